import { dateOf, daysAfter } from "./dates";
import type { Day } from "./types";

export interface Streaks {
  /** Days in a row, up to today or yesterday. */
  now: number;
  best: number;
}

/**
 * Whether a day counts for a streak. The rule:
 *
 * A day counts when its deal was begun on that very date (UTC) and finished, not as practice, then or on the next:
 * who plays across midnight loses nothing, and a day left out is not made up from the archive. It counts once, with
 * whatever was finished first. A clock that was set back to a day left out makes up nothing either: by then the device
 * has begun something on a later date. That later date must have come since, though; if it is still to come, it was the
 * clock that was wrong then, and nobody loses a day by it.
 */
export function countsForStreak({ date, begun, seen, result }: Day, today: string): boolean {
  if (!result || begun !== date) return false;
  const finished = dateOf(new Date(result.at));
  const isInTime = finished >= date && finished <= daysAfter(date, 1);
  const isSetBack = seen > date && seen <= today;
  return isInTime && !isSetBack;
}

/** Today's deal not being played yet ends no streak. */
export function streaks(days: readonly Day[], today: string): Streaks {
  const dates = [...new Set(days.filter((day) => countsForStreak(day, today)).map(({ date }) => date))].sort();
  const runs = new Map<string, number>();
  for (const date of dates) runs.set(date, (runs.get(daysAfter(date, -1)) ?? 0) + 1);
  return {
    now: runs.get(today) ?? runs.get(daysAfter(today, -1)) ?? 0,
    best: Math.max(0, ...runs.values()),
  };
}
