import "../../styles/series-figure.css";
import "./series-chart.css";
import { html, svg } from "lit";
import { t } from "../../i18n";
import { type DatedValue, seriesTable } from "../history/series-table";

/** The size and margin of the drawing, before it is scaled. */
const [WIDTH, HEIGHT, MARGIN] = [600, 160, 8];
const MAX_BAR_WIDTH = 26;

/** One value for each game, as bars with their mean and as a table. */
export function seriesChart(name: string, points: readonly DatedValue[], format: (value: number) => string) {
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
        <svg role="img" aria-label=${`${name}. ${meanText}`} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
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
