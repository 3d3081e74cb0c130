import "../../styles/game-filters.css";
import { html } from "lit";
import { ALL, type Filter, groupGames, levelOf, stylesOf, variantOf } from "../../history/statistics";
import type { FinishedGame } from "../../history/types";
import { t } from "../../i18n";
import { levelsName, styleName, variantName } from "./game-labels";

/** Render the choices of a variant, a level and a style that occur in the games, in an element `.game-filters`. */
export function gameFilters(games: readonly FinishedGame[], filter: Filter, choose: (change: Partial<Filter>) => void) {
  const select = (
    name: keyof Filter,
    keysOf: (game: FinishedGame) => string | Iterable<string>,
    label: (key: string) => string,
  ) => {
    const keys = [ALL, ...groupGames(games, keysOf).map(([key]) => key)];
    return html`<div class="field">
      <label for="filter-${name}">${t(`statistics-${name}`)}</label>
      <select id="filter-${name}" @change=${({ target }: Event) => choose({ [name]: keys[(target as HTMLSelectElement).selectedIndex] ?? ALL })}>
        ${keys.map((key) => html`<option ?selected=${key === filter[name]}>${key === ALL ? t("statistics-all") : label(key)}</option>`)}
      </select>
    </div>`;
  };
  return html`${select("variant", variantOf, variantName)} ${select("level", levelOf, levelsName)}
    ${select("style", stylesOf, styleName)}`;
}
