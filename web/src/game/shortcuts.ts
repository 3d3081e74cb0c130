/** The single-key shortcuts of the table. */

import type { View } from "../engine/protocol";
import { isAction } from "./game-text";
import { type Intent, intentToPlay } from "./intents";

const NOT_POSSIBLE = intentToPlay(null, null);

/** What each key does, besides the numbers of the rows. */
const INTENTS: Readonly<Record<string, (view: View, canFinish: boolean) => Intent>> = {
  d: (view) => intentToPlay(view.supply.draw, null),
  f: (_, canFinish) => (canFinish ? { type: "finish-round" } : NOT_POSSIBLE),
  h: (view) => (canHint(view) ? { type: "hint" } : NOT_POSSIBLE),
  w: (view) => (canExplain(view) ? { type: "why", ply: null } : NOT_POSSIBLE),
  u: (view) => (view.undo ? { type: "undo" } : NOT_POSSIBLE),
  r: (view) => (view.redo ? { type: "redo" } : NOT_POSSIBLE),
  a: () => ({ type: "repeat-announcement" }),
  s: () => ({ type: "announce", answer: { kind: "scores" } }),
  t: () => ({ type: "announce", answer: { kind: "table" } }),
  m: () => ({ type: "toggle-sound" }),
  Escape: () => ({ type: "cancel-selection" }),
  "?": () => ({ type: "open-dialog", dialog: "shortcuts" }),
};

/** Return the intent of a key that depends on the view only; null for other keys. */
export function intentForKey(key: string, view: View, canFinish: boolean): Intent | null {
  const row = Number(key) - 1;
  const wanted = view.rows[row];
  if (wanted) return intentToPlay(wanted.place ?? wanted.take, row);
  return INTENTS[key]?.(view, canFinish) ?? null;
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
