import { beforeAll, expect, test } from "vitest";
import type { PlayerKind, SeatView, View } from "../../engine/protocol";
import { emptyView } from "../../game/view-queries";
import { loadAllTexts } from "../../i18n";
import { marginLine, uncountedLine } from "./result-text";

beforeAll(loadAllTexts);

/** A finished game; the names of unnamed players follow from their seats. */
function finished(scores: readonly number[], people: readonly number[] = [0]): View {
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? seat : []));
  const [model] = emptyView.seats as [SeatView];
  const kind = (seat: number): PlayerKind => (people.includes(seat) ? "human" : "bot");
  const seats = scores.map((score, seat) => ({ ...model, kind: kind(seat), score }));
  return { ...emptyView, seats, phase: "over", result: { ranks, winners } };
}

test.each([
  ["a winner is ahead of the next player", finished([30, 24, 20]), "6 points ahead of Bruno"],
  ["one point is singular", finished([25, 20, 24]), "1 point ahead of Clio"],
  ["all players of the second rank are named", finished([30, 24, 24]), "6 points ahead of Bruno and Clio"],
  ["a loser is behind the winner", finished([20, 24, 30]), "3rd place, 10 points behind Clio"],
  ["a loser is behind all who share the victory", finished([20, 30, 30]), "3rd place, 10 points behind Bruno and Clio"],
  ["the last of five has a rank, too", finished([1, 2, 3, 4, 5]), "5th place, 4 points behind Enya"],
  ["among several people, the winner counts", finished([20, 30, 24], [0, 1]), "6 points ahead of Clio"],
  ["among bots, too", finished([20, 30, 24], []), "6 points ahead of Clio"],
  ["a shared victory has no margin", finished([30, 30, 24]), ""],
  ["neither does a game in play", emptyView, ""],
])("%s", (_, view, line) => {
  expect(marginLine(view)).toBe(line);
});

test.each([
  ["an ordinary game counts", { seed: 7 }, false, ""],
  ["a practice game does not", { seed: 7, practice: true }, false, /^Practice game: it does not count/],
  ["neither does a game from a position", { seed: null }, false, /^Game from a position: it does not count/],
  ["a game that is only watched is not mentioned", { seed: null }, true, ""],
])("in the statistics, %s", (_, change, isReplay, line) => {
  expect(uncountedLine({ ...finished([30, 24, 20]), ...change }, isReplay)).toMatch(line || /^$/);
});

test.each([[[]], [[0, 1]]])("a game from a position between people %j has no statistics to count in", (people) => {
  expect(uncountedLine({ ...finished([30, 24, 20], people), seed: null }, false)).toBe("");
});
