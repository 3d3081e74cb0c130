/** Texts about the daily deal. */

import { daysAfter } from "../../history/dates";
import { t } from "../../i18n";
import { dateFormat } from "../../i18n/dates";

/** Return the time at which the deal after that of a date comes, in the reader's time zone: "01:00". */
export function nextDealTime(date: string): string {
  return dateFormat({ timeStyle: "short" }).format(new Date(daysAfter(date, 1)));
}

export function pointsText(score: number): string {
  return t("seat-points", { points: score });
}
