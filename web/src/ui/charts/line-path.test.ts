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
