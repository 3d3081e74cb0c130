/** The changes between two views of a game that are animated, as plain numbers without the DOM. */

import type { View } from "../../engine/protocol";
import { entriesSince } from "../../game/view-queries";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of each card, by card id. */
export type Layout = ReadonlyMap<number, Box>;

/** `draw`: from the supply, where the card was face down; `take`: with its row to a pile; `slide`: to make room. */
type Path = "draw" | "place" | "take" | "slide";

export interface Move {
  id: number;
  from: Box;
  to: Box;
  path: Path;
}

/** The times of a card of a taken row, in fractions of the time that the whole row takes. */
interface TakeTimes {
  gathered: number;
  leaves: number;
  arrives: number;
}

/** A row that becomes free again at the start of a round. */
export interface RowReturn {
  row: number;
  /** Who had taken it. */
  seat: number;
  /** A fraction of the duration of one return. */
  delay: number;
}

export interface ScoreChange {
  seat: number;
  from: number;
  to: number;
}

/** No action reveals more cards than this; a view with more new cards is of another game. */
const MAX_NEW_CARDS = 2;
const STAGGER = 0.15;
/** A card that moves less only makes room for another, and is not animated. */
const MIN_DISTANCE_PX = 4;
/** Until when the cards of a taken row gather, and how long each flies, in fractions of the whole time. */
const GATHERED = 0.28;
const FLIGHT = 0.4;

/** Return the moves from one layout to the next; new cards come from the supply. */
export function cardMoves(before: Layout, after: Layout, supply: Box | null, from: View, to: View): Move[] {
  const origin = [...after.keys()].filter((id) => !before.has(id)).length > MAX_NEW_CARDS ? null : supply;
  const taken = new Set(takes(from, to).flatMap(({ row }) => from.rows[row]?.cards.map(({ id }) => id) ?? []));
  const path = (id: number): Path => {
    if (!before.has(id)) return "draw";
    if (id === from.drawn?.id) return "place";
    return taken.has(id) ? "take" : "slide";
  };
  const moves: Move[] = [];
  for (const [id, box] of after) {
    const start = before.get(id) ?? origin;
    if (start && distance(start, box) >= MIN_DISTANCE_PX) moves.push({ id, from: start, to: box, path: path(id) });
  }
  return moves;
}

/** Return when the card with this index of those of a taken row gathers, leaves and arrives. */
export function takeTimes(index: number, count: number): TakeTimes {
  const leaves = GATHERED + (index * (1 - GATHERED - FLIGHT)) / Math.max(count - 1, 1);
  return { gathered: GATHERED, leaves, arrives: leaves + FLIGHT };
}

/** Return the rows that were taken in the round that has just ended; they come back one after another. */
export function rowReturns(before: View, after: View): RowReturn[] {
  if (after.round !== before.round + 1) return [];
  const takers = before.rows.map(({ taken_by }) => taken_by);
  for (const { row, seat } of takes(before, after)) takers[row] = seat;
  return takers
    .flatMap((seat, row) => (seat === null ? [] : [{ row, seat }]))
    .map((each, index) => ({ ...each, delay: index * STAGGER }));
}

/** Return the seats that began a round and begin the next, if a round has just begun. */
export function firstPlayers(before: View, after: View): { from: number; to: number } | null {
  if (after.round !== before.round + 1) return null;
  const [from, to] = [beginner(before), beginner(after)];
  return from === undefined || to === undefined || from === to ? null : { from, to };
}

export function scoreChanges(before: View, after: View): ScoreChange[] {
  return after.seats
    .map(({ score }, seat) => ({ seat, from: before.seats[seat]?.score ?? score, to: score }))
    .filter(({ from, to }) => from !== to);
}

/** Return whether the last-round card was turned up between two views of a game. */
export function revealsLastRound(before: View, after: View): boolean {
  return entriesSince(before, after).some(({ kind }) => kind === "last_round");
}

function takes(before: View, after: View) {
  return entriesSince(before, after).filter((entry) => entry.kind === "take");
}

function beginner({ log }: View): number | undefined {
  return log.findLast((entry) => entry.kind === "round")?.seat;
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}
