import "../../ui/card-face";
import "./bar-table.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Card } from "../../engine/protocol";
import { t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import type { Estimate } from "./figures";

/** The values at the ends of a column's bars. */
export interface Scale {
  min: number;
  max: number;
}

/** A figure in words, and as a bar with its interval. `mark`: a value to compare it with. */
export interface BarCell {
  estimate: Estimate;
  text: string;
  margin: string;
  scale: Scale;
  mark?: number;
}

export interface BarRow {
  label: string;
  /** Pictures next to the label. */
  cards: readonly (Card | "back")[];
  /** Null where there are too few observations. */
  cells: readonly (BarCell | null)[];
}

/** A table whose cells contain bars. */
@customElement("bar-table")
export class BarTable extends LightElement {
  @property({ attribute: false }) caption = "";
  /** The heading of the row labels. */
  @property({ attribute: false }) head = "";
  @property({ attribute: false }) columns: readonly string[] = [];
  @property({ attribute: false }) rows: readonly BarRow[] = [];

  protected override render() {
    return html`<table role="table" .style=${`--columns: ${this.columns.length}`}>
      <caption>${this.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">${this.head}</th>
          ${this.columns.map((column) => html`<th role="columnheader" scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${this.rows.map(
          ({ label, cards, cells }) => html`<tr role="row">
            <th role="rowheader" scope="row"><span class="label">${pictures(cards)}<span>${label}</span></span></th>
            ${cells.map((cell) => html`<td role="cell">${cell ? figure(cell) : html`<span class="few">${t("strategy-few")}</span>`}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

function pictures(cards: readonly (Card | "back")[]) {
  if (cards.length === 0) return nothing;
  return html`<span class="cards" aria-hidden="true">${cards.map((card) => html`<card-face .card=${card}></card-face>`)}</span>`;
}

function figure({ estimate, text, margin, scale, mark }: BarCell) {
  const at = (value: number) => ((value - scale.min) / (scale.max - scale.min || 1)) * 100;
  const span = (from: number, to: number) => `inset-inline-start: ${at(from)}%; inline-size: ${at(to) - at(from)}%`;
  const { value, low, high } = estimate;
  return html`<span class="figure"><strong>${text}</strong> <small>± ${margin}</small></span>
    <span class="bar" aria-hidden="true">
      <span class=${value < 0 ? "fill below" : "fill"} .style=${span(Math.min(value, 0), Math.max(value, 0))}></span>
      ${mark === undefined ? nothing : html`<span class="mark" .style=${span(mark, mark)}></span>`}
      <span class="interval" .style=${span(Math.max(low, scale.min), Math.min(high, scale.max))}></span>
    </span>`;
}
