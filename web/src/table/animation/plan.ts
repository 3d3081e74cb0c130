/** What moves from one view of a game to the next, and from what to what: numbers only, no page. */

import type { View } from "../../engine/protocol";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where each card lies, by its id. */
export type Layout = ReadonlyMap<number, Box>;

export interface Move {
  id: number;
  from: Box;
  to: Box;
  /** Of the time that one card travels: cards that go together leave one after another. */
  delay: number;
}

/** A row whose card comes back to the middle. */
export interface Return {
  row: number;
  /** Of the time that one takes. */
  delay: number;
}

/** A score that counts from one number to another. */
export interface Count {
  seat: number;
  from: number;
  to: number;
}

/** More cards than that never turn up at once; when they do, it is another game. */
const MOST_NEW = 2;
const STAGGER = 0.15;
/** Pixels: what moves less only makes room. */
const LEAST = 4;

/** The moves from one layout to the next; cards that were not there come from the supply. */
export function plan(before: Layout, after: Layout, supply: Box | null): Move[] {
  const isNew = (id: number) => !before.has(id);
  const origin = [...after.keys()].filter(isNew).length > MOST_NEW ? null : supply;
  const moves: Move[] = [];
  for (const [id, to] of after) {
    const from = before.get(id) ?? origin;
    if (from && distance(from, to) >= LEAST) moves.push({ id, from, to, delay: moves.length * STAGGER });
  }
  return moves;
}

/** The rows that come back, one after another, when a round is over: those that were taken in it. */
export function returns(before: View, after: View): Return[] {
  if (after.round !== before.round + 1) return [];
  const taken = after.log.slice(before.log.length).flatMap((entry) => (entry.kind === "take" ? [entry.row] : []));
  return after.rows
    .map((_, row) => row)
    .filter((row) => taken.includes(row) || (before.rows[row]?.taken_by ?? null) !== null)
    .map((row, turn) => ({ row, delay: turn * STAGGER }));
}

export function counts(before: View, after: View): Count[] {
  return after.seats
    .map(({ score }, seat) => ({ seat, from: before.seats[seat]?.score ?? score, to: score }))
    .filter(({ from, to }) => from !== to);
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}
