import "../../styles/figure-table.css";
import "./score-chart.css";
import { html } from "lit";
import { levelWord, percent } from "../../game/game-text";
import { number, t } from "../../i18n";
import { bandPath } from "../../ui/charts/line-path";
import { GRID, type LevelScores, type ScoreComparison, SHARES } from "./types";

/** A table of the final scores of each level, with a drawing of how common each score is. */
export function scoreChart({ min, max, levels }: ScoreComparison) {
  return html`<score-chart><table role="table" class="figure-table stacked" .style=${`--columns: ${SHARES.length}`}>
      <caption>${t("strategy-scores-caption")}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span class="level">
              <span>${t("strategy-scores-head")}</span>
              <span class="ends" aria-hidden="true"><span>${number(min)}</span><span>${number(max)}</span></span>
            </span>
          </th>
          ${SHARES.map((share) => html`<th role="columnheader" scope="col">${t("strategy-scores-reach", { share: percent(share) })}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${Object.entries(levels).map(
          ([level, scores]) => html`<tr role="row">
            <th role="rowheader" scope="row"><span class="level"><span>${levelWord(level)}</span>${drawing(scores, min, max)}</span></th>
            ${scores.reached.map((points) => html`<td role="cell"><strong>${number(points)}</strong></td>`)}
          </tr>`,
        )}
      </tbody>
    </table></score-chart>`;
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
