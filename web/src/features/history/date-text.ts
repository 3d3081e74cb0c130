import { dateFormat, localeInUse } from "../../i18n";

/** The space between a day and its month, at which no line breaks. */
const AFTER_DAY = /(?<=\b\d\d?(?:\.|er|º)?) (?=\p{L})/u;

/** Format a date such as "2026-11-21", or the local date of a timestamp, in the current language. */
export function formatDate(date: string, options: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  const zone = date.includes("T") ? {} : { timeZone: "UTC" };
  return dateFormat({ ...options, ...zone })
    .format(new Date(date))
    .replace(AFTER_DAY, "\u00a0");
}

/** What browsers know of a place's weeks; Firefox knows nothing, and older versions of others have only the field. */
interface Weeks {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** Return the day on which a week begins for the reader: 1 for Monday, 7 for Sunday; Monday if the browser cannot say. */
export function firstWeekday(): number {
  const weeks = new Intl.Locale(localeInUse()) as Intl.Locale & Weeks;
  return (weeks.getWeekInfo?.() ?? weeks.weekInfo)?.firstDay ?? 1;
}
