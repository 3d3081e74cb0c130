/** The deal of the day, worded. */

import { siteUrl } from "../../app/url";
import { fitShareText } from "../../history/share-text";
import type { Streaks } from "../../history/streak";
import type { Day } from "../../history/types";
import { languageInUse, t } from "../../i18n";

/** One day in a row is none. */
const LEAST_STREAK = 2;

/** Of text such as "2026-11-21". */
export function dateWords(date: string, options: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  return new Intl.DateTimeFormat(languageInUse(), { ...options, timeZone: "UTC" }).format(new Date(date));
}

/** What may be sent to others: nothing that tells the deal. */
export function shareText(
  { date, result, par }: Pick<Day, "date" | "result" | "par">,
  { now }: Streaks,
  address: string,
): string {
  if (!result) return "";
  const { score, rank } = result;
  const more = [
    ...(par ? [t("daily-share-par", { score: points(par.score) })] : []),
    ...(now >= LEAST_STREAK ? [t("daily-share-streak", { count: now })] : []),
  ];
  return fitShareText(
    t("daily-share", { date: dateWords(date), score: points(score), rank: t("daily-rank", { rank }) }),
    more,
    address,
  );
}

export function points(score: number): string {
  return t("seat-points", { points: score });
}

/** The whole page with the deal of a date. */
export function dailyUrl(date: string): string {
  return `${siteUrl().href}?daily=${date}`;
}
