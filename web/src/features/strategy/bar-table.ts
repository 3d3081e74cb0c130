import "../../ui/card-face";
import "./bar-table.css";
import { html, nothing } from "lit";
import type { Estimate } from "../../engine/lab-figures";
import type { Card } from "../../engine/protocol";
import { number, t } from "../../i18n";
import { figureTable } from "../../ui/charts/figure-table";
import type { Section } from "./sections";

/** A column of figures with its axis. `mark`: a value to compare the figures with. */
export interface BarColumn {
  title: string;
  min: number;
  max: number;
  mark?: number | undefined;
}

/** A figure in words, and as a bar with its interval; as a dot where the axis begins above zero. */
export interface BarCell {
  estimate: Estimate;
  text: string;
  bounds: string;
}

export interface BarRow {
  label: string;
  /** Pictures next to the label. */
  cards: readonly (Card | "back")[];
  /** Null where there are too few observations. */
  cells: readonly (BarCell | null)[];
}

/** A table whose cells contain bars. */
export function barTable({ name, columns, rows }: Section) {
  const few = html`<span class="few">${t("strategy-few")}</span>`;
  return html`<bar-table>${figureTable({
    caption: t(`strategy-${name}-caption`),
    columns: [t(`strategy-${name}-head`), ...columns.map((column) => html`${column.title}${endsOf(column)}`)],
    rows: rows.map(({ label, cards, cells }) => ({
      label: html`<span class="label">${pictures(cards)}<span>${label}</span></span>`,
      figures: columns.map((column, index) => (cells[index] ? figure(cells[index], column) : few)),
    })),
    look: "stacked",
  })}</bar-table>`;
}

function pictures(cards: readonly (Card | "back")[]) {
  if (cards.length === 0) return nothing;
  return html`<span class="cards" aria-hidden="true">${cards.map((card) => html`<card-face .card=${card}></card-face>`)}</span>`;
}

/** The ends of an axis that is cut, because bars would be almost equal. */
function endsOf({ min, max }: BarColumn) {
  if (min <= 0) return nothing;
  return html`<span class="ends" aria-hidden="true"><span>${number(min)}</span><span>${number(max)}</span></span>`;
}

function figure({ estimate, text, bounds }: BarCell, { min, max, mark }: BarColumn) {
  const at = (value: number) => ((value - min) / (max - min || 1)) * 100;
  const span = (from: number, to: number) => `inset-inline-start: ${at(from)}%; inline-size: ${at(to) - at(from)}%`;
  const [value, low, high] = estimate;
  const isCut = min > 0;
  return html`<span class="figure"><strong>${text}</strong> <small>${bounds}</small></span>
    <span class="bar" aria-hidden="true">
      ${mark === undefined ? nothing : html`<span class="mark" .style=${span(mark, mark)}></span>`}
      ${isCut ? nothing : html`<span class=${value < 0 ? "fill below" : "fill"} .style=${span(Math.min(value, 0), Math.max(value, 0))}></span>`}
      <span class="interval" .style=${span(low, high)}></span>
      ${isCut ? html`<span class="dot" .style=${span(value, value)}></span>` : nothing}
    </span>`;
}
