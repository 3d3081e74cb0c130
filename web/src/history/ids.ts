/** The ids of games and deals. */

import type { View } from "../engine/protocol";

const ID_DIGITS = 32;

export function idFromHash(sha256: string): string {
  return sha256.slice(0, ID_DIGITS);
}

/** Return a key that is equal for games with the same deal at the same table. */
export function dealKey({ seed, players, edition, scoring, marker_depth, seats }: View): string {
  const table = seats.map(({ kind, level, style }) => (kind === "human" ? "-" : `${level}/${style ?? ""}`));
  return [seed, players, edition, scoring, marker_depth, ...table].join(" ");
}

/** Return whether a game belongs in the history: one person against bots, played from the deal. */
export function shouldRecord({ seed, seats }: View): boolean {
  return seed !== null && seats.filter(({ kind }) => kind === "human").length === 1;
}
