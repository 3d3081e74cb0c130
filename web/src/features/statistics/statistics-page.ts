import "../goals/goal-list";
import "../strength/strength-panel";
import "./backup-panel";
import "./series-chart";
import "../../styles/figure-table.css";
import "../../styles/key-figures.css";
import "./statistics-page.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { percent } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import {
  botsOf,
  type Filter,
  filterGames,
  groupGames,
  levelOf,
  rankedGames,
  stylesOf,
  summaryOf,
  variantOf,
} from "../../history/statistics";
import type { FinishedGame, HistoryData, HistoryState } from "../../history/types";
import { number, t } from "../../i18n";
import { SidePage, sidePage, storageNotes } from "../../ui/side-page";
import { gameFilters, keysIn } from "../history/game-filters";
import { botName, levelsName, styleName, variantName } from "../history/game-labels";
import type { StatisticsState } from "./types";

/** The number of games that a chart shows. */
const MAX_GAMES = 30;
const COLUMNS = ["games", "wins", "points", "rank"];

/** Key figures, charts and comparisons of the finished games that count. */
@customElement("statistics-page")
export class StatisticsPage extends SidePage {
  @property({ attribute: false }) history: HistoryState | null = null;
  @property({ attribute: false }) statistics: StatisticsState | null = null;

  protected override render() {
    const { history, statistics } = this;
    const content = history?.data && statistics ? this.#content(history, history.data, statistics) : nothing;
    return sidePage(t("page-statistics"), content);
  }

  #content({ isPersistent, unreadable }: HistoryState, data: HistoryData, { filter, text, outcome }: StatisticsState) {
    const games = rankedGames(data.games);
    const practice = data.games.filter((game) => game.practice).length;
    return html`${games.length === 0 ? this.#invitation() : this.#games(games, filter)}
      <goal-list .history=${data}></goal-list>
      ${practice > 0 ? html`<p class="help-text">${t("statistics-practice", { count: practice })}</p>` : nothing}
      ${storageNotes(isPersistent, unreadable.games + unreadable.days + unreadable.mistakes)}
      <backup-panel .text=${text} .outcome=${outcome}></backup-panel>`;
  }

  #invitation() {
    return html`<p>${t("statistics-none")}</p>
      <p><button type="button" class="button primary large" @click=${() => sendIntent(this, { type: "quick-play" })}>${t("play")}</button></p>`;
  }

  #games(games: FinishedGame[], filter: Filter) {
    const chosen = filterGames(games, filter);
    return html`<div class="game-filters">
        ${gameFilters(keysIn(games), filter, (change) => sendIntent(this, { type: "filter-games", change }))}
      </div>
      ${chosen.length === 0 ? html`<p>${t("statistics-no-match")}</p>` : figures(chosen)}
      <strength-panel .games=${games}></strength-panel>
      ${chosen.length === 0 ? nothing : comparisons(chosen)}`;
  }
}

function figures(games: FinishedGame[]) {
  const summary = summaryOf(games);
  if (!summary) return nothing;
  return html`<dl class="key-figures">
      ${figure("games", number(summary.games))}
      ${figure("wins", html`${decimal(summary.wins)} ${share(summary.wins, summary.games)}`)}
      ${figure("points", decimal(summary.meanPoints))} ${figure("rank", decimal(summary.meanRank))}
    </dl>
    <p class="help-text">${t("statistics-counted")}</p>`;
}

/** The charts of the latest games, and the tables that compare all. */
function comparisons(games: FinishedGame[]) {
  const recent = games.slice(-MAX_GAMES);
  const reviewed = games.filter(({ skill }) => skill).slice(-MAX_GAMES);
  return html`<series-chart .name=${t("chart-points")} .format=${decimal}
      .points=${recent.map((game) => ({ date: game.at, value: game.scores[game.seat] ?? 0 }))}></series-chart>
    ${
      reviewed.length === 0
        ? html`<p class="help-text">${t("chart-lost-none")}</p>`
        : html`<series-chart .name=${t("chart-lost-points")} .format=${decimal}
              .points=${reviewed.map(({ at, skill }) => ({ date: at, value: -(skill?.points.own ?? 0) }))}></series-chart>
            <series-chart .name=${t("chart-lost-share")} .format=${percent}
              .points=${reviewed.map(({ at, skill }) => ({ date: at, value: -(skill?.share.own ?? 0) }))}></series-chart>`
    }
    ${comparison("variant", groupGames(games, variantOf), variantName)} ${comparison("level", groupGames(games, levelOf), levelsName)}
    ${comparison("style", groupGames(games, stylesOf), styleName)} ${comparison("bot", groupGames(games, botsOf), botName)}`;
}

/** Return the percentage of wins; nothing without any. */
function share(wins: number, games: number) {
  return wins === 0 ? nothing : html`<small>${percent(wins / games)}</small>`;
}

function figure(name: string, value: unknown) {
  return html`<div><dt>${t(`figure-${name}`)}</dt><dd>${value}</dd></div>`;
}

function comparison(name: string, all: [string, FinishedGame[]][], label: (key: string) => string) {
  return html`<section aria-labelledby="by-${name}">
    <h3 id="by-${name}">${t(`by-${name}`)}</h3>
    <table role="table" class="figure-table stacked" .style=${`--columns: ${COLUMNS.length}`} aria-labelledby="by-${name}">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">${t(`statistics-${name}`)}</th>
          ${COLUMNS.map((column) => html`<th role="columnheader" scope="col">${t(`figure-${column}`)}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${all.map(([key, games]) => {
          const summary = summaryOf(games);
          if (!summary) return nothing;
          const { wins, meanPoints, meanRank } = summary;
          return html`<tr role="row">
            <th role="rowheader" scope="row">${label(key)}</th>
            ${[number(summary.games), percent(wins / summary.games), decimal(meanPoints), decimal(meanRank)].map((each) => html`<td role="cell">${each}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

function decimal(value: number): string {
  return number(Math.round(value * 10) / 10);
}
