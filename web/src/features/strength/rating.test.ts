import { expect, test } from "vitest";
import { game, skill } from "../../../testing/finished-games";
import { type Losses, rate, ratedGames } from "./rating";

const LOSSES: Losses = {
  "2-brown": {
    weak: { mean: 16, deviation: 4 },
    fair: { mean: 4, deviation: 2 },
    good: { mean: 1, deviation: 1 },
  },
};

function games(...lost: number[]) {
  return lost.map((each) => ({ at: "2026-11-26T12:00:00Z", table: "2-brown", lost: each }));
}

test.each([
  [[16, 16, 16], 0],
  [[40, 40, 40], 0],
  [[8, 8, 8], 0.5],
  [[4, 4, 4], 1],
  [[2, 2, 2], 1.5],
  [[0.5, 0.5, 0.5], 2],
])("who gives away %j points is at place %d", (lost, place) => {
  expect(rate(games(...lost), LOSSES)?.value).toBeCloseTo(place);
});

test("the interval narrows with the number of games", () => {
  const few = rate(games(8, 8, 8), LOSSES);
  const many = rate(games(...Array<number>(27).fill(8)), LOSSES);
  expect(few && many && few.high - few.low > 2 * (many.high - many.low)).toBe(true);
  expect(few?.low).toBeLessThan(0.5);
  expect(few?.high).toBeGreaterThan(0.5);
});

test("only the latest thirty games count", () => {
  expect(rate([...games(...Array<number>(9).fill(16)), ...games(...Array<number>(30).fill(4))], LOSSES)?.value).toBe(1);
});

test("two games are too few for a rating", () => {
  expect(rate(games(8, 8), LOSSES)).toBeNull();
});

test("games that were not reviewed, or have an unknown table, or had hints are not rated", () => {
  const all = [
    game(1, { players: 2 }),
    game(2, { players: 2, skill: skill(0, 3) }),
    game(3, { players: 2, skill: skill(0, 0) }),
    game(4, { players: 9, skill: skill(0, 3) }),
    game(5, { players: 2, skill: skill(0, 3), hints: 1 }),
  ];
  expect(ratedGames(all, LOSSES).map(({ lost }) => lost)).toEqual([3, 0]);
});
