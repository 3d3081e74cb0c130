import "../../styles/game-filters.css";
import { html } from "lit";
import { ALL, type Filter, groupGames, levelOf, stylesOf, variantOf } from "../../history/statistics";
import type { FinishedGame } from "../../history/types";
import { t } from "../../i18n";
import { levelsName, styleName, variantName } from "./game-labels";

type KeysOf = Parameters<typeof groupGames>[1];

/** Render the choices of a variant, a level and a style that occur in the games, in an element `.game-filters`. */
export function gameFilters(games: readonly FinishedGame[], filter: Filter, choose: (change: Partial<Filter>) => void) {
  const select = (name: keyof Filter, keysOf: KeysOf, label: (key: string) => string) => {
    const keys = optionsOf(games, keysOf, filter[name]);
    return html`<div class="field">
      <label for="filter-${name}">${t(`statistics-${name}`)}</label>
      <select id="filter-${name}" @change=${({ target }: Event) => choose({ [name]: keys[(target as HTMLSelectElement).selectedIndex] ?? ALL })}>
        ${keys.map((key) => html`<option .selected=${key === filter[name]}>${key === ALL ? t("statistics-all") : label(key)}</option>`)}
      </select>
    </div>`;
  };
  return html`${select("variant", variantOf, variantName)} ${select("level", levelOf, levelsName)}
    ${select("style", stylesOf, styleName)}`;
}

/** Return `ALL`, the keys of the games, and the chosen key, also after its last game was deleted. */
export function optionsOf(games: readonly FinishedGame[], keysOf: KeysOf, chosen: string): string[] {
  return [...new Set([ALL, ...groupGames(games, keysOf).map(([key]) => key), chosen])];
}
