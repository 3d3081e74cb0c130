import { expect, test } from "vitest";
import type { Day, FinishedGame } from "../../history/types";
import { goalNews } from "./goal-news";

function won(id: string, change: Partial<FinishedGame> = {}): FinishedGame {
  const seats = [
    { kind: "human", level: null, style: null },
    { kind: "bot", level: "casual", style: null },
  ];
  const table = { players: 2, edition: "classic", scoring: "brown", seat: 0, scores: [30, 25], ranks: [1, 2] };
  const game = { id, at: `2026-11-2${id}T12:00:00Z`, practice: false, hints: 0, daily: null, skill: null };
  return { ...game, ...table, seats, ...change } as unknown as FinishedGame;
}

function news(games: FinishedGame[], id: string, days: Day[] = []) {
  const found = goalNews({ games, days, mistakes: [] }, id);
  return found && [found.reached.map(({ name }) => name), found.next?.name];
}

test("the first win reaches the goals that one game can reach", () => {
  expect(news([won("1")], "1")).toEqual([["first", "alone"], "tables"]);
  expect(news([won("1", { scores: [41, 25], hints: 1 })], "1")).toEqual([["first", "lead", "points"], "tables"]);
});

test("a goal is new only with the game that reaches it", () => {
  expect(news([won("1"), won("2")], "2")).toEqual([[], "tables"]);
  expect(news([won("1"), won("2", { scores: [35, 25] })], "2")).toEqual([["lead"], "tables"]);
});

test("a game that was stored again after others is compared with all of them", () => {
  expect(news([won("1", { scores: [35, 25] }), won("2", { scores: [45, 25] })], "1")).toEqual([[], "tables"]);
});

test("practice reaches nothing, and a game that is not stored is not news", () => {
  expect(news([won("1", { practice: true })], "1")).toEqual([[], "first"]);
  expect(news([won("1")], "2")).toBeNull();
});

test("the daily deal of the seventh day reaches its goal", () => {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ result: { id: `${day}` } }) as Day);
  const lost = won("7", { scores: [20, 25], ranks: [2, 1] });
  expect(news([lost], "7", days)?.[0]).toEqual(["days"]);
  expect(news([lost], "7", days.slice(0, 6))).toEqual([[], "days"]);
});
