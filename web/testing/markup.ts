import type { TemplateResult } from "lit";
import type { Intent } from "../src/game/intents";

/** Return the markup of a template. Properties, listeners and what is not shown are empty. */
export function markup(part: unknown): string {
  if (Array.isArray(part)) return part.map(markup).join("");
  if (typeof part === "string" || typeof part === "number" || typeof part === "boolean") return String(part);
  if (typeof part !== "object" || part === null) return "";
  const { strings, values = [] } = part as Partial<TemplateResult>;
  // The directive `keyed`: a key and a template.
  if (!strings) return markup(values[1]);
  return strings.map((text, index) => text + markup(values[index])).join("");
}

/** Return the intents that the listeners of a template send when they are called, in their order. */
export function intents(part: unknown): Intent[] {
  if (Array.isArray(part)) return part.flatMap(intents);
  if (typeof part === "function") {
    const sent: Intent[] = [];
    const currentTarget = new EventTarget();
    currentTarget.addEventListener("intent", ({ detail }: CustomEventInit) => sent.push(detail));
    part({ currentTarget });
    return sent;
  }
  return typeof part === "object" && part !== null ? intents((part as Partial<TemplateResult>).values ?? []) : [];
}
