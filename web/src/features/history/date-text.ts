import { languageInUse } from "../../i18n";

/** Format a date such as "2026-11-21" in the current language. */
export function formatDate(date: string, options: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  return new Intl.DateTimeFormat(languageInUse(), { ...options, timeZone: "UTC" }).format(new Date(date));
}
