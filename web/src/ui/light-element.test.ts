import { expect, test } from "vitest";
import { deepEqualProperty } from "./light-element";

test("a value with the same content has not changed", () => {
  expect(deepEqualProperty.hasChanged([{ card: "c0" }], [{ card: "c0" }])).toBe(false);
  expect(deepEqualProperty.hasChanged([{ card: "c0" }], [{ card: "c1" }])).toBe(true);
  expect(deepEqualProperty.hasChanged(null, undefined)).toBe(true);
});
