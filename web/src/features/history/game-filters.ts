import "../../styles/game-filters.css";
import { html } from "lit";
import { ALL, type Filter, groupGames, levelOf, stylesOf, variantOf } from "../../history/statistics";
import type { FinishedGame } from "../../history/types";
import { t } from "../../i18n";
import { levelsName, styleName, variantName } from "./game-labels";

/** The variants, levels and styles that occur in games, most frequent first. */
export type KeysFound = Readonly<Record<keyof Filter, readonly string[]>>;

const NAMES = ["variant", "level", "style"] as const satisfies readonly (keyof Filter)[];
const KEYS_OF = { variant: variantOf, level: levelOf, style: stylesOf };
const LABELS = { variant: variantName, level: levelsName, style: styleName };

/** Counts the games of each variant, level and style; thousands of games can be added in parts. */
export class KeyCounts {
  readonly #counts = {
    variant: new Map<string, number>(),
    level: new Map<string, number>(),
    style: new Map<string, number>(),
  };

  add(games: readonly FinishedGame[]): void {
    for (const name of NAMES) {
      const counts = this.#counts[name];
      for (const [key, { length }] of groupGames(games, KEYS_OF[name]))
        counts.set(key, (counts.get(key) ?? 0) + length);
    }
  }

  keys(): KeysFound {
    const { variant, level, style } = this.#counts;
    return { variant: mostFrequentFirst(variant), level: mostFrequentFirst(level), style: mostFrequentFirst(style) };
  }
}

/** Return what occurs in the games. */
export function keysIn(games: readonly FinishedGame[]): KeysFound {
  const counts = new KeyCounts();
  counts.add(games);
  return counts.keys();
}

/** Render the choices of a variant, a level and a style that were found in games, in an element `.game-filters`. */
export function gameFilters(found: KeysFound, filter: Filter, choose: (change: Partial<Filter>) => void) {
  const select = (name: keyof Filter) => {
    const keys = optionsOf(found[name], filter[name]);
    return html`<div class="field">
      <label for="filter-${name}">${t(`statistics-${name}`)}</label>
      <select id="filter-${name}" @change=${({ target }: Event) => choose({ [name]: keys[(target as HTMLSelectElement).selectedIndex] ?? ALL })}>
        ${keys.map((key) => html`<option .selected=${key === filter[name]}>${key === ALL ? t("statistics-all") : LABELS[name](key)}</option>`)}
      </select>
    </div>`;
  };
  return html`${NAMES.map(select)}`;
}

/** Return `ALL`, the keys found, and the chosen key, also after its last game was deleted. */
export function optionsOf(found: readonly string[], chosen: string): string[] {
  return [...new Set([ALL, ...found, chosen])];
}

function mostFrequentFirst(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].sort(([a, these], [b, those]) => those - these || (a < b ? -1 : 1)).map(([key]) => key);
}
