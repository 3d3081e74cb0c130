import { BotError } from "../arena/bot-answer";
import { MAX_MS } from "../arena/bot-runner";
import { CageError } from "../cage/cage";
import { PythonMissing } from "../cage/files";
import { w } from "./texts";

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
