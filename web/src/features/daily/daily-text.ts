/** Texts about the daily deal. */

import { siteUrl } from "../../app/url";
import { daysAfter } from "../../history/dates";
import type { Streaks } from "../../history/streak";
import type { Day } from "../../history/types";
import { dateFormat, t } from "../../i18n";
import { formatDate } from "../history/date-text";

/** The maximum length that common sharing services accept, in characters. */
export const MAX_SHARE_LENGTH = 280;
/** A streak of one day is not shared. */
const MIN_STREAK = 2;

/** Return the time at which the deal after that of a date comes, in the reader's time zone: "01:00". */
export function nextDealTime(date: string): string {
  return dateFormat({ timeStyle: "short" }).format(new Date(daysAfter(date, 1)));
}

/** Return the text to share, which reveals nothing about the deal. */
export function shareText(
  { date, result, par }: Pick<Day, "date" | "result" | "par">,
  { now }: Streaks,
  address: string,
): string {
  if (!result) return "";
  const { score, rank } = result;
  const details = [
    ...(par ? [t("daily-share-par", { score: pointsText(par.score) })] : []),
    ...(now >= MIN_STREAK ? [t("daily-share-streak", { count: now })] : []),
  ];
  return fitShareText(
    t("daily-share", { date: formatDate(date), score: pointsText(score), rank: t("rank", { rank }) }),
    details,
    address,
  );
}

/** Join the required text, as many of the optional parts as fit, and the URL. A long required text displaces the URL. */
export function fitShareText(required: string, optional: readonly string[], url: string): string {
  const room = MAX_SHARE_LENGTH - url.length - 1;
  if (required.length > room) return required.slice(0, MAX_SHARE_LENGTH);
  let text = required;
  for (const each of optional) {
    if (text.length + 1 + each.length > room) break;
    text = `${text} ${each}`;
  }
  return `${text} ${url}`;
}

export function pointsText(score: number): string {
  return t("seat-points", { points: score });
}

/** Return the address of the page with the deal of a date. */
export function dailyUrl(date: string): string {
  return `${siteUrl().href}?daily=${date}`;
}
