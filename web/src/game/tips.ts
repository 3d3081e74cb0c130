/** The tips of a player's first game: one at a time, each once. */

import type { CardView, SeatView, View } from "../engine/protocol";

export type TipAnchor = "supply" | "rows" | "own";

export interface TipsState {
  seen: readonly Tip[];
  shown: Tip | null;
}

interface Moment {
  /** The part of the table next to which the tip is shown. */
  anchor: TipAnchor;
  /** Whether the tip is for a player's first turn, or only for later ones; undefined: for any. */
  isFirst?: boolean;
  /** `seat` is the player's, and `index` its place. */
  isNow(view: View, seat: SeatView, index: number): boolean;
}

/** The most urgent first. */
const MOMENTS = {
  "must-take": { anchor: "rows", isNow: (view) => canTake(view) && view.supply.draw === null },
  draw: {
    anchor: "supply",
    isFirst: true,
    isNow: (view) => view.supply.draw !== null && !canTake(view),
  },
  /** The first turn, if others have placed cards before. */
  begin: { anchor: "rows", isFirst: true, isNow: canChoose },
  place: { anchor: "rows", isNow: (view) => view.rows.some((row) => row.place !== null) },
  /** Someone took a row in which the player had placed a card. */
  taken: { anchor: "rows", isNow: (view, _, index) => isPersonsTurn(view) && hasLostCard(view, index) },
  choose: { anchor: "rows", isFirst: false, isNow: canChoose },
  fourth: {
    anchor: "own",
    isNow: (view, seat) => isPersonsTurn(view) && seat.piles.some((pile) => pile.counts === "minus"),
  },
  "plus-two": {
    anchor: "rows",
    isNow: (view) => isPersonsTurn(view) && cardsToTake(view).some(({ card }) => card === "+2"),
  },
  full: {
    anchor: "rows",
    isNow: (view) => view.rows.some((row) => row.take !== null && row.cards.length === row.capacity),
  },
  /** The player has a joker, or is to choose what becomes of one. */
  joker: {
    anchor: "own",
    isNow: (view, seat) =>
      isPersonsTurn(view) &&
      (seat.piles.some((pile) => pile.counts === "joker") || [view.drawn, ...cardsToTake(view)].some(isJoker)),
  },
  "last-round": { anchor: "supply", isNow: (view) => isPersonsTurn(view) && view.last_round },
  out: { anchor: "own", isNow: (view, seat) => view.waiting_for === "bot" && seat.out },
} satisfies Record<string, Moment>;

export type Tip = keyof typeof MOMENTS;

export const TIPS = Object.keys(MOMENTS) as Tip[];

export function anchorOf(tip: Tip): TipAnchor {
  return MOMENTS[tip].anchor;
}

/**
 * Return the tips after a new view. A tip is shown while its moment lasts and counts as seen afterwards; the end of the
 * game ends all tips.
 */
export function tipsAt(view: View, { seen, shown }: TipsState): TipsState {
  if (view.phase === "over") return { seen: TIPS, shown: null };
  if (shown && isNow(view, shown)) return { seen, shown };
  return nextTip(view, shown ? [...seen, shown] : seen);
}

export function nextTip(view: View, seen: readonly Tip[]): TipsState {
  return { seen, shown: TIPS.find((tip) => !seen.includes(tip) && isFor(view, tip, seen) && isNow(view, tip)) ?? null };
}

/** Return whether a tip suits a player who has seen others, and who may have placed a card before tips were loaded. */
function isFor(view: View, tip: Tip, seen: readonly Tip[]): boolean {
  const { isFirst }: Moment = MOMENTS[tip];
  const hasPlaced =
    seen.includes("place") ||
    view.log.some((entry) => entry.kind === "place" && view.seats[entry.seat] === person(view));
  return isFirst ? !hasPlaced && !seen.includes("draw") && !seen.includes("begin") : isFirst !== false || hasPlaced;
}

function isNow(view: View, tip: Tip): boolean {
  const seat = person(view);
  const moment: Moment = MOMENTS[tip];
  return seat !== undefined && moment.isNow(view, seat, view.seats.indexOf(seat));
}

/** Return the person to act, or the only person. */
function person(view: View): SeatView | undefined {
  const people = view.seats.filter((seat) => seat.kind === "human");
  if (view.waiting_for === "human" && view.current !== null) return view.seats[view.current];
  return people.length === 1 ? people[0] : undefined;
}

/** Return whether a person is to draw, place or take. */
function isPersonsTurn(view: View): boolean {
  return view.waiting_for === "human" && view.phase !== "jokers";
}

function canChoose(view: View): boolean {
  return view.supply.draw !== null && canTake(view);
}

/** Return whether another player has taken a row of this round in which this seat had placed a card. */
function hasLostCard({ log }: View, index: number): boolean {
  const round = log.slice(log.findLastIndex((entry) => entry.kind === "round") + 1);
  const rows = round.flatMap((entry) => (entry.kind === "place" && entry.seat === index ? [entry.row] : []));
  return round.some((entry) => entry.kind === "take" && entry.seat !== index && rows.includes(entry.row));
}

function cardsToTake({ rows }: View): readonly CardView[] {
  return rows.flatMap((row) => (row.take === null ? [] : row.cards));
}

function isJoker(card: CardView | null): boolean {
  return card?.card === "joker" || card?.card === "golden";
}

function canTake(view: View): boolean {
  return view.rows.some((row) => row.take !== null);
}
