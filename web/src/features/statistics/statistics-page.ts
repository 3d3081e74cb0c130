import "./backup-panel";
import "./series-chart";
import "../../styles/key-figures.css";
import "./statistics-page.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { levelWord, percent } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import {
  ALL,
  type Filter,
  filterGames,
  groupGames,
  levelOf,
  rankedGames,
  summaryOf,
  variantOf,
} from "../../history/statistics";
import type { FinishedGame, HistoryData, HistoryState } from "../../history/types";
import { list, number, t } from "../../i18n";
import { besidePage, SidePage, storageNotes } from "../../ui/side-page";
import type { StatisticsState } from "./types";

/** Games that a chart shows. */
const LAST = 30;

/** What has become of all games that were played to their end. */
@customElement("statistics-page")
export class StatisticsPage extends SidePage {
  @property({ attribute: false }) history: HistoryState | null = null;
  @property({ attribute: false }) statistics: StatisticsState | null = null;

  protected override render() {
    const { history, statistics } = this;
    const content = history?.data && statistics ? this.#content(history, history.data, statistics) : nothing;
    return besidePage(t("page-statistics"), content);
  }

  #content({ isPersistent, unreadable }: HistoryState, data: HistoryData, { filter, text, outcome }: StatisticsState) {
    const games = rankedGames(data.games);
    const practice = data.games.filter((game) => game.practice).length;
    return html`${games.length === 0 ? this.#invitation() : this.#games(games, filter)}
      ${practice > 0 ? html`<p class="hint">${t("statistics-practice", { count: practice })}</p>` : nothing}
      ${storageNotes(isPersistent, unreadable.games + unreadable.days + unreadable.mistakes)}
      <backup-panel .text=${text} .outcome=${outcome}></backup-panel>`;
  }

  #invitation() {
    return html`<p>${t("statistics-none")}</p>
      <p><button type="button" class="button primary large" @click=${() => sendIntent(this, { type: "quick-play" })}>${t("play")}</button></p>`;
  }

  #games(games: FinishedGame[], filter: Filter) {
    const chosen = filterGames(games, filter);
    return html`<div class="filters">
        ${this.#filter("variant", games, variantOf, variantWords, filter.variant)}
        ${this.#filter("level", games, levelOf, levelWords, filter.level)}
      </div>
      ${chosen.length === 0 ? html`<p>${t("statistics-no-match")}</p>` : numbers(chosen)}`;
  }

  #filter(
    name: keyof Filter,
    games: FinishedGame[],
    keyOf: (game: FinishedGame) => string,
    word: (key: string) => string,
    chosen: string,
  ) {
    const keys = [ALL, ...groupGames(games, keyOf).map(([key]) => key)];
    return html`<div class="field">
      <label for="statistics-${name}">${t(`statistics-${name}`)}</label>
      <select id="statistics-${name}" @change=${({ target }: Event) => {
        const key = keys[(target as HTMLSelectElement).selectedIndex] ?? ALL;
        sendIntent(this, { type: "filter-games", change: { [name]: key } });
      }}>
        ${keys.map((key) => html`<option ?selected=${key === chosen}>${key === ALL ? t("statistics-all") : word(key)}</option>`)}
      </select>
    </div>`;
  }
}

function numbers(games: FinishedGame[]) {
  const told = summaryOf(games);
  if (!told) return nothing;
  const last = games.slice(-LAST);
  const reviewed = games.filter(({ skill }) => skill).slice(-LAST);
  return html`<dl class="key-figures">
      ${figure("games", number(told.games))}
      ${figure("wins", html`${decimal(told.wins)} ${share(told.wins, told.games)}`)}
      ${figure("points", decimal(told.meanPoints))} ${figure("rank", decimal(told.meanRank))}
    </dl>
    <series-chart .name=${t("chart-points")} .word=${decimal}
      .points=${last.map((game) => ({ date: game.at, value: game.scores[game.seat] ?? 0 }))}></series-chart>
    ${
      reviewed.length === 0
        ? html`<p class="hint">${t("chart-lost-none")}</p>`
        : html`<series-chart .name=${t("chart-lost-points")} .word=${decimal}
              .points=${reviewed.map(({ at, skill }) => ({ date: at, value: -(skill?.points.own ?? 0) }))}></series-chart>
            <series-chart .name=${t("chart-lost-share")} .word=${percent}
              .points=${reviewed.map(({ at, skill }) => ({ date: at, value: -(skill?.share.own ?? 0) }))}></series-chart>`
    }
    ${comparison("variant", groupGames(games, variantOf), variantWords)} ${comparison("level", groupGames(games, levelOf), levelWords)}`;
}

/** Nothing beside a 0, which says it already. */
function share(wins: number, games: number) {
  return wins === 0 ? nothing : html`<small>${percent(wins / games)}</small>`;
}

function figure(name: string, value: unknown) {
  return html`<div><dt>${t(`figure-${name}`)}</dt><dd>${value}</dd></div>`;
}

function comparison(name: string, all: [string, FinishedGame[]][], word: (key: string) => string) {
  return html`<section aria-labelledby="by-${name}">
    <h3 id="by-${name}">${t(`by-${name}`)}</h3>
    <table role="table" aria-labelledby="by-${name}">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">${t(`statistics-${name}`)}</th>
          ${["games", "wins", "points", "rank"].map((column) => html`<th role="columnheader" scope="col" class="number">${t(`figure-${column}`)}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${all.map(([key, games]) => {
          const told = summaryOf(games);
          if (!told) return nothing;
          const { wins, meanPoints, meanRank } = told;
          return html`<tr role="row">
            <th role="rowheader" scope="row">${word(key)}</th>
            ${[number(told.games), percent(wins / told.games), decimal(meanPoints), decimal(meanRank)].map((each) => html`<td role="cell" class="number">${each}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

function variantWords(key: string): string {
  const [players, edition, scoring] = key.split(" ");
  return list([t("statistics-players", { count: Number(players) }), t(`edition-${edition}`), t(`side-${scoring}`)]);
}

function levelWords(key: string): string {
  return key === "" ? t("setup-levels-differ") : levelWord(key);
}

function decimal(value: number): string {
  return number(Math.round(value * 10) / 10);
}
