import type { Action, View } from "../../engine/protocol";

/**
 * Return the action if it is the only one of the person to act. Null for a draw, which turns over a card: undoing that
 * would make the game practice. Null also for equal rows, because the player may prefer one of them.
 */
export function forcedAction({ waiting_for, jokers, supply, rows }: View): Action | null {
  if (waiting_for !== "human" || jokers || supply.draw !== null) return null;
  const [action, ...others] = rows.flatMap(({ place, take }) => [place, take]).filter((each) => each !== null);
  return others.length === 0 ? (action ?? null) : null;
}
