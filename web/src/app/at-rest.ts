/** When the page may be reloaded for a new version without asking. */

import type { State } from "./state";

/**
 * Return whether a reload interrupts nothing: no game is in play, and no recording, question, side page or dialog is
 * open, where the reader may be typing or waiting for a review.
 */
export function isAtRest({ screen, page, view, replay, question, hint }: State, hasOpenDialog: boolean): boolean {
  if (page !== "table" || hasOpenDialog || [replay, question, hint].some(Boolean)) return false;
  return screen === "welcome" || view?.phase === "over";
}
