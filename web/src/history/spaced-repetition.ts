import { dateOf, daysAfter } from "./dates";
import type { Mistake } from "./types";

/** Days until a decision comes back that has been solved so many times in a row; after the last it is learned. */
const PAUSES = [3, 10, 30];

/** The date belongs to the deal of the clock's day, as everything here does: UTC. */
export function afterAttempt(mistake: Mistake, isSolved: boolean, now: string): Mistake {
  const today = dateOf(new Date(now));
  if (!isSolved) return { ...mistake, solved: 0, looked: now, due: daysAfter(today, 1) };
  const pause = PAUSES[mistake.solved];
  return {
    ...mistake,
    solved: mistake.solved + 1,
    looked: now,
    due: pause === undefined ? null : daysAfter(today, pause),
  };
}

/** Until a decision comes back that could not be shown. */
export const POSTPONED_DAYS = 30;

/** Puts off a decision that could not be shown, so that it does not stand in the way of the others. */
export function postpone(mistake: Mistake, now: string): Mistake {
  return { ...mistake, due: daysAfter(dateOf(new Date(now)), POSTPONED_DAYS) };
}

/** Those to look at, the ones that have waited longest first, among them the costliest. */
export function dueOn(mistakes: readonly Mistake[], today: string): Mistake[] {
  const due = mistakes.filter((mistake) => mistake.due !== null && mistake.due <= today);
  return due.sort((a, b) => compare(a.due ?? "", b.due ?? "") || b.lost - a.lost || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
