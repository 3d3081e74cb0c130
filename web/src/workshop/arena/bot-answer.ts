/** Reads what comes out of a bot's cage: nothing of another form gets further. */

import { objectFromJson } from "../../platform/storage/browser-storage";
import type { ActionAnswer, LoadedAnswer } from "../protocol";
import type { BotAction } from "../public-state";

/** An error of the bot. */
export class BotError extends Error {
  constructor(
    /** `raised`: an exception. `late`: no answer in time. `lost`: its Python has stopped. */
    readonly kind: "raised" | "late" | "lost",
    message: string,
    /** The line of its code, if the error has one. */
    readonly line: number | null = null,
    /** The module that an import did not find, if Python and our package need not have it. */
    readonly module: string | null = null,
  ) {
    super(message);
  }
}

const MAX_ANSWER = 10_000;
const MAX_MESSAGE = 1000;
const MAX_ROW = 5;

/** Read the answer of a bot. Throws the BotError in the answer, or one for an answer of another form. */
export function readAnswer(text: string): LoadedAnswer | ActionAnswer {
  const { loaded, action, error } = text.length > MAX_ANSWER ? {} : objectFromJson(text);
  if (loaded === true) return { loaded };
  if (isAction(action)) return { action };
  throw readError(error) ?? new BotError("raised", "the answer is neither an action nor an error");
}

function readError(error: unknown): BotError | null {
  const { message, line, module }: Record<string, unknown> = Object(error);
  if (typeof message !== "string") return null;
  return new BotError(
    "raised",
    message.slice(0, MAX_MESSAGE),
    Number.isSafeInteger(line) ? (line as number) : null,
    typeof module === "string" ? module.slice(0, MAX_MESSAGE) : null,
  );
}

function isAction(value: unknown): value is BotAction {
  if (!Array.isArray(value)) return false;
  const [kind, row] = value;
  if (kind === "draw") return value.length === 1;
  return (
    (kind === "take" || kind === "place") && value.length === 2 && Number.isInteger(row) && row >= 0 && row < MAX_ROW
  );
}
