import { expect, test } from "vitest";
import { views, viewWhere } from "../../../testing/recordings";
import type { LogEntry, View } from "../../engine/protocol";
import { type Box, cardMoves, firstPlayers, revealsLastRound, rowReturns, scoreChanges, takeTimes } from "./plan";

const SUPPLY = boxAt(0, 0);

/** Return the views before and after a person draws. */
async function drawing(): Promise<[View, View]> {
  return (await views("four-players")).slice(0, 2) as [View, View];
}

function boxAt(x: number, y: number): Box {
  return { x, y, width: 10, height: 14 };
}

test("a new card comes from the supply", async () => {
  const [from, to] = await drawing();
  const moves = cardMoves(new Map(), new Map([[1, boxAt(50, 50)]]), SUPPLY, from, to);
  expect(moves).toEqual([{ id: 1, from: SUPPLY, to: boxAt(50, 50), path: "draw" }]);
});

test("a card moves from its old place, and one that only makes room does not move", async () => {
  const [from, to] = await drawing();
  const before = new Map([
    [1, boxAt(10, 10)],
    [2, boxAt(20, 20)],
  ]);
  const after = new Map([
    [1, boxAt(90, 10)],
    [2, boxAt(23, 20)],
  ]);
  const moves = cardMoves(before, after, SUPPLY, from, to);
  expect(moves).toEqual([{ id: 1, from: boxAt(10, 10), to: boxAt(90, 10), path: "slide" }]);
});

test("a drawn card is placed, and those of a taken row are taken", async () => {
  const placing = await viewWhere("four-players", ({ drawn }) => drawn !== null);
  const card = { id: 99, card: "c0" } as const;
  const from = { ...placing, rows: placing.rows.map((row, index) => (index === 1 ? { ...row, cards: [card] } : row)) };
  const take: LogEntry = { kind: "take", seat: 2, row: 1, cards: ["c0"], revealed: null };
  const ids = [placing.drawn?.id ?? 0, card.id];
  const before = new Map(ids.map((id) => [id, boxAt(0, 0)]));
  const after = new Map(ids.map((id) => [id, boxAt(50, 50)]));
  const moves = cardMoves(before, after, SUPPLY, from, { ...from, log: [...from.log, take] });
  expect(moves.map(({ path }) => path)).toEqual(["place", "take"]);
});

test("the cards of a taken row gather, then drop one after another", () => {
  const times = [0, 1, 2].map((index) => takeTimes(index, 3));
  expect(new Set(times.map(({ gathered }) => gathered)).size).toBe(1);
  const arrivals = times.map(({ arrives }) => arrives);
  expect(arrivals).toEqual([...new Set(arrivals)].sort((a, b) => a - b));
  expect(arrivals.at(-1)).toBeCloseTo(1);
  for (const { gathered, leaves } of times) expect(leaves).toBeGreaterThanOrEqual(gathered);
});

test("no card moves when more than two are new, because it is another game", async () => {
  const [from, to] = await drawing();
  const cards = (count: number) => new Map(Array.from({ length: count }, (_, id) => [id, boxAt(50, 20 * id)] as const));
  expect(cardMoves(new Map(), cards(2), SUPPLY, from, to)).toHaveLength(2);
  expect(cardMoves(new Map(), cards(3), SUPPLY, from, to)).toEqual([]);
});

test("a new card does not move when the supply is not shown", async () => {
  const [from, to] = await drawing();
  expect(cardMoves(new Map(), new Map([[1, boxAt(50, 50)]]), null, from, to)).toEqual([]);
});

test("the rows taken in a round come back one after another at its end", async () => {
  const first = await viewWhere("four-players", ({ round }) => round === 1);
  const before = { ...first, rows: first.rows.map((row, index) => ({ ...row, taken_by: index < 2 ? index : null })) };
  const take: LogEntry = { kind: "take", seat: 2, row: 3, cards: [], revealed: null };
  const after = { ...first, round: 2, log: [...first.log, take] };
  const back = rowReturns(before, after);
  expect(back.map(({ row, seat }) => [row, seat])).toEqual([
    [0, 0],
    [1, 1],
    [3, 2],
  ]);
  expect(back.map(({ delay }) => delay)).toEqual([...new Set(back.map(({ delay }) => delay))].sort((a, b) => a - b));
});

test("no row comes back within a round, nor when the views are more than one round apart", async () => {
  const view = await viewWhere("four-players", ({ round }) => round === 1);
  const taken = { ...view, rows: view.rows.map((row) => ({ ...row, taken_by: 0 })) };
  expect(rowReturns(taken, view)).toEqual([]);
  expect(rowReturns(taken, { ...view, round: 3 })).toEqual([]);
});

test("the mark of the first player walks when another seat begins the next round", async () => {
  const before = await viewWhere("four-players", ({ round }) => round === 1);
  const begins = (seat: number): View => {
    const entry: LogEntry = { kind: "round", round: 2, seat, discarded: [] };
    return { ...before, round: 2, log: [...before.log, entry] };
  };
  const first = before.log.find((entry) => entry.kind === "round")?.seat ?? 0;
  expect(firstPlayers(before, begins((first + 1) % 4))).toEqual({ from: first, to: (first + 1) % 4 });
  expect(firstPlayers(before, begins(first))).toBeNull();
  expect(firstPlayers(before, before)).toBeNull();
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
