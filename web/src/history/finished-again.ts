/** What becomes of a stored game when it is finished again after an undo. */

import type { FinishedGame } from "./types";

/** Return whether a game is practice and its row holds another course, which counts. */
export function isOtherThatCounts(known: FinishedGame | undefined, { practice, record }: FinishedGame): boolean {
  return practice && known !== undefined && known.record !== record && !known.practice && !known.continued;
}

/** Return the row of a game, with what the player has added to the one before; null if that is of the same game. */
export function finishedAgain(known: FinishedGame | undefined, game: FinishedGame): FinishedGame | null {
  if (known?.record === game.record) return null;
  const { favourite, note } = known ?? {};
  return { ...game, ...(favourite && { favourite }), ...(note && { note }) };
}
