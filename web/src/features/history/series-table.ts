import "../../styles/figure-table.css";
import { html } from "lit";
import { languageInUse, number, t } from "../../i18n";
import { formatDate } from "./date-text";

/** The value of a game that was finished on a date. */
export interface DatedValue {
  date: string;
  value: number;
}

/** Render the values of a chart `.series-figure` as a table to unfold; `first` is the number of the first game. */
export function seriesTable(values: readonly DatedValue[], format: (value: number) => string, first = 1) {
  return html`<details>
    <summary>${t("chart-table")}</summary>
    <table class="figure-table">
      <thead><tr>${["game", "date", "value"].map((each) => html`<th scope="col" class=${each === "date" ? "words" : ""}>${t(`chart-${each}`)}</th>`)}</tr></thead>
      <tbody>
        ${values.map(
          ({ date, value }, index) => html`<tr>
            <th scope="row">${number(first + index)}</th>
            <td class="words"><time datetime=${date} lang=${languageInUse()}>${formatDate(date, { dateStyle: "medium" })}</time></td>
            <td>${format(value)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}
