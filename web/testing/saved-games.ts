/** Saves of unfinished games. */

import type { SavedSeat } from "../src/game/save-text";

/** The fields of a record before its actions. */
export const DEAL = "4cb15 - P/T/O/B 1 3333 YBYROTTG";
export const OTHER_DEAL = "4cb15 - G/R/Y/P 1 3333 OOYBTGGP";

interface Saved {
  deal?: string;
  jokers?: string;
  undone?: number;
  seats?: readonly SavedSeat[];
}

export function seat(kind: SavedSeat["kind"], name: string | null = null): SavedSeat {
  return { kind, name };
}

const SEATS = [seat("human"), seat("bot"), seat("bot"), seat("bot")];

/** Return the save of a game with these actions; "-" for none. */
export function savedGame(actions: string, saved: Saved = {}): string {
  const { deal = DEAL, jokers = "?/?/?/?", undone = 0, seats = SEATS } = saved;
  return JSON.stringify({ save: 1, record: `${deal} ${actions} ${jokers}`, undone, seats });
}
