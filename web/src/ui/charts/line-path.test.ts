import { expect, test } from "vitest";
import { bandPath, linePath, spreadMarks } from "./line-path";

test("0 is at the bottom of the box and 1 at the top", () => {
  expect(linePath([0, 0.5, 1])).toBe("M0 100L50 50L100 0");
  expect(linePath([1 / 3, 1 / 3])).toBe("M0 66.67L100 66.67");
});

test("one value and no values give valid paths", () => {
  expect(linePath([0.25])).toBe("M0 75");
  expect(linePath([])).toBe("");
});

test("a band goes along the upper line and back along the lower one", () => {
  expect(bandPath([0, 0.25], [0.5, 1])).toBe("M0 50L100 0L100 75L0 100Z");
});

test.each([
  ["just beside", { x: 50, y: 50 }, { x: 60, y: 50 }],
  ["just below", { x: 50, y: 50 }, { x: 50, y: 62 }],
])("a mark %s another stays", (_, first, second) => {
  expect(spreadMarks([first, second], 10, 12)).toEqual([first, second]);
  expect(spreadMarks([second, first], 10, 12)).toEqual([second, first]);
});

test.each([
  ["down, away from the top", [0, 4], [0, 12]],
  ["up, away from the bottom", [100, 96], [100, 88]],
  ["the shorter way, past what is nearest", [50, 45], [50, 38]],
  ["into a gap that is as high as it is", [20, 44, 30], [20, 44, 32]],
  ["past a gap that is too low", [20, 43, 30], [20, 43, 8]],
  ["beyond the box, if it was there and nothing is", [-5, 50], [-5, 50]],
])("a mark that overlaps another moves %s", (_, heights, expected) => {
  const marks = heights.map((y) => ({ x: 50, y }));
  expect(spreadMarks(marks, 10, 12).map(({ y }) => y)).toEqual(expected);
});

test("a mark without room above and below moves aside", () => {
  const marks = [50, 50].map((y) => ({ x: 50, y }));
  expect(spreadMarks(marks, 10, 60)).toEqual([
    { x: 50, y: 50 },
    { x: 40, y: 50 },
  ]);
});

test("a mark without room anywhere in the box stays where it is", () => {
  const marks = [50, 50].map((y) => ({ x: 50, y }));
  expect(spreadMarks(marks, 60, 60)).toEqual(marks);
});

test("a dozen mistakes in a few turns never lie on each other", () => {
  const marks = Array.from({ length: 12 }, (_, index) => ({ x: 40 + index, y: 50 }));
  const moved = spreadMarks(marks, 10, 21);
  const isApart = (one: number, other: number, size: number) => Math.abs(one - other) >= size;
  for (const [index, { x, y }] of moved.entries())
    for (const before of moved.slice(0, index)) expect(isApart(x, before.x, 10) || isApart(y, before.y, 21)).toBe(true);
});

test("marks that overlap move apart, others stay", () => {
  const apart = [
    { x: 10, y: 20 },
    { x: 60, y: 20 },
  ];
  expect(spreadMarks(apart, 10, 12)).toEqual(apart);
  const close = [40, 41, 42, 43].map((x) => ({ x, y: 97 }));
  const moved = spreadMarks(close, 10, 12);
  expect(moved[0]).toEqual(close[0]);
  expect(moved.map(({ y }) => y).sort()).toEqual([61, 73, 85, 97]);
});
