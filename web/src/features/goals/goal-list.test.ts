import { expect, test } from "vitest";
import { TRAINER } from "../../history/spaced-repetition";
import type { FinishedGame, HistoryData } from "../../history/types";
import { goalsOf } from "./goal-list";

function game(change: Partial<FinishedGame> = {}, level = "casual", style: string | null = null): FinishedGame {
  return {
    id: JSON.stringify([change, level, style]),
    form: 1,
    at: "2026-11-26T12:00:00Z",
    players: 2,
    edition: "classic",
    scoring: "brown",
    seats: [
      { kind: "human", level: null, style: null },
      { kind: "bot", level, style },
    ],
    seat: 0,
    scores: [30, 25],
    ranks: [1, 2],
    practice: false,
    hints: 1,
    daily: null,
    record: "",
    skill: null,
    ...change,
  };
}

function skill(own: number, luck: number): FinishedGame["skill"] {
  const points = { start: 0, own, others: 0, luck, unforeseen: 0, final: 0 };
  return { points, share: points };
}

function done(...games: FinishedGame[]): Record<string, number> {
  const data: HistoryData = { games, days: [], mistakes: [] };
  return Object.fromEntries(goalsOf(data).map((goal) => [goal.name, goal.done]));
}

test("there are twelve goals, and none is reached without a game", () => {
  const goals = goalsOf({ games: [], days: [], mistakes: [] });
  expect(goals).toHaveLength(12);
  expect(goals.every((goal) => goal.done === 0 && goal.all > 0)).toBe(true);
});

test("a defeat and a practice game reach no goal of winners", () => {
  expect(done(game({ ranks: [2, 1] }), game({ practice: true }))).toMatchObject({ first: 0, tables: 0, levels: 0 });
});

test.each<[string, FinishedGame]>([
  ["first", game()],
  ["alone", game({ hints: 0 })],
  ["lead", game({ scores: [35, 25] })],
  ["points", game({ scores: [40, 50], ranks: [2, 1] })],
  ["faultless", game({ skill: skill(-0.5, 2), ranks: [2, 1] })],
  ["unlucky", game({ skill: skill(-5, -2) })],
])("the goal %s is reached by one game", (name, reaching) => {
  expect(done(reaching)[name]).toBe(1);
});

test.each<[string, FinishedGame]>([
  ["alone", game({ hints: 2 })],
  ["lead", game({ scores: [34, 25] })],
  ["points", game({ scores: [39, 25] })],
  ["faultless", game({ skill: skill(-1.5, 2) })],
  ["unlucky", game({ skill: skill(-1.5, 2) })],
])("the goal %s takes more than that", (name, other) => {
  expect(done(other)[name]).toBe(0);
});

test("wins at different tables, sides, levels and against styles add up", () => {
  const won = [
    game(),
    game({ players: 3, scoring: "grey" }, "strong", "spoiler"),
    game({ players: 3, edition: "golden" }, "strong", "gambler"),
  ];
  expect(done(...won)).toMatchObject({ tables: 2, sides: 3, levels: 2, styles: 2 });
});

test("days and learned mistakes of own games count up to the goal", () => {
  const days = Array.from({ length: 9 }, () => ({ result: {} })) as unknown as HistoryData["days"];
  const mistakes = [
    { due: null },
    { due: null, game: TRAINER },
    { due: "2026-12-01" },
  ] as unknown as HistoryData["mistakes"];
  const goals = goalsOf({ games: [], days, mistakes });
  expect(goals.find(({ name }) => name === "days")).toMatchObject({ done: 7, all: 7 });
  expect(goals.find(({ name }) => name === "mistakes")).toMatchObject({ done: 1, all: 10 });
});
