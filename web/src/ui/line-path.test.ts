import { expect, test } from "vitest";
import { linePath, spread } from "./line-path";

test("a line goes through evenly spaced values, from the bottom to the top of the box", () => {
  expect(linePath([0, 0.5, 1])).toBe("M0 100L50 50L100 0");
  expect(linePath([1 / 3, 1 / 3])).toBe("M0 66.67L100 66.67");
});

test("one value and none are drawn without a fault", () => {
  expect(linePath([0.25])).toBe("M0 75");
  expect(linePath([])).toBe("");
});

test("marks of a curve that are close are moved apart, the others stay", () => {
  const apart = [
    { x: 10, y: 20 },
    { x: 60, y: 20 },
  ];
  expect(spread(apart, 10, 12)).toEqual(apart);
  const close = [40, 41, 42, 43].map((x) => ({ x, y: 97 }));
  const moved = spread(close, 10, 12);
  expect(moved[0]).toEqual(close[0]);
  expect(moved.map(({ y }) => y).sort()).toEqual([61, 73, 85, 97]);
});
