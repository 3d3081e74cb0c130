import type { TemplateResult } from "lit";

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
