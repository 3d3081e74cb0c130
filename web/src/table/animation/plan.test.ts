import { expect, test } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import type { LogEntry } from "../../engine/protocol";
import { type Box, cardMoves, revealsLastRound, rowReturns, scoreChanges } from "./plan";

const SUPPLY = boxAt(0, 0);

function boxAt(x: number, y: number): Box {
  return { x, y, width: 10, height: 14 };
}

test("a new card comes from the supply", () => {
  const moves = cardMoves(new Map(), new Map([[1, boxAt(50, 50)]]), SUPPLY);
  expect(moves).toEqual([{ id: 1, from: SUPPLY, to: boxAt(50, 50), delay: 0, isNew: true }]);
});

test("a card moves from its old place, and one that only makes room does not move", () => {
  const before = new Map([
    [1, boxAt(10, 10)],
    [2, boxAt(20, 20)],
  ]);
  const after = new Map([
    [1, boxAt(90, 10)],
    [2, boxAt(23, 20)],
  ]);
  expect(cardMoves(before, after, SUPPLY)).toEqual([
    { id: 1, from: boxAt(10, 10), to: boxAt(90, 10), delay: 0, isNew: false },
  ]);
});

test("cards that move together start one after another", () => {
  const before = new Map([1, 2, 3].map((id) => [id, boxAt(10, 10)] as const));
  const after = new Map([1, 2, 3].map((id) => [id, boxAt(100, 20 * id)] as const));
  const delays = cardMoves(before, after, null).map(({ delay }) => delay);
  expect(delays).toHaveLength(3);
  expect(delays[0]).toBe(0);
  expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b));
});

test("no card moves when more than two are new, because it is another game", () => {
  const cards = (count: number) => new Map(Array.from({ length: count }, (_, id) => [id, boxAt(50, 20 * id)] as const));
  expect(cardMoves(new Map(), cards(2), SUPPLY)).toHaveLength(2);
  expect(cardMoves(new Map(), cards(3), SUPPLY)).toEqual([]);
});

test("a new card does not move when the supply is not shown", () => {
  expect(cardMoves(new Map(), new Map([[1, boxAt(50, 50)]]), null)).toEqual([]);
});

test("the rows taken in a round come back one after another at its end", async () => {
  const first = await viewWhere("four-players", ({ round }) => round === 1);
  const before = { ...first, rows: first.rows.map((row, index) => ({ ...row, taken_by: index < 2 ? index : null })) };
  const take: LogEntry = { kind: "take", seat: 2, row: 3, cards: [], revealed: null };
  const after = { ...first, round: 2, log: [...first.log, take] };
  const back = rowReturns(before, after);
  expect(back.map(({ row }) => row)).toEqual([0, 1, 3]);
  expect(back.map(({ delay }) => delay)).toEqual([...new Set(back.map(({ delay }) => delay))].sort((a, b) => a - b));
});

test("no row comes back within a round, nor when the views are more than one round apart", async () => {
  const view = await viewWhere("four-players", ({ round }) => round === 1);
  const taken = { ...view, rows: view.rows.map((row) => ({ ...row, taken_by: 0 })) };
  expect(rowReturns(taken, view)).toEqual([]);
  expect(rowReturns(taken, { ...view, round: 3 })).toEqual([]);
});

test("only scores that differ are changes", async () => {
  const before = await viewWhere("four-players", () => true);
  const seats = before.seats.map((seat, index) => (index === 1 ? { ...seat, score: seat.score + 5 } : seat));
  const from = before.seats[1]?.score ?? 0;
  expect(scoreChanges(before, { ...before, seats })).toEqual([{ seat: 1, from, to: from + 5 }]);
  expect(scoreChanges(before, before)).toEqual([]);
});

test("the last-round card is turned up when the log says so", async () => {
  const after = await viewWhere("five-players-end", ({ log }) => log.some(({ kind }) => kind === "last_round"));
  const at = after.log.findIndex(({ kind }) => kind === "last_round");
  expect(revealsLastRound({ ...after, log: after.log.slice(0, at) }, after)).toBe(true);
  expect(revealsLastRound({ ...after, log: after.log.slice(0, at + 1) }, after)).toBe(false);
});
