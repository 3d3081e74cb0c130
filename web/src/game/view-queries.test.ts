import { expect, test } from "vitest";
import { viewWhere } from "../../testing/recordings";
import type { View } from "../engine/protocol";
import { emptyView, isContinuation, isLegal, rowOf, setupFrom, startsOver, withPlayers } from "./view-queries";

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

test("another seed or a shorter log is a fresh start", () => {
  const longer: View = { ...game, log: [{ kind: "last_round", seat: 0 }] };
  expect(startsOver(null, game)).toBe(true);
  expect(startsOver(game, { ...game, seed: 8 })).toBe(true);
  expect(startsOver(longer, game)).toBe(true);
  expect(startsOver(game, longer)).toBe(false);
  expect(startsOver(game, game)).toBe(false);
});

test("an action is about a row, or about none", () => {
  expect(["p1", "p4", "t4", "d"].map((action) => rowOf(placing, action))).toEqual([0, 3, -1, -1]);
  expect(["t1", "t2", "d"].map((action) => rowOf(deciding, action))).toEqual([0, 1, -1]);
});

test("cards move between two views of one game, but not at its first", () => {
  const after = (log: number, seed = 7): View => ({
    ...game,
    seed,
    log: Array(log).fill({ kind: "last_round", seat: 0 }),
  });
  const before = after(2);
  expect(isContinuation(before, after(3))).toBe(true);
  expect(isContinuation(before, before)).toBe(false);
  expect(isContinuation(before, after(3, 8))).toBe(false);
  expect(isContinuation(before, after(1))).toBe(false);
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
