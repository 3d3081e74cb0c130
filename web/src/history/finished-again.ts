/** What becomes of a stored game when it is finished again after an undo. */

import { idFromText } from "./ids";
import type { FinishedGame } from "./types";

/** Return the id for the row of a game: another one for practice, which replaces no game that counts. */
export async function idForRow(games: readonly FinishedGame[], game: FinishedGame): Promise<string> {
  const isKept = ({ id, record, practice, continued }: FinishedGame) =>
    id === game.id && record !== game.record && !practice && !continued;
  return game.practice && games.some(isKept) ? idFromText(`${game.id} practice`) : game.id;
}

/** Return the row of a game, with what the player has added to the one before; null if that is of the same game. */
export function finishedAgain(known: FinishedGame | undefined, game: FinishedGame): FinishedGame | null {
  if (known?.record === game.record) return null;
  const { favourite, note } = known ?? {};
  return { ...game, ...(favourite && { favourite }), ...(note && { note }) };
}
