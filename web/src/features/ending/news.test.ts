import { nothing } from "lit";
import { beforeAll, expect, test } from "vitest";
import { markup } from "../../../testing/markup";
import type { Ratings } from "../../engine/coach-protocol";
import type { Day } from "../../history/types";
import { loadAllTexts } from "../../i18n";
import { newsList } from "./news";

beforeAll(loadAllTexts);

function rated(...values: number[]): Ratings {
  return { ratings: values.map((value) => ({ value, low: value, high: value })), games: 9, missing: 2 };
}

const FIRST = { name: "first", done: 1, all: 1 };
const LEAD = { name: "lead", done: 1, all: 1 };
const TABLES = { name: "tables", done: 2, all: 4 };

test.each([
  [{ reached: [LEAD], next: TABLES }, "Goal reached: Win by 10 points or more"],
  [{ reached: [FIRST, LEAD], next: null }, "Goals reached: Win a game\u00A0· Win by 10 points or more"],
  [{ reached: [], next: TABLES }, "Next goal: Win with every number of players. 2 of 4"],
  [{ reached: [], next: null }, "All goals are reached."],
])("goals %j are announced", (goals, words) => {
  expect(markup(newsList({ goals, games: [], ratings: null }, null, 0))).toContain(words);
});

test.each([
  [rated(), "Your strength appears here after 2 more games."],
  [rated(1), "You play at Casual level."],
  [rated(1, 1.5), "You play between Casual and Intermediate level. Up since the last game."],
  [rated(1.5, 1), "You play at Casual level. Down since the last game."],
  [rated(1, 2.6, 2.62), "You play between Intermediate and Advanced level. Unchanged."],
])("the strength comes with its change", (ratings, words) => {
  expect(markup(newsList({ goals: null, games: [], ratings }, null, 0))).toContain(words);
});

test("each line has its room before it is known", () => {
  expect(markup(newsList({ goals: null, games: [], ratings: null }, null, 0)).match(/<li>/g)).toHaveLength(2);
});

test("a daily deal has its streak, also as practice", () => {
  const day = { date: "2026-11-21" } as Day;
  expect(markup(newsList(null, day, 3))).toMatch(/<li>Streak: 3 days\..*Compare and share/s);
  expect(markup(newsList(null, day, 3)).match(/<li>/g)).toHaveLength(1);
  expect(newsList(null, null, 3)).toBe(nothing);
});
