import { dateFormat } from "../../i18n";

/** Format a date such as "2026-11-21", or the local date of a timestamp, in the current language. */
export function formatDate(date: string, options: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  const zone = date.includes("T") ? {} : { timeZone: "UTC" };
  return dateFormat({ ...options, ...zone }).format(new Date(date));
}
