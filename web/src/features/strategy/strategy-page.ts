import "../../styles/code-field.css";
import "../../styles/fan.css";
import "../../ui/card-face";
import "./strategy-page.css";
import "./score-chart.css";
import { html, nothing } from "lit";
import type { Figures, LevelScores, MeasuredTable, ScoreComparison } from "../../engine/lab-figures";
import type { Card } from "../../engine/protocol";
import { levelWord, percent } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { gap, number, t } from "../../i18n";
import { figureTable } from "../../ui/charts/figure-table";
import { bandPath } from "../../ui/charts/line-path";
import { segments } from "../../ui/forms/segments";
import { sidePage } from "../../ui/side-page";
import { dateWords } from "../history/date-words";
import { barTable } from "./bar-table";
import { type Section, sectionsOf } from "./sections";

const FAN: readonly Card[] = ["c3", "+2", "joker", "c5", "c1"];

/** The shares of its scores for which a level has a figure. */
const SHARES = [0.9, 0.5, 0.1];
/** The ends of the axis of scores are multiples of it. */
const GRID = 10;

const SCORES_COMMAND = "python -m coloretto_lab.experiments.atlas --half-width 0.01 --out scores.json";

/** The rules of thumb, by the numbers in their messages. */
const RULES = [1, 2, 3, 4, 5];

/** Rules of thumb; then findings from games of the computer players, each with a chart and how it was measured. */
export function strategyPage(figures: Figures | null, chosen: MeasuredTable) {
  const shown = figures ? content(figures, chosen) : nothing;
  return html`<strategy-page>${sidePage(t("page-strategy"), shown)}</strategy-page>`;
}

function content(figures: Figures, chosen: MeasuredTable) {
  const { level, games, date, command, tables } = figures;
  const table = tables.find(
    ({ players, scoring, edition }) =>
      players === chosen.players && scoring === chosen.scoring && edition === chosen.edition,
  );
  return html`<div class="fan" aria-hidden="true">${FAN.map((card) => html`<card-face .card=${card}></card-face>`)}</div>
      <ol class="rules">${RULES.map((rule) => html`<li>${t(`strategy-rule-${rule}`)}</li>`)}</ol>
      <details class="numbers"><summary>${t("strategy-numbers")}</summary>
      <p class="lead">${t("strategy-about", { level: levelWord(level), games })}</p>
      <p class="help-text">${t("strategy-date")}${gap()}${dateWords(date)}</p>
      <div class="choices">
        ${choice("players", [...new Set(tables.map(({ players }) => players))], chosen.players, (each) => number(each))}
        ${choice("scoring", [...new Set(tables.map(({ scoring }) => scoring))], chosen.scoring, (each) => t(`side-${each}`))}
        ${choice("edition", [...new Set(tables.map(({ edition }) => edition))], chosen.edition, (each) => t(`edition-${each}`))}
      </div>
      <p class="help-text">${t("strategy-interval")}</p>
      ${
        table
          ? html`${sectionsOf(table, figures.lowest_gain).map((each) => chapter({ ...each, table: barTable(each), command }))}
              ${scoreChapter(table.scores, table.players)}`
          : nothing
      }</details>`;
}

function choice<Name extends keyof MeasuredTable>(
  name: Name,
  values: readonly MeasuredTable[Name][],
  chosen: MeasuredTable[Name],
  word: (value: MeasuredTable[Name]) => string,
) {
  return segments({
    name: `strategy-${name}`,
    legend: t(`setup-${name}`),
    values,
    chosen,
    word,
    choose: (value, { target }) =>
      sendIntent(target as HTMLElement, { type: "choose-measured-table", change: { [name]: value } }),
  });
}

function scoreChapter(comparison: ScoreComparison, players: number) {
  const { games } = comparison;
  const levels = Object.entries(comparison.levels);
  const [weakest, strongest] = [levels[0], levels.at(-1)];
  if (!weakest || !strongest) return nothing;
  const half = SHARES.indexOf(0.5);
  return chapter({
    name: "scores",
    finding: t("strategy-scores-finding", {
      players,
      weak: levelWord(weakest[0]),
      low: weakest[1].reached[half] ?? 0,
      strong: levelWord(strongest[0]),
      high: strongest[1].reached[half] ?? 0,
    }),
    table: scoreChart(comparison),
    legend: t("strategy-scores-legend", { games: number(games) }),
    command: SCORES_COMMAND,
  });
}

interface Chapter extends Pick<Section, "finding" | "legend"> {
  name: string;
  table: unknown;
  command: string;
}

function chapter({ name, finding, table, legend, command }: Chapter) {
  const title = `strategy-${name}`;
  return html`<section class="chapter" aria-labelledby=${title}>
    <div class="words">
      <h3 id=${title}>${t(title)}</h3>
      <p class="finding">${finding}</p>
    </div>
    <div class="chart">
      ${table}
      ${legend ? html`<p class="help-text">${legend}</p>` : nothing}
      <details>
        <summary>${t("strategy-how")}</summary>
        <p>${t(`${title}-about`)}</p>
        <p><code lang="zxx">${command.split(" ").map((word) => html`<span>${word}</span> `)}</code></p>
      </details>
    </div>
  </section>`;
}

/** A table of the final scores of each level, with a drawing of how common each score is. */
function scoreChart({ min, max, levels }: ScoreComparison) {
  const ends = html`<span class="ends" aria-hidden="true"><span>${number(min)}</span><span>${number(max)}</span></span>`;
  const withDrawing = (words: string, shown: unknown) => html`<span class="level"><span>${words}</span>${shown}</span>`;
  return html`<score-chart>${figureTable({
    caption: t("strategy-scores-caption"),
    columns: [
      withDrawing(t("strategy-scores-head"), ends),
      ...SHARES.map((share) => t("strategy-scores-reach", { share: percent(share) })),
    ],
    rows: Object.entries(levels).map(([level, scores]) => ({
      label: withDrawing(levelWord(level), drawing(scores, min, max)),
      figures: scores.reached.map((points) => html`<strong>${number(points)}</strong>`),
    })),
    look: "stacked",
  })}</score-chart>`;
}

/** How common each score is; those between the outer figures are darker, and a line is at the middle one. */
function drawing({ heights, reached }: LevelScores, min: number, max: number) {
  const [least = min, middle = min, most = max] = reached;
  const at = (points: number) => (100 * (points - min)) / (max - min);
  const inner = heights.map((height, index) => (index < least - min || index > most - min ? 0 : height));
  const ground = heights.map(() => 0);
  const grid = Array.from({ length: (max - min) / GRID + 1 }, (_, index) => `M${at(min + GRID * index)} 0V100`);
  return html`<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path class="grid" d=${grid.join("")}></path>
    <path class="outer" d=${bandPath(ground, heights)}></path>
    <path class="inner" d=${bandPath(ground, inner)}></path>
    <path class="middle" d=${`M${at(middle)} 0V100`}></path>
  </svg>`;
}
