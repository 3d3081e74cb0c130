import { expect, test } from "vitest";
import { linePath } from "./chart";

test("a line goes through evenly spaced values, from the bottom to the top of the box", () => {
  expect(linePath([0, 0.5, 1])).toBe("M0 100L50 50L100 0");
  expect(linePath([1 / 3, 1 / 3])).toBe("M0 66.67L100 66.67");
});

test("one value and none are drawn without a fault", () => {
  expect(linePath([0.25])).toBe("M0 75");
  expect(linePath([])).toBe("");
});
