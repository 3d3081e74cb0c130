import { continues } from "../../game/save-text";

/** Return the game of a tab at its latest ply: as it was left there, or as another tab has played it on. */
export function latestSave(own: string, others: readonly string[]): string {
  return others.find((save) => continues(save, own)) ?? own;
}

/** Return whether two saves are of the same game at the same ply. */
export function isAtSamePly(one: string, other: string): boolean {
  return continues(one, other) && continues(other, one);
}
