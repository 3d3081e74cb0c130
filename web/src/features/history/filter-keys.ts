import { ALL, botsOf, type Filter, groupGames, levelOf, stylesOf, variantOf } from "../../history/statistics";
import type { FinishedGame } from "../../history/types";

/** The variants, levels and styles that occur in games, most frequent first. */
export type KeysFound = Readonly<Record<keyof Filter, readonly string[]>>;

export const FILTER_NAMES = ["variant", "level", "style"] as const satisfies readonly (keyof Filter)[];
/** What games are compared by, and the groups that each of them belongs to. */
export const KEYS_OF = { variant: variantOf, level: levelOf, style: stylesOf, bot: botsOf };

/** Counts the games of each variant, level and style; thousands of games can be added in parts. */
export class KeyCounts {
  readonly #counts = new Map(FILTER_NAMES.map((name) => [name, new Map<string, number>()]));

  add(games: readonly FinishedGame[]): void {
    for (const [name, counts] of this.#counts) {
      for (const [key, { length }] of groupGames(games, KEYS_OF[name]))
        counts.set(key, (counts.get(key) ?? 0) + length);
    }
  }

  keys(): KeysFound {
    const keys = [...this.#counts].map(([name, counts]) => [name, mostFrequentFirst(counts)]);
    return Object.fromEntries(keys) as KeysFound;
  }
}

/** Return what occurs in the games. */
export function keysIn(games: readonly FinishedGame[]): KeysFound {
  const counts = new KeyCounts();
  counts.add(games);
  return counts.keys();
}

/** Return `ALL`, the keys found, and the chosen key, also after its last game was deleted. */
export function optionsOf(found: readonly string[], chosen: string): string[] {
  return [...new Set([ALL, ...found, chosen])];
}

function mostFrequentFirst(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].sort(([a, these], [b, those]) => those - these || (a < b ? -1 : 1)).map(([key]) => key);
}
