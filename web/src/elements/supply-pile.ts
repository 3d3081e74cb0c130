import { html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { byContent } from "../by-content";
import { drag } from "../drag";
import type { CardView, SupplyView } from "../engine/protocol";
import { t } from "../i18n";
import { intentToPlay, sendIntent } from "../intents";

/** The supply, the button that draws from it, and the card turned over. */
@customElement("supply-pile")
export class SupplyPile extends LitElement {
  @property(byContent) supply: SupplyView | null = null;
  @property(byContent) drawn: CardView | null = null;
  @property({ attribute: false }) isPractice = false;

  protected override createRenderRoot() {
    return this;
  }

  protected override render() {
    const { supply } = this;
    if (!supply) return nothing;
    const action = supply.draw;
    return html`
      <button
        type="button"
        class="draw"
        aria-keyshortcuts="d"
        aria-describedby="supply-count"
        aria-disabled=${action === null}
        @click=${() => sendIntent(this, intentToPlay(action, null))}
      >
        <span class="face-down ${supply.cards === 0 ? "bare" : ""}"><card-face></card-face></span>
        <span class="draw-label">${t("draw")}</span>
      </button>
      <span class="drawn ${this.drawn ? "shown" : ""}">
        ${
          this.drawn
            ? html`<card-face data-card=${this.drawn.id} .card=${this.drawn.card}
                @pointerdown=${(event: PointerEvent) => drag(event.currentTarget as HTMLElement, event)}></card-face>`
            : nothing
        }
      </span>
      <div class="supply-count">
        <p id="supply-count">${this.#count(supply)}</p>
        <button type="button" class="peek" popovertarget="unseen-peek">${t("unseen")}</button>
        <div id="unseen-peek" class="panel" popover><unseen-cards .unseen=${supply.unseen}></unseen-cards></div>
      </div>
    `;
  }

  #count(supply: SupplyView) {
    const left = supply.draws_left === null ? "" : t("supply-draws-left", { count: supply.draws_left });
    return html`<span>
        ${t("supply-cards", { count: supply.cards })}
        ${this.isPractice ? html`<span class="tag practice" title=${t("practice-about")}>${t("practice")}</span>` : nothing}
      </span>
      ${keyed(left, html`<span>${left}</span>`)}`;
  }
}
