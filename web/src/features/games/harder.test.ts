import { expect, test } from "vitest";
import type { SeatView, View } from "../../engine/protocol";
import { emptyView } from "../../game/empty-view";
import { harderSetup } from "./harder";

const [person, bot] = emptyView.seats as [SeatView, SeatView];

/** A finished game of a person against bots of these levels. */
function finished(levels: readonly string[], change: Partial<View> = {}): View {
  const seats = [person, ...levels.map((level) => ({ ...bot, level }))];
  return { ...emptyView, players: seats.length, seats, result: { ranks: [], winners: [0] }, ...change };
}

function nextLevels(view: View): (string | null | undefined)[] | undefined {
  return harderSetup(view)?.seats.map(({ level }) => level);
}

test("after a win, all bots have the next level", () => {
  expect(nextLevels(finished(["casual", "casual"]))).toEqual([null, "regular", "regular"]);
  expect(nextLevels(finished(["regular"]))).toEqual([null, "strong"]);
});

test("the setup is that of a new deal at the same table", () => {
  expect(harderSetup(finished(["casual"]))).toMatchObject({ players: 2, seed: null });
});

test.each<[string, View]>([
  ["a loss", finished(["casual"], { result: { ranks: [], winners: [1] } })],
  ["a shared victory", finished(["casual"], { result: { ranks: [], winners: [0, 1] } })],
  ["practice", finished(["casual"], { practice: true })],
  ["bots of several levels", finished(["casual", "regular"])],
  ["the strongest bots", finished(["master", "master"])],
  ["a bot of the workshop", finished(["bot.py"])],
  ["a game of two people", finished(["casual"], { players: 3, seats: [person, person, { ...bot, level: "casual" }] })],
  ["a game without bots", finished([], { players: 2, seats: [person, person] })],
])("%s has no harder setup", (_, view) => {
  expect(harderSetup(view)).toBeNull();
});
