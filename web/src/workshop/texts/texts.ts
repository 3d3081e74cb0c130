/** The texts of the workshop, which no other page loads. */

import { type Arguments, addTexts, type OtherTexts, t } from "../../i18n";
import english from "../../i18n/en/workshop.ftl";
import { BotError } from "../arena/bot-answer";
import { MAX_MS } from "../arena/bot-runner";
import { CageError, PythonMissing } from "../cage/cage";

const texts = import.meta.glob<OtherTexts>(["../../i18n/*/workshop.ftl", "!../../i18n/en/workshop.ftl"], {
  import: "default",
});

/** Load the texts of the workshop. Reject if they cannot be loaded. */
export function loadWorkshopTexts(): Promise<void> {
  return addTexts({ english: async () => english, load: (tag) => texts[`../../i18n/${tag}/workshop.ftl`]?.() });
}

/** Return a message of the workshop. */
export function w(id: string, args?: Arguments): string {
  return t(`workshop${id && `-${id}`}`, args);
}

/** Return what a person reads about an error while a bot runs. */
export function errorText(error: unknown): string {
  if (error instanceof PythonMissing) return w("offline");
  if (error instanceof CageError) return w("lost");
  if (!(error instanceof BotError)) return String(error);
  const { kind, line } = error;
  if (kind === "late") return w("late", { seconds: MAX_MS / 1000 });
  if (kind === "lost") return w("lost");
  const message = messageOf(error);
  return line === null ? message : w("line", { line: String(line), message });
}

/** Return what went wrong, without the line. */
export function messageOf({ module, message }: BotError): string {
  return module === null ? message : w("no-module", { module });
}
