import "../../styles/figure-table.css";
import { html, nothing } from "lit";

interface FigureTable {
  /** The id of what names the table, if that is no caption. */
  labelledBy?: string;
  caption?: string;
  /** The headings, that of the labels first; "" if these need none. */
  columns: readonly unknown[];
  rows: readonly FigureRow[];
  look?: string;
}

interface FigureRow {
  label: unknown;
  figures: readonly unknown[];
  look?: string;
}

/** Render a table with a label in each row. The roles are for styles that put its cells below each other. */
export function figureTable({ labelledBy, caption, columns, rows, look = "" }: FigureTable) {
  return html`<table role="table" class="figure-table ${look}" .style=${`--columns: ${columns.length - 1}`} aria-labelledby=${labelledBy ?? nothing}>
    ${caption ? html`<caption>${caption}</caption>` : nothing}
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((each) => (each === "" ? html`<td role="cell"></td>` : html`<th role="columnheader" scope="col">${each}</th>`))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        ({ label, figures, look = "" }) => html`<tr role="row" class=${look}>
          <th role="rowheader" scope="row">${label}</th>
          ${figures.map((each) => html`<td role="cell">${each}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}
