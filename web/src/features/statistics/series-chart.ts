import "./series-chart.css";
import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { languageInUse, number, t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { dateWords } from "../daily/daily-text";

/** Of the drawing, which is scaled to the room there is. */
const [WIDTH, HEIGHT, EDGE] = [600, 160, 8];
const WIDEST_BAR = 26;

interface Point {
  date: string;
  value: number;
}

/** Numbers of games, one after another, as bars with their mean, and as a table for whoever wants one. */
@customElement("series-chart")
export class SeriesChart extends LightElement {
  @property({ attribute: false }) name = "";
  @property({ attribute: false }) points: readonly Point[] = [];
  @property({ attribute: false }) word: (value: number) => string = String;

  protected override render() {
    const { name, points, word } = this;
    const values = points.map(({ value }) => value);
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
    const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
    const height = (value: number) => EDGE + ((most - value) / (most - least || 1)) * (HEIGHT - 2 * EDGE);
    const step = (WIDTH - 2 * EDGE) / points.length;
    const wide = Math.min(step * 0.72, WIDEST_BAR);
    const words = t("chart-mean", { value: word(mean) });
    return html`<figure>
      <figcaption><strong>${name}</strong> <span>${words}</span></figcaption>
      <div class="drawing">
        <p class="scale" aria-hidden="true"><span>${word(most)}</span><span>${word(least)}</span></p>
        <svg role="img" aria-label=${`${name}. ${words}`} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          ${points.map(({ value }, index) => {
            const [top, foot] = [height(Math.max(value, 0)), height(Math.min(value, 0))];
            const tall = Math.max(foot - top, 2);
            const x = EDGE + step * (index + 0.5) - wide / 2;
            return svg`<rect class=${value < 0 ? "below" : ""} x=${x} y=${foot - tall} width=${wide} height=${tall} rx="2"></rect>`;
          })}
          <path class="zero" d=${`M0 ${height(0)}H${WIDTH}`}></path>
          <path class="mean" d=${`M0 ${height(mean)}H${WIDTH}`}></path>
        </svg>
      </div>
      <details>
        <summary>${t("chart-table")}</summary>
        <table>
          <thead><tr>${["game", "date", "value"].map((each) => html`<th scope="col">${t(`chart-${each}`)}</th>`)}</tr></thead>
          <tbody>
            ${points.map(
              ({ date, value }, index) => html`<tr>
                <th scope="row">${number(index + 1)}</th>
                <td><time datetime=${date} lang=${languageInUse()}>${dateWords(date, { dateStyle: "medium" })}</time></td>
                <td>${word(value)}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </details>
    </figure>`;
  }
}
