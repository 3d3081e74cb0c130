import { expect, test } from "vitest";
import { day, idOf } from "../../testing/finished-games";
import { streaks } from "./streak";

const TODAY = "2026-11-21";

function november(...dates: number[]) {
  return dates.map((date) => day(`2026-11-${String(date).padStart(2, "0")}`));
}

function finishedAt(at: string) {
  return { id: idOf(0), at, score: 1, rank: 1 };
}

test.each([
  { dates: [], now: 0, best: 0 },
  { dates: [19, 20, 21], now: 3, best: 3 },
  { dates: [18, 19, 20], now: 3, best: 3 },
  { dates: [17, 18, 19], now: 0, best: 3 },
  { dates: [10, 11, 12, 20, 21], now: 2, best: 3 },
])("$dates are a streak of $now, at best $best", ({ dates, now, best }) => {
  expect(streaks(november(...dates), TODAY)).toEqual({ now, best });
});

test("a streak continues across months", () => {
  expect(streaks([day("2026-02-28"), day("2026-03-01")], "2026-03-02")).toEqual({ now: 2, best: 2 });
});

test("a deal from the archive does not count", () => {
  const late = day("2026-11-20", { begun: TODAY, seen: TODAY });
  expect(streaks([...november(19, 21), late], TODAY)).toEqual({ now: 1, best: 1 });
});

test("an unfinished deal does not count", () => {
  expect(streaks([...november(19, 21), day("2026-11-20", { result: null })], TODAY)).toEqual({ now: 1, best: 1 });
});

test("a deal finished more than a day later does not count", () => {
  const weeksLater = day("2026-11-20", { result: finishedAt("2026-11-29T10:00:00Z") });
  expect(streaks([...november(19, 21), weeksLater], "2026-11-29")).toEqual({ now: 0, best: 1 });
});

test("a deal played across midnight counts for the day on which it was begun", () => {
  const across = day("2026-11-20", { result: finishedAt("2026-11-21T00:10:00Z") });
  expect(streaks([...november(19, 21), across], TODAY)).toEqual({ now: 3, best: 3 });
});

test("setting the clock back does not make up for a missed day", () => {
  const madeUp = day("2026-11-20", { seen: TODAY });
  expect(streaks([...november(19, 21), madeUp], TODAY)).toEqual({ now: 1, best: 1 });
});

test("a clock that was years ahead costs no day", () => {
  const since = [20, 21].map((date) => day(`2026-11-${date}`, { seen: "2030-01-01" }));
  expect(streaks([...november(19), day("2030-01-01"), ...since], TODAY)).toEqual({ now: 3, best: 3 });
});

test("a clock that is behind loses no day", () => {
  const days = november(17, 18, 19, 20, 21);
  expect(streaks(days, "2026-11-19")).toEqual({ now: 3, best: 5 });
  expect(streaks(days, TODAY)).toEqual({ now: 5, best: 5 });
});
