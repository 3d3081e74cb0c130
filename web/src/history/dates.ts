/** Dates as text in UTC, such as "2026-11-21". Does not read the clock. */

/** The date of the first daily deal. */
export const FIRST_DATE = "2026-11-01";
const DAY_MS = 86_400_000;

export function dateOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Return the time as text, to the second: "2026-11-21T17:34:00Z". */
export function timestampOf(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}

export function isDate(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && dateOf(time) === text;
}

export function isTimestamp(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(text)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && timestampOf(time) === text;
}

export function daysAfter(date: string, days: number): string {
  return dateOf(new Date(Date.parse(date) + days * DAY_MS));
}

/** Return the number of days from one date to another; negative if that is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Return the month of a date: "2026-11". */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthOf(dateOf(new Date(Date.UTC(year, number - 1 + months, 1))));
}

/**
 * Return the weeks of a month as seven dates, with null in place of other months' dates. `firstDay` is the day on which
 * a week begins: 1 for Monday, 7 for Sunday.
 */
export function weeksOf(month: string, firstDay: number): (string | null)[][] {
  const first = `${month}-01`;
  const ahead = (new Date(first).getUTCDay() - firstDay + 7) % 7;
  const end = Date.parse(`${monthAfter(month, 1)}-01`);
  const weeks: (string | null)[][] = [];
  for (let start = daysAfter(first, -ahead); Date.parse(start) < end; start = daysAfter(start, 7)) {
    const dates = Array.from({ length: 7 }, (_, day) => daysAfter(start, day));
    weeks.push(dates.map((date) => (monthOf(date) === month ? date : null)));
  }
  return weeks;
}
