import { html } from "lit";
import { number, t } from "../../i18n";
import { figureTable } from "../../ui/charts/figure-table";
import { dateWords } from "./date-words";

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
        figures: [dateWords(date, { dateStyle: "medium" }), format(value)],
      })),
    })}
  </details>`;
}
