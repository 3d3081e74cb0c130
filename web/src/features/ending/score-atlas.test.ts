import { expect, test } from "vitest";
import { compareWithLevels } from "./score-atlas";

const TABLE = { players: 2, scoring: "brown", edition: "classic" } as const;
const BELOW = [0, 0.1, 0.1, 0.3, 0.6, 1];
const ATLAS = {
  "2-brown-classic": {
    games: 5,
    levels: { casual: { lowest: -1, below: BELOW }, master: { lowest: 2, below: BELOW } },
  },
};

test.each([
  [-5, 0, 0],
  [-1, 0, 0],
  [0, 0.1, 0],
  [3, 0.6, 0.1],
  [4, 1, 0.1],
  [40, 1, 1],
])("%i points are compared with the scores of every level at the same table", (points, casual, master) => {
  expect(compareWithLevels(ATLAS, TABLE, points)).toEqual({
    games: 5,
    levels: [
      { level: "casual", share: casual },
      { level: "master", share: master },
    ],
  });
});

test("a table that was not measured has no comparison", () => {
  expect(compareWithLevels(ATLAS, { players: 5, scoring: "grey", edition: "golden" }, 3)).toBeNull();
});
