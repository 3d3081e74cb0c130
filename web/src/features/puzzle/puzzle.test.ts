import { expect, test } from "vitest";
import type { Question } from "../../app/state";
import { isSolved } from "./puzzle";

const choices = [
  { action: "d", about_equal: true },
  { action: "t1", about_equal: true },
  { action: "t2", about_equal: false },
];

function solved(first: string | null, values: unknown = { choices }): boolean | null {
  return isSolved({ first, values } as Question);
}

test("the best choice and those about as good solve a puzzle", () => {
  expect(["d", "t1", "t2"].map((first) => solved(first))).toEqual([true, true, false]);
});

test("without a choice or values it is not known whether a puzzle is solved", () => {
  expect([solved(null), solved("d", null)]).toEqual([null, null]);
});
