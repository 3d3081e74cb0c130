import { languageInUse, localeInUse } from ".";

/** The space between a day and its month, at which no line breaks. */
const AFTER_DAY = /(?<=\b\d\d?(?:\.|er|º)?) (?=\p{L})/u;
/** Where the system's Chinese lacks the space of the texts in a date. */
const AFTER_FIGURE = /(?<=\d)(?=\p{Script=Han})/gu;
const BEFORE_FIGURE = /(?<=\p{Script=Han})(?=\d)/gu;
/** The first day of a month, where the system has a plain figure. */
const FIRST_DAYS: Readonly<Record<string, string>> = { fr: "1er", "pt-BR": "1º" };
const FIRST_DAY = /(?<!\d)1(?= \p{L})/u;

/** Return what formats dates: "1er décembre"; Chinese ones with spaces beside figures, as in "2026 年 11 月 21 日". */
export function dateFormat(options: Intl.DateTimeFormatOptions): { format(date: Date): string } {
  const { format } = new Intl.DateTimeFormat(localeInUse(), options);
  const first = FIRST_DAYS[languageInUse()];
  if (first) return { format: (date) => format(date).replace(FIRST_DAY, first) };
  if (!localeInUse().startsWith("zh")) return { format };
  return { format: (date) => format(date).replace(AFTER_FIGURE, "\u00a0").replace(BEFORE_FIGURE, " ") };
}

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
