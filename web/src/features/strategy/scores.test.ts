import { expect, test } from "vitest";
import scores from "../ending/scores.json";
import { FIGURES } from "./figures";
import { compareScores, scoreReached } from "./scores";

const SCORES = { games: 5, lowest: -1, counts: [1, 0, 2, 3, 4] };
const TABLE = { players: 2, scoring: "brown", edition: "classic" } as const;

test.each([
  [1, -1],
  [0.95, -1],
  [0.9, 1],
  [0.5, 2],
  [0.4, 3],
  [0.1, 3],
])("a share of %d reaches %i points", (share, points) => {
  expect(scoreReached(SCORES, share)).toBe(points);
});

test("all levels share an axis from one multiple of ten to another, and a height", () => {
  const atlas = { "2-brown-classic": { casual: SCORES, master: { games: 4, lowest: 19, counts: [2, 2, 1] } } };
  const { games, min, max, levels } = compareScores(atlas, TABLE) ?? { levels: [] };
  expect([games, min, max]).toEqual([4, -10, 30]);
  expect(levels.map(({ level, heights }) => [level, heights.length])).toEqual([
    ["casual", 41],
    ["master", 41],
  ]);
  expect(levels[0]?.heights[13]).toBe(1);
  expect(levels[1]?.heights.slice(28, 33)).toEqual([0, 1, 1, 0.5, 0]);
});

test("every level has the scores that nine, five and one of ten reach", () => {
  const atlas = { "2-brown-classic": { casual: SCORES, master: { ...SCORES, lowest: 9 } } };
  expect(compareScores(atlas, TABLE)?.levels.map(({ reached }) => reached)).toEqual([
    [1, 2, 3],
    [11, 12, 13],
  ]);
});

test("scores that end at multiples of ten end the axis", () => {
  const scores = { games: 1, lowest: -10, counts: [1, ...Array<number>(19).fill(0), 1] };
  expect(compareScores({ "2-brown-classic": { casual: scores } }, TABLE)).toMatchObject({ min: -10, max: 10 });
});

test("a table that was not measured has no comparison", () => {
  expect(compareScores({}, TABLE)).toBeNull();
});

test("the levels were measured at every table of the page", () => {
  for (const table of FIGURES.tables) {
    const { levels = [] } = compareScores(scores, table) ?? {};
    expect(levels).toHaveLength(6);
    for (const { reached } of levels) expect(reached).toEqual([...reached].sort((one, other) => one - other));
  }
});
