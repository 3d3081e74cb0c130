/** The single-key shortcuts of the table. */

import type { View } from "../engine/protocol";
import { isAction } from "./game-text";
import type { Intent } from "./intents";
import { intentToPlay } from "./intents";

const NOT_POSSIBLE = intentToPlay(null, null);

/** Return the intent of a key that depends on the view only; null for other keys. */
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
    case "Escape":
      return { type: "cancel-selection" };
    case "?":
      return { type: "open-shortcuts" };
    default:
      return rowMeaning(Number(key) - 1, view);
  }
}

/** Return whether the coach can give a hint on the player's decision. */
export function canHint(view: View): boolean {
  return view.waiting_for === "human" && view.jokers === null;
}

/** Return whether the coach can explain a bot's action in the game in play. */
export function canExplain(view: View): boolean {
  if (view.waiting_for === null) return false;
  return view.log.some((entry) => isAction(entry) && view.seats[entry.seat]?.kind === "bot");
}

function rowMeaning(row: number, view: View): Intent | null {
  const wanted = view.rows[row];
  return wanted ? intentToPlay(wanted.place ?? wanted.take, row) : null;
}
