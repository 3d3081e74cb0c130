import { expect, test } from "vitest";
import type { TrainingPosition } from "../../engine/lab-figures";
import { daysAfter, FIRST_DATE } from "../../history/dates";
import { afterAttempt } from "../../history/spaced-repetition";
import type { Mistake } from "../../history/types";
import shipped from "./positions.json";
import {
  answerOn,
  entryOf,
  idOf,
  newEntry,
  type Positions,
  parseEntry,
  positionOfTheDay,
  puzzleOf,
  THEMES,
  themeProgress,
} from "./training";

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

test("an entry names its theme or its day, also as earlier versions wrote it", () => {
  expect(parseEntry(entryOf("spoil", position("b")))).toEqual({ theme: "spoil", date: "spoil" });
  for (const before of ["", "daily:"])
    expect(parseEntry(`${before}2026-11-21 ${idOf(position("b"))}`)).toEqual({ theme: null, date: "2026-11-21" });
  for (const entry of ["", "nothing a", "2026-13-01 a", idOf(position("b"))]) expect(parseEntry(entry)).toBeNull();
});

test("the puzzle of an entry has its number in the theme, or is that of the day", () => {
  expect(puzzleOf(entryOf("spoil", position("b")), POSITIONS)).toEqual({
    position: position("b"),
    theme: "spoil",
    number: 2,
  });
  const date = "2026-11-21";
  const ofDay = positionOfTheDay(date, POSITIONS).position;
  expect(puzzleOf(`daily:${entryOf(date, ofDay)}`, POSITIONS)).toEqual({ position: ofDay, theme: null, number: 1 });
  for (const entry of [entryOf("stake", position("b")), entryOf(date, position("z")), "nothing a"])
    expect(puzzleOf(entry, POSITIONS)).toBeNull();
});
