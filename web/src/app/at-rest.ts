import type { State } from "./state";

/**
 * Return whether the page may reload for a new version without asking: no game is in play, and no replay, puzzle, hint,
 * side page or dialog is open.
 */
export function isAtRest({ screen, page, view, replay, puzzle, hint }: State, hasOpenDialog: boolean): boolean {
  if (page !== "table" || hasOpenDialog || [replay, puzzle, hint].some(Boolean)) return false;
  return screen === "welcome" || view?.phase === "over";
}
