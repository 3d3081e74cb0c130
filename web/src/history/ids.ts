/** What games are known by. */

import type { View } from "../engine/protocol";

const ID_DIGITS = 32;

export function idFromHash(sha256: string): string {
  return sha256.slice(0, ID_DIGITS);
}

/** The same for whoever is dealt the same cards at the same table. */
export function dealKey({ seed, players, edition, scoring, marker_depth, seats }: View): string {
  const table = seats.map(({ kind, level, style }) => (kind === "human" ? "-" : `${level}/${style ?? ""}`));
  return [seed, players, edition, scoring, marker_depth, ...table].join(" ");
}

/** A game of one person against bots, from its first card on. */
export function shouldRecord({ seed, seats }: View): boolean {
  return seed !== null && seats.filter(({ kind }) => kind === "human").length === 1;
}
