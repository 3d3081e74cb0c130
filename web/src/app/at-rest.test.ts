import { describe, expect, test } from "vitest";
import { isAtRest } from "./at-rest";
import type { State } from "./store";

const closed = {
  screen: "welcome",
  page: "table",
  view: null,
  replay: null,
  setup: { isOpen: false },
  botCard: { isOpen: false },
  isChangingSettings: false,
  isShowingKeys: false,
  question: null,
  hint: null,
  why: null,
  link: null,
};
const finished = { screen: "game", view: { phase: "over" } };

function rests(change: object): boolean {
  return isAtRest({ ...closed, ...change } as unknown as State);
}

test("the page is at rest at the welcome screen and after a game, not during one", () => {
  expect(rests({})).toBe(true);
  expect(rests(finished)).toBe(true);
  expect(rests({ screen: "game", view: { phase: "draw" } })).toBe(false);
});

describe.each([{}, finished])("nor is it with %j", (state) => {
  test.each([
    ...["review", "games", "statistics", "daily", "book", "fairness", "about"].map((page) => ({ page })),
    { replay: { ply: 3 } },
    { question: { chosen: null } },
    { hint: { depth: 1 } },
    { why: { ply: 3 } },
    { link: "https://example.org" },
    { setup: { isOpen: true } },
    { botCard: { isOpen: true } },
    { isChangingSettings: true },
    { isShowingKeys: true },
  ])("and %j", (change) => {
    expect(rests({ ...state, ...change })).toBe(false);
  });
});
