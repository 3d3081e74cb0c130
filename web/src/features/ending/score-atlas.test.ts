import { expect, test } from "vitest";
import { compareWithLevels, shareBelow } from "./score-atlas";

const SCORES = { games: 5, lowest: -1, counts: [1, 0, 2, 3, 4] };

test.each([
  [-5, 0],
  [-1, 0],
  [0, 0.1],
  [2, 0.3],
  [3, 0.6],
  [4, 1],
  [40, 1],
])("below %i points are %d of the scores", (points, share) => {
  expect(shareBelow(SCORES, points)).toBeCloseTo(share);
});

test("a score is compared with every level at the same table", () => {
  const atlas = { "2-brown-classic": { casual: SCORES, master: { ...SCORES, lowest: 2 } }, "3-grey-golden": {} };
  const table = { players: 2, scoring: "brown", edition: "classic" } as const;
  expect(compareWithLevels(atlas, table, 3)).toEqual([
    { level: "casual", share: 0.6, games: 5 },
    { level: "master", share: 0.1, games: 5 },
  ]);
});

test("a table that was not measured has no comparison", () => {
  expect(compareWithLevels({}, { players: 5, scoring: "grey", edition: "golden" }, 3)).toEqual([]);
});
