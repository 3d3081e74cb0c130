/** When the page may be reloaded for a new version without asking. */

import type { State } from "./store";

/**
 * Whether a reload interrupts nothing: no game is in play, and no recording, side page or dialog is open, where the
 * reader may be typing or waiting for a review.
 */
export function isAtRest(state: State): boolean {
  const { screen, page, view, replay } = state;
  if (page !== "table" || replay || hasOpenDialog(state)) return false;
  return screen === "welcome" || view?.phase === "over";
}

function hasOpenDialog({ setup, botCard, isChangingSettings, isShowingKeys, ...state }: State): boolean {
  const { question, hint, why, link } = state;
  return (
    setup.isOpen || botCard.isOpen || isChangingSettings || isShowingKeys || [question, hint, why, link].some(Boolean)
  );
}
