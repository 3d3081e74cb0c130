import { expect, test } from "vitest";
import { byContent } from "./deep-equal-property";

test("what has the same content has not changed", () => {
  expect(byContent.hasChanged([{ card: "c0" }], [{ card: "c0" }])).toBe(false);
  expect(byContent.hasChanged([{ card: "c0" }], [{ card: "c1" }])).toBe(true);
  expect(byContent.hasChanged(null, undefined)).toBe(true);
});
