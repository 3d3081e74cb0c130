import { html } from "lit";
import { languageInUse, number, t } from "../../i18n";
import { formatDate } from "../../i18n/dates";
import { figureTable } from "../../ui/charts/figure-table";

/** The value of a game that was finished on a date. */
export interface DatedValue {
  date: string;
  value: number;
}

/** Render the values of a chart `.series-figure` as a table to unfold; `first` is the number of the first game. */
export function seriesTable(values: readonly DatedValue[], format: (value: number) => string, first = 1) {
  return html`<details>
    <summary>${t("chart-table")}</summary>
    ${figureTable({
      columns: ["game", "date", "value"].map((each) => t(`chart-${each}`)),
      rows: values.map(({ date, value }, index) => ({
        label: number(first + index),
        figures: [
          html`<time datetime=${date} lang=${languageInUse()}>${formatDate(date, { dateStyle: "medium" })}</time>`,
          format(value),
        ],
      })),
    })}
  </details>`;
}
