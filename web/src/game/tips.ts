/** The tips of a player's first game: one at a time, each once. The engine knows when it is the moment for each. */

import type { Tip, View } from "../engine/protocol";

export type TipAnchor = "supply" | "rows" | "own";

export interface TipsState {
  seen: readonly Tip[];
  shown: Tip | null;
}

/** The part of the table next to which each tip is shown. */
export const ANCHORS: Readonly<Record<Tip, TipAnchor>> = {
  "must-take": "rows",
  draw: "supply",
  begin: "rows",
  place: "rows",
  taken: "rows",
  choose: "rows",
  fourth: "own",
  "plus-two": "rows",
  full: "rows",
  joker: "own",
  "last-round": "supply",
  out: "own",
};

export const TIPS = Object.keys(ANCHORS) as Tip[];

/**
 * Return the tips after a new view. A tip is shown while its moment lasts and counts as seen afterwards; the end of the
 * game ends all tips.
 */
export function tipsAt(view: View, { seen, shown }: TipsState): TipsState {
  if (view.phase === "over") return { seen: TIPS, shown: null };
  if (shown && view.tips.includes(shown)) return { seen, shown };
  return nextTip(view, shown ? [...seen, shown] : seen);
}

export function nextTip({ tips }: View, seen: readonly Tip[]): TipsState {
  return { seen, shown: tips.find((tip) => !seen.includes(tip) && isFor(tip, tips, seen)) ?? null };
}

/** Return whether a tip suits a player who has seen others: one of the first turn, or one of later ones. */
function isFor(tip: Tip, due: readonly Tip[], seen: readonly Tip[]): boolean {
  // Without the tip to begin, the player has placed a card, maybe before tips were loaded.
  if (tip === "choose") return seen.includes("place") || !due.includes("begin");
  const isOfFirstTurn = tip === "draw" || tip === "begin";
  return !isOfFirstTurn || !(seen.includes("draw") || seen.includes("begin") || seen.includes("place"));
}
