import "../../styles/code-field.css";
import "../../styles/fan.css";
import "../../ui/card-face";
import "./strategy-page.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Card } from "../../engine/protocol";
import { levelWord } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { languageInUse, number, t } from "../../i18n";
import { segments } from "../../ui/forms/segments";
import { SidePage, sidePage } from "../../ui/side-page";
import { formatDate } from "../history/date-text";
import { barTable } from "./bar-table";
import { scoreChart } from "./score-chart";
import { type Section, sectionsOf } from "./sections";
import { type Figures, type ScoreComparison, SHARES, type StrategyState } from "./types";

const FAN: readonly Card[] = ["c3", "+2", "joker", "c5", "c1"];

const SCORES_COMMAND = "python -m coloretto_lab.experiments.atlas --half-width 0.01 --out scores.json";

/** Findings from games of the computer players, each with a chart and how it was measured. */
@customElement("strategy-page")
export class StrategyPage extends SidePage {
  /** Null until they are loaded. */
  @property({ attribute: false }) figures: Figures | null = null;
  @property({ attribute: false }) chosen: StrategyState | null = null;

  protected override render() {
    const { figures, chosen } = this;
    return sidePage(t("page-strategy"), figures && chosen ? this.#content(figures, chosen) : nothing);
  }

  #content(figures: Figures, chosen: StrategyState) {
    const { level, games, date, command, tables } = figures;
    const table = tables.find(
      ({ players, scoring, edition }) =>
        players === chosen.players && scoring === chosen.scoring && edition === chosen.edition,
    );
    return html`<div class="fan" aria-hidden="true">${FAN.map((card) => html`<card-face .card=${card}></card-face>`)}</div>
      <p class="lead">${t("strategy-about", { level: levelWord(level), games })}</p>
      <p class="help-text">${t("strategy-date")} <time datetime=${date} lang=${languageInUse()}>${formatDate(date)}</time></p>
      <div class="choices">
        ${this.#choice("players", [...new Set(tables.map(({ players }) => players))], chosen.players, (each) => number(each))}
        ${this.#choice("scoring", [...new Set(tables.map(({ scoring }) => scoring))], chosen.scoring, (each) => t(`side-${each}`))}
        ${this.#choice("edition", [...new Set(tables.map(({ edition }) => edition))], chosen.edition, (each) => t(`edition-${each}`))}
      </div>
      <p class="help-text">${t("strategy-interval")}</p>
      ${
        table
          ? html`${sectionsOf(table, figures.lowest_gain).map((each) => chapter({ ...each, table: barTable(each), command }))}
              ${scoreChapter(table.scores, table.players)}`
          : nothing
      }`;
  }

  #choice<Name extends keyof StrategyState>(
    name: Name,
    values: readonly StrategyState[Name][],
    chosen: StrategyState[Name],
    word: (value: StrategyState[Name]) => string,
  ) {
    return segments({
      name: `strategy-${name}`,
      legend: t(`setup-${name}`),
      values,
      chosen,
      word,
      choose: (value) => sendIntent(this, { type: "choose-measured-table", change: { [name]: value } }),
    });
  }
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
        <p><code lang="zxx">${command}</code></p>
      </details>
    </div>
  </section>`;
}
