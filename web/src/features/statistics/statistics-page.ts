import "../history/game-filters";
import "../../styles/key-figures.css";
import "./statistics-page.css";
import "../../styles/series-figure.css";
import "./series-chart.css";
import { html, nothing, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Ratings } from "../../engine/coach-protocol";
import { percent } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { type Filter, pointsOf, type Summary } from "../../history/statistics";
import type { FinishedGame, HistoryState } from "../../history/types";
import { joinSentences, number, sentence, t } from "../../i18n";
import { figureTable } from "../../ui/charts/figure-table";
import { LightElement } from "../../ui/light-element";
import { storageNotes } from "../../ui/side-page";
import { NAME_OF } from "../history/game-labels";
import { invitation, recordPage } from "../history/record-page";
import { type DatedValue, seriesTable } from "../history/series-table";
import { strengthPanel } from "../strength/strength-panel";
import { backupPanel, type ImportOutcome } from "./backup-panel";
import type { Comparison, Figures } from "./figures";

/** The state of the page of statistics, besides the history. */
export interface StatisticsState {
  filter: Filter;
  /** The exported history as text; empty until requested. */
  text: string;
  outcome: ImportOutcome | null;
}

/** Fewer games say nothing. */
const MIN_GAMES = 5;
/** The number of games that a chart shows. */
const MAX_GAMES = 30;
const COMPARISONS = Object.keys(NAME_OF) as Comparison[];
const COLUMNS = ["games", "wins", "points", "rank"];

/** Key figures, charts and comparisons of the finished games that count. */
@customElement("statistics-page")
export class StatisticsPage extends LightElement {
  @property({ attribute: false }) history: HistoryState | null = null;
  @property({ attribute: false }) statistics: StatisticsState | null = null;
  /** Null until they are computed. */
  @property({ attribute: false }) figures: Figures | null = null;
  /** Null until the engine has rated the games. */
  @property({ attribute: false }) ratings: Ratings | null = null;

  protected override render() {
    const { history, statistics, figures } = this;
    const content = history && statistics && figures ? this.#content(history, statistics, figures) : nothing;
    return recordPage("statistics", content);
  }

  #content(
    { data, isPersistent, unreadable }: HistoryState,
    { filter, text, outcome }: StatisticsState,
    figures: Figures,
  ) {
    const practice = data?.games.filter((game) => game.practice).length ?? 0;
    return html`${figures.ranked.length === 0 ? invitation("statistics-none") : this.#games(figures, filter)}
      ${practice > 0 ? html`<p class="help-text">${t("statistics-practice", { count: practice })}</p>` : nothing}
      ${storageNotes(isPersistent, unreadable.games + unreadable.days + unreadable.mistakes)}
      ${backupPanel(text, outcome)}`;
  }

  #games({ ranked, found, chosen, summary, groups }: Figures, filter: Filter) {
    const missing = MIN_GAMES - ranked.length;
    if (missing > 0)
      return html`<p>${t("statistics-few", { least: MIN_GAMES, count: missing })}</p> ${strengthPanel(ranked, this.ratings)}`;
    return html`<div class="filter-bar">
        <game-filters .found=${found} .filter=${filter}
          @filter-change=${({ detail }: CustomEvent<Partial<Filter>>) => sendIntent(this, { type: "filter-games", change: detail })}></game-filters>
      </div>
      ${summary ? keyFigures(summary) : html`<p>${t("statistics-no-match")}</p>`}
      ${strengthPanel(ranked, this.ratings)}
      ${chosen.length < MIN_GAMES ? nothing : comparisons(chosen, groups)}`;
  }
}

function keyFigures(summary: Summary) {
  return html`<dl class="key-figures">
      ${figure("games", number(summary.games))}
      ${figure("wins", html`${decimal(summary.wins)} ${share(summary.wins, summary.games)}`)}
      ${figure("best", number(summary.bestPoints))}
      ${figure("points", decimal(summary.meanPoints))} ${figure("rank", decimal(summary.meanRank))}
    </dl>
    <p class="help-text">${t("statistics-counted")}</p>`;
}

/** The charts of the latest games, and the tables that compare all. */
function comparisons(games: readonly FinishedGame[], groups: Figures["groups"]) {
  const recent = games.slice(-MAX_GAMES);
  const reviewed = games.filter(({ skill }) => skill).slice(-MAX_GAMES);
  const values = (of: (game: FinishedGame) => number, shown: readonly FinishedGame[]) =>
    shown.map((game) => ({ date: game.at, value: of(game) }));
  const [same, different] = [
    COMPARISONS.filter((name) => groups[name].length < 2),
    COMPARISONS.filter((name) => groups[name].length > 1),
  ];
  const tables = (shown: typeof COMPARISONS) => shown.map((name) => comparison(name, groups[name]));
  return html`${seriesChart(t("chart-points"), values(pointsOf, recent), decimal)}
    ${
      reviewed.length < MIN_GAMES
        ? nothing
        : seriesChart(
            t("chart-lost-points"),
            values(({ skill }) => -(skill?.points.own ?? 0), reviewed),
            decimal,
          )
    }
    ${tables(different)}
    ${same.length > 0 ? html`<details><summary>${t("statistics-same")}</summary>${tables(same)}</details>` : nothing}`;
}

/** Return the percentage of wins; nothing without any. */
function share(wins: number, games: number) {
  return wins === 0 ? nothing : html`<small>${percent(wins / games)}</small>`;
}

function figure(name: string, value: unknown) {
  return html`<div><dt>${t(`figure-${name}`)}</dt><dd>${value}</dd></div>`;
}

function comparison(name: Comparison, groups: Figures["groups"][Comparison]) {
  return html`<section aria-labelledby="by-${name}">
    <h3 id="by-${name}">${t(`by-${name}`)}</h3>
    ${figureTable({
      labelledBy: `by-${name}`,
      columns: [t(`statistics-${name}`), ...COLUMNS.map((column) => t(`figure-${column}`))],
      rows: groups.map(([key, { games, wins, meanPoints, meanRank }]) => ({
        label: NAME_OF[name](key),
        figures: [number(games), percent(wins / games), decimal(meanPoints), decimal(meanRank)],
      })),
      look: "stacked",
    })}
  </section>`;
}

function decimal(value: number): string {
  return number(Math.round(value * 10) / 10);
}

/** The size and margin of the drawing, before it is scaled. */
const [WIDTH, HEIGHT, MARGIN] = [600, 160, 8];
const MAX_BAR_WIDTH = 26;

/** One value for each game, as bars with their mean and as a table. */
function seriesChart(name: string, points: readonly DatedValue[], format: (value: number) => string) {
  const values = points.map(({ value }) => value);
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)];
  const yOf = (value: number) => MARGIN + ((max - value) / (max - min || 1)) * (HEIGHT - 2 * MARGIN);
  const step = (WIDTH - 2 * MARGIN) / points.length;
  const barWidth = Math.min(step * 0.72, MAX_BAR_WIDTH);
  const meanText = t("chart-mean", { value: format(mean) });
  return html`<series-chart><figure class="series-figure">
      <figcaption><strong>${name}</strong> <span>${meanText}</span></figcaption>
      <div class="drawing">
        <p class="scale" aria-hidden="true"><span>${format(max)}</span><span>${format(min)}</span></p>
        <svg role="img" aria-label=${joinSentences([sentence(name), meanText])} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          ${points.map(({ value }, index) => {
            const [top, bottom] = [yOf(Math.max(value, 0)), yOf(Math.min(value, 0))];
            const barHeight = Math.max(bottom - top, 2);
            const x = MARGIN + step * (index + 0.5) - barWidth / 2;
            return svg`<rect class=${value < 0 ? "below" : ""} x=${x} y=${bottom - barHeight} width=${barWidth} height=${barHeight} rx="2"></rect>`;
          })}
          <path class="zero" d=${`M0 ${yOf(0)}H${WIDTH}`}></path>
          <path class="mean" d=${`M0 ${yOf(mean)}H${WIDTH}`}></path>
        </svg>
      </div>
      ${seriesTable(points, format)}
    </figure></series-chart>`;
}
