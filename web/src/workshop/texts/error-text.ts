import { BotError, MAX_MS } from "../arena/bot-runner";
import { w } from "./texts";

/** Return what a person reads about an error while a bot runs. */
export function errorText(error: unknown): string {
  if (!(error instanceof BotError)) return error instanceof TypeError ? w("offline") : String(error);
  const { type, line } = error;
  if (type === "late") return w("late", { seconds: MAX_MS / 1000 });
  if (type === "lost") return w("lost");
  const message = messageOf(error);
  return line === null ? message : w("line", { line, message });
}

/** Return what went wrong, without the line. */
export function messageOf({ module, message }: BotError): string {
  return module === null ? message : w("no-module", { module });
}
