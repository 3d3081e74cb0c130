import { describe, expect, test } from "vitest";
import { isAtRest } from "./at-rest";
import type { State } from "./state";

const closed = { screen: "welcome", page: "table", view: null, replay: null, puzzle: null, hint: null };
const finished = { screen: "game", view: { phase: "over" } };

function rests(change: object, hasOpenDialog = false): boolean {
  return isAtRest({ ...closed, ...change } as unknown as State, hasOpenDialog);
}

test("the page is at rest on the start screen and after a game", () => {
  expect(rests({})).toBe(true);
  expect(rests(finished)).toBe(true);
  expect(rests({ screen: "game", view: { phase: "draw" } })).toBe(false);
  expect(rests({ screen: "waiting" })).toBe(false);
});

describe.each([{}, finished])("the page is not at rest with %j", (state) => {
  test.each([
    ...["review", "games", "statistics", "daily", "mistakes", "fairness", "about"].map((page) => ({ page })),
    { replay: { ply: 3 } },
    { puzzle: { chosen: null } },
    { hint: { depth: 1 } },
  ])("and %j", (change) => {
    expect(rests({ ...state, ...change })).toBe(false);
  });

  test("or with an open dialog", () => {
    expect(rests(state, true)).toBe(false);
  });
});
