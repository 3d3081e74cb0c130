import "../../ui/card-face";
import "./table-row.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { Action, RowView } from "../../engine/protocol";
import { rowName, signed } from "../../game/game-text";
import { intentToPlay, sendIntent } from "../../game/intents";
import { number, t } from "../../i18n";
import { deepEqualProperty, LightElement } from "../../ui/light-element";

@customElement("table-row")
export class TableRow extends LightElement {
  @property(deepEqualProperty) row: RowView | null = null;
  @property({ attribute: false }) index = 0;
  @property({ attribute: false }) isTabStop = false;
  @property({ attribute: false }) suggested: Action | null = null;
  @property({ attribute: false }) selected: Action | null = null;
  @property(deepEqualProperty) names: readonly string[] = [];

  protected override render() {
    const { row } = this;
    if (!row) return nothing;
    const action = row.place ?? row.take;
    const label = this.#actionLabel(row);
    return html`<button
      type="button"
      class=${`row ${row.taken_by === null ? "" : "taken"} ${row.place ? "to-place" : ""} ${row.take ? "to-take" : ""} ${action && action === this.suggested ? "suggested" : ""}`}
      aria-keyshortcuts=${this.index + 1}
      tabindex=${this.isTabStop ? 0 : -1}
      aria-disabled=${action === null}
      aria-pressed=${(action && action === this.selected) || nothing}
      @click=${() => sendIntent(this, intentToPlay(action, this.index))}
      @drop=${() => sendIntent(this, intentToPlay(action, this.index, true))}
    >
      <span class="visually-hidden">${rowName(row, this.index, this.names)}</span>
      <span class="number" aria-hidden="true">${number(this.index + 1)}</span>
      ${keyed(row.gain, html`<span class="gain" aria-hidden="true" title=${t("gain-title")}>${row.gain === null ? "" : signed(row.gain)}</span>`)}
      <span class="slots">${this.#slots(row)}</span>
      ${keyed(label, html`<span class="action" dir="auto" aria-hidden="true">${label}</span>`)}
    </button>`;
  }

  /** One slot for each card of the row's capacity; slots do not move when cards are placed. */
  #slots(row: RowView) {
    return Array.from({ length: row.capacity }, (_, index) => {
      const card = row.taken_by === null ? row.cards[index] : undefined;
      return html`<span class="slot">
        ${card ? html`<card-face data-card=${card.id} .card=${card.card}></card-face>` : nothing}
      </span>`;
    });
  }

  #actionLabel(row: RowView): string {
    if (row.taken_by !== null) return t("row-taken-short", { name: this.names[row.taken_by] ?? "" });
    if (row.place !== null) return t("row-place-short");
    return row.take !== null ? t("row-take-short") : "";
  }
}
