import { dateOf, daysAfter } from "./dates";
import type { Day } from "./types";

interface Streaks {
  /** The streak that ends today or yesterday, in days. */
  now: number;
  best: number;
}

/**
 * Return whether a day counts for a streak.
 *
 * A day counts if its deal was begun on its date (UTC) and finished on that date or the next, and not as practice. So
 * playing across midnight is allowed, and a missed day cannot be made up from the archive. Setting the clock back to a
 * missed day does not help either, because `seen` has a later date by then. If that later date is still in the future,
 * the clock was wrong when it was recorded, and the day counts.
 */
function countsForStreak({ date, begun, seen, result }: Day, today: string): boolean {
  if (!result || begun !== date) return false;
  const finished = dateOf(new Date(result.at));
  const isOnTime = finished >= date && finished <= daysAfter(date, 1);
  const isSetBack = seen > date && seen <= today;
  return isOnTime && !isSetBack;
}

/** Return the current and the best streak. A streak does not end before today's deal is missed. */
export function streaks(days: readonly Day[], today: string): Streaks {
  const dates = [...new Set(days.filter((day) => countsForStreak(day, today)).map(({ date }) => date))].sort();
  const runs = new Map<string, number>();
  for (const date of dates) runs.set(date, (runs.get(daysAfter(date, -1)) ?? 0) + 1);
  return {
    now: runs.get(today) ?? runs.get(daysAfter(today, -1)) ?? 0,
    best: Math.max(0, ...runs.values()),
  };
}
