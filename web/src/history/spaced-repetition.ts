import { dateOf, daysAfter } from "./dates";
import type { Mistake } from "./types";

/** Stands for the game of a position of the trainer: "train" in ASCII, then zeros. */
export const TRAINER = "747261696e".padEnd(32, "0");

export function isFromTrainer(game: string): boolean {
  return game === TRAINER;
}

/** Days until a decision is due again after it was solved 1, 2 and 3 times in succession; then it is learned. */
const INTERVALS = [3, 10, 30];

/** The most puzzles of a day: more discourage, and what waits is still due tomorrow. */
export const PUZZLES_A_DAY = 5;

/** Return the mistake after an attempt at its puzzle. Dates are in UTC, like those of the daily deals. */
export function afterAttempt(mistake: Mistake, isSolved: boolean, now: string): Mistake {
  const today = dateOf(new Date(now));
  if (!isSolved) return { ...mistake, solved: 0, looked: now, due: daysAfter(today, 1) };
  const interval = INTERVALS[mistake.solved];
  return {
    ...mistake,
    solved: mistake.solved + 1,
    looked: now,
    due: interval === undefined ? null : daysAfter(today, interval),
  };
}

/** Days until a decision that could not be shown is due again. */
export const POSTPONED_DAYS = 30;

/** Postpone a decision that could not be shown, so that it does not block the others. */
export function postpone(mistake: Mistake, now: string): Mistake {
  return { ...mistake, due: daysAfter(dateOf(new Date(now)), POSTPONED_DAYS) };
}

/** Return the mistakes due on a date, longest overdue first, then costliest first. */
export function dueOn(mistakes: readonly Mistake[], today: string): Mistake[] {
  const due = mistakes.filter((mistake) => mistake.due !== null && mistake.due <= today);
  return due.sort((a, b) => compare(a.due ?? "", b.due ?? "") || b.lost - a.lost || compare(a.id, b.id));
}

/** Return the learned mistakes of own games; a position of the trainer may never have been missed. */
export function learnedOf(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.filter(({ game, due }) => due === null && !isFromTrainer(game));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
