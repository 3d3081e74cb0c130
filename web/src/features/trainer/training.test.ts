import { expect, test } from "vitest";
import type { TrainingPosition } from "../../engine/lab-figures";
import { daysAfter, FIRST_DATE } from "../../history/dates";
import { afterAttempt } from "../../history/spaced-repetition";
import type { Mistake } from "../../history/types";
import shipped from "./positions.json";
import { answerOn, idOf, newEntry, type Positions, positionOfTheDay, THEMES, themeProgress } from "./training";

const SHIPPED: Positions = shipped;
const NOON = "2026-11-21T12:00:00Z";

function position(name: string): TrainingPosition {
  return { position: name, seat: 0, best: "d", tempting: "t1", lost: 0.1, found: 0.5 };
}

const POSITIONS: Positions = {
  spoil: ["a", "b", "c"].map(position),
  stake: [position("d")],
  jokers: [],
  last_round: [],
};

function answered(name: string, isSolved: boolean): Mistake {
  return afterAttempt(newEntry(position(name), "2026-11-21"), isSolved, NOON);
}

function next(...mistakes: Mistake[]) {
  const { next } = themeProgress("spoil", POSITIONS, mistakes);
  return next?.position ?? null;
}

test("positions of a theme come in their order, those that were missed at the end", () => {
  expect(next()).toBe("a");
  expect(next(answered("a", true))).toBe("b");
  expect(next(answered("a", false), answered("b", true))).toBe("c");
  expect(next(answered("a", false), answered("b", true), answered("c", true))).toBe("a");
  expect(next(...["a", "b", "c"].map((name) => answered(name, true)))).toBeNull();
});

test("only solved positions of the theme count as solved", () => {
  const progress = themeProgress("spoil", POSITIONS, [answered("a", true), answered("b", false), answered("d", true)]);
  expect([progress.solved, progress.all]).toEqual([1, 3]);
});

test("a position solved at once returns after 30 days and is then learned", () => {
  const first = answered("a", true);
  expect(first.due).toBe("2026-12-21");
  expect(afterAttempt(first, true, NOON).due).toBeNull();
});

test("a missed position returns tomorrow, like a mistake", () => {
  expect(answered("a", false)).toMatchObject({ solved: 0, due: "2026-11-22", action: "t1", best: "d" });
});

test("each position has its day before one returns", () => {
  const all = THEMES.flatMap((theme) => SHIPPED[theme]);
  const days = Array.from({ length: all.length }, (_, day) => daysAfter(FIRST_DATE, day));
  const ids = days.map((date) => idOf(positionOfTheDay(date, SHIPPED).position));
  expect(new Set(ids).size).toBe(all.length);
});

test("a position that was answered on an earlier day is new on its own day", () => {
  expect(answerOn("2026-11-21", answered("a", true))).toBe("solved");
  expect(answerOn("2026-11-21", answered("a", false))).toBe("missed");
  expect(answerOn("2026-11-22", answered("a", true))).toBe("new");
  expect(answerOn("2026-11-22", undefined)).toBe("new");
});

test("a device whose clock is slow has a position of the day too", () => {
  expect(positionOfTheDay("1999-12-31", SHIPPED).position.position).toBeTruthy();
});
