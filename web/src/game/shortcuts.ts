/** The single keys of the table, and what each means now. */

import type { View } from "../engine/protocol";
import { isAction } from "./game-text";
import type { Intent } from "./intents";
import { intentToPlay } from "./intents";

/** As the overlay lists them, some by the ends of the ids of their names; `about`: the end of the id of the message that tells what they do. */
export const SHORTCUTS: readonly { keys: readonly string[]; message: string }[] = [
  { keys: ["d"], message: "draw" },
  { keys: ["1", "2", "3", "4", "5"], message: "row" },
  { keys: ["←", "→", "home", "end"], message: "rows" },
  { keys: ["n", "space", "escape"], message: "next" },
  { keys: ["f"], message: "finish" },
  { keys: ["h"], message: "hint" },
  { keys: ["w"], message: "why" },
  { keys: ["u"], message: "undo" },
  { keys: ["r"], message: "redo" },
  { keys: ["a"], message: "again" },
  { keys: ["s"], message: "scores" },
  { keys: ["t"], message: "table" },
  { keys: ["?"], message: "help" },
];

/** Of a recorded game, while no control of its own has the focus. */
export const REPLAY_SHORTCUTS: typeof SHORTCUTS = [
  { keys: ["←", "→"], message: "step" },
  { keys: ["space"], message: "by-itself" },
  { keys: ["home", "end"], message: "ends" },
];

const NOT_POSSIBLE = intentToPlay(null, null);

/** What a key that needs no more than the view means; null when it means nothing. */
export function intentForKey(key: string, view: View, canFinish: boolean): Intent | null {
  switch (key) {
    case "d":
      return intentToPlay(view.supply.draw, null);
    case "f":
      return canFinish ? { type: "finish-round" } : NOT_POSSIBLE;
    case "h":
      return canHint(view) ? { type: "hint" } : NOT_POSSIBLE;
    case "w":
      return canExplain(view) ? { type: "why", ply: null } : NOT_POSSIBLE;
    case "u":
      return view.undo ? { type: "undo" } : NOT_POSSIBLE;
    case "r":
      return view.redo ? { type: "redo" } : NOT_POSSIBLE;
    case "a":
      return { type: "repeat-announcement" };
    case "s":
      return { type: "announce", answer: { kind: "scores" } };
    case "t":
      return { type: "announce", answer: { kind: "table" } };
    case "?":
      return { type: "open-shortcuts" };
    default:
      return rowMeaning(Number(key) - 1, view);
  }
}

/** Whether a person is to decide something that the coach knows about. */
export function canHint(view: View): boolean {
  return view.waiting_for === "human" && view.jokers === null;
}

/** Whether a bot has acted in a game that is being played. */
export function canExplain(view: View): boolean {
  if (view.waiting_for === null) return false;
  return view.log.some((entry) => isAction(entry) && view.seats[entry.seat]?.kind === "bot");
}

function rowMeaning(row: number, view: View): Intent | null {
  const wanted = view.rows[row];
  return wanted ? intentToPlay(wanted.place ?? wanted.take, row) : null;
}
