import { expect, test } from "vitest";
import { viewWhere } from "../../testing/recordings";
import type { PileView, View } from "../engine/protocol";
import {
  emptyView,
  entriesSince,
  isContinuation,
  isLegal,
  leaders,
  rowOf,
  type Shown,
  setupFrom,
  sortedPiles,
  startsOver,
  withPlayers,
} from "./view-queries";

const deciding = await viewWhere(
  "five-players-end",
  ({ supply, rows }) => !!supply.draw && rows.some((row) => row.take),
);
const placing = await viewWhere(
  "four-players",
  ({ phase, waiting_for }) => phase === "place" && waiting_for === "human",
);
const bots = await viewWhere("four-players", ({ waiting_for }) => waiting_for === "bot");
const game: View = { ...emptyView, seed: 7 };

function scoring(...scores: number[]): View {
  const [seat] = emptyView.seats as [View["seats"][number]];
  return { ...emptyView, seats: scores.map((score) => ({ ...seat, score })) };
}

test("the seats with the highest score lead, unless all have it", () => {
  expect(leaders(scoring(3, 7, 7))).toEqual([1, 2]);
  expect(leaders(scoring(-1, -2))).toEqual([0]);
  expect(leaders(scoring(4, 4))).toEqual([]);
});

test("piles are shown as they are counted, a joker after those it may serve", () => {
  const pile = (counts: PileView["counts"], points: number): PileView => ({
    card: "c0",
    cards: [],
    jokers: 0,
    counts,
    points,
  });
  const piles = [
    pile("bonus", 4),
    pile("minus", -1),
    pile("joker", 0),
    pile("plus", 1),
    pile("minus", -3),
    pile("plus", 6),
  ];
  expect(sortedPiles({ piles }).map(({ counts, points }) => [counts, points])).toEqual([
    ["plus", 6],
    ["plus", 1],
    ["joker", 0],
    ["minus", -3],
    ["minus", -1],
    ["bonus", 4],
  ]);
});

test("only actions in the view are legal", () => {
  expect(["d", "t1", "t2", "t3", "p1"].map((action) => isLegal(deciding, action))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(["d", "p4", "t4"].map((action) => isLegal(placing, action))).toEqual([false, true, false]);
  expect(["d", "p1", "t1"].some((action) => isLegal(bots, action))).toBe(false);
});

test("the setup of a view has the same table and no seed", () => {
  const view = { ...game, marker_depth: 16, seats: game.seats.map((seat) => ({ ...seat, level: "regular" })) };
  expect(setupFrom(view)).toMatchObject({
    players: 4,
    edition: "classic",
    scoring: "brown",
    marker_depth: 16,
    seed: null,
  });
  expect(setupFrom(view).seats[1]).toEqual({ kind: "bot", level: "regular", style: null, name: null });
});

/** Return a table that shows a game, or a recorded game, with a log of some length. */
function shown(length: number, id = "one", record: string | null = null): Shown {
  const log: View["log"] = Array(length).fill({ kind: "last_round", seat: 0 });
  return { view: { ...game, log }, game: { id }, replay: record === null ? null : { record } };
}

test("another game, or an earlier ply, is a fresh start", () => {
  expect(startsOver({ view: null, game: null, replay: null }, shown(0))).toBe(true);
  for (const other of [shown(1, "two"), shown(1, "one", "a record"), shown(0)])
    expect(startsOver(shown(1), other)).toBe(true);
  for (const later of [shown(1), shown(2)]) expect(startsOver(shown(1), later)).toBe(false);
  expect(startsOver(shown(1, "one", "a record"), shown(1, "one", "another"))).toBe(true);
  expect(startsOver(shown(1, "one", "a record"), shown(2, "two", "a record"))).toBe(false);
});

test("what has happened since an earlier view is the end of the log", () => {
  const after = shown(3).view as View;
  expect(entriesSince(null, after)).toEqual(after.log);
  expect(entriesSince(shown(1).view, after)).toEqual(after.log.slice(1));
  expect(entriesSince(after, shown(1).view as View)).toEqual([]);
});

test("an action is about a row, or about none", () => {
  expect(["p1", "p4", "t4", "d"].map((action) => rowOf(placing, action))).toEqual([0, 3, -1, -1]);
  expect(["t1", "t2", "d"].map((action) => rowOf(deciding, action))).toEqual([0, 1, -1]);
});

test("cards move between two views of one game, but not at its first", () => {
  const before = shown(2);
  expect(isContinuation(before, shown(3))).toBe(true);
  for (const other of [before, shown(3, "two"), shown(3, "one", "a record"), shown(1)])
    expect(isContinuation(before, other)).toBe(false);
  expect(isContinuation(shown(2, "one", "a record"), shown(3, "one", "a record"))).toBe(true);
});

test("a recorded game gets its players, and keeps what else its seats have", () => {
  const players = [
    { kind: "human", name: "Anna" },
    { kind: "bot", level: "expert" },
  ] as never;
  const [anna, bot, other] = withPlayers(game, players).seats;
  expect([anna, bot]).toMatchObject([
    { kind: "human", name: "Anna", score: 0 },
    { kind: "bot", level: "expert", score: 0 },
  ]);
  expect(other).toEqual(game.seats[2]);
  expect(withPlayers(game, null)).toBe(game);
});
