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

export interface Move {
  id: number;
  from: Box;
  to: Box;
  /** A fraction of the duration of one move: cards that move together start one after another. */
  delay: number;
  /** Whether the card comes from the supply, where it was face down. */
  isNew: boolean;
}

/** A row that becomes free again at the start of a round. */
export interface RowReturn {
  row: number;
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

/** Return the moves from one layout to the next; new cards come from the supply. */
export function cardMoves(before: Layout, after: Layout, supply: Box | null): Move[] {
  const isNew = (id: number) => !before.has(id);
  const origin = [...after.keys()].filter(isNew).length > MAX_NEW_CARDS ? null : supply;
  const moves: Move[] = [];
  for (const [id, to] of after) {
    const from = before.get(id) ?? origin;
    if (from && distance(from, to) >= MIN_DISTANCE_PX)
      moves.push({ id, from, to, delay: moves.length * STAGGER, isNew: isNew(id) });
  }
  return moves;
}

/** Return the rows that were taken in the round that has just ended; they come back one after another. */
export function rowReturns(before: View, after: View): RowReturn[] {
  if (after.round !== before.round + 1) return [];
  const taken = entriesSince(before, after).flatMap((entry) => (entry.kind === "take" ? [entry.row] : []));
  return after.rows
    .map((_, row) => row)
    .filter((row) => taken.includes(row) || (before.rows[row]?.taken_by ?? null) !== null)
    .map((row, index) => ({ row, delay: index * STAGGER }));
}

export function scoreChanges(before: View, after: View): ScoreChange[] {
  return after.seats
    .map(({ score }, seat) => ({ seat, from: before.seats[seat]?.score ?? score, to: score }))
    .filter(({ from, to }) => from !== to);
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

/** Return whether the last-round card was turned up between two views of a game. */
export function revealsLastRound(before: View, after: View): boolean {
  return entriesSince(before, after).some(({ kind }) => kind === "last_round");
}
