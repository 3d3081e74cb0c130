import { beforeEach, expect, test } from "vitest";
import type { Puzzle } from "../../app/state";
import { loadAllTexts, setLanguage } from "../../i18n";
import { TABLE } from "./place";
import { titleOf } from "./place-title";

const puzzle = { progress: { number: 2, count: 5 } } as Puzzle;

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

test("the title names the puzzle on the table", () => {
  expect(titleOf(TABLE, { view: null, puzzle })).toBe("Puzzle\u00a02 of 5 – Coloretto");
  expect(titleOf(TABLE, { view: null, puzzle: null })).toBe("Coloretto");
});

test("a puzzle without a number asks for a move", () => {
  const place = { ...TABLE, game: "level=strong&pos=2cb15" };
  expect(titleOf(place, { view: null, puzzle: null })).toBe("What would you do? – Coloretto");
  const replay = { ...TABLE, game: "record=2cb15" };
  expect(titleOf(replay, { view: null, puzzle: null })).toBe("Recorded game – Coloretto");
});

test("the answer to a puzzle, and a page instead of the table, have titles of their own", () => {
  expect(titleOf({ ...TABLE, dialogs: ["answer"] }, { view: null, puzzle })).toBe(
    "What each move is worth – Coloretto",
  );
  expect(titleOf({ ...TABLE, page: "puzzles" }, { view: null, puzzle })).toBe("Puzzles – Coloretto");
});

test.each([
  ["new-game", "New game"],
  ["settings", "Settings"],
  ["shortcuts", "Keyboard shortcuts"],
  ["seat", "Same deal, different seat"],
  ["why", "Why?"],
  ["bot-1", "Bo"],
] as const)("the dialog %s has the title %s, also on a page", (dialog, title) => {
  const view = {
    seats: [
      { kind: "human", name: null },
      { kind: "bot", name: "Bo" },
    ],
  } as never;
  for (const page of ["table", "puzzles"] as const)
    expect(titleOf({ ...TABLE, page, dialogs: ["answer", dialog] }, { view, puzzle })).toBe(`${title} – Coloretto`);
});

test("a dialog about a bot that is not at the table has the title of the page", () => {
  expect(titleOf({ ...TABLE, page: "review", dialogs: ["bot-9"] }, { view: null, puzzle: null })).toBe(
    "Game review – Coloretto",
  );
});
