import { html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { CardView, SupplyView } from "../engine/protocol";
import { t } from "../i18n";
import { sendIntent } from "../intents";

/** The supply, the button that draws from it or lets the bots go on, and the card turned over. */
@customElement("supply-pile")
export class SupplyPile extends LitElement {
  @property({ attribute: false }) supply: SupplyView | null = null;
  @property({ attribute: false }) drawn: CardView | null = null;
  @property({ attribute: false }) canSkip = false;
  @property({ attribute: false }) canFinish = false;

  protected override createRenderRoot() {
    return this;
  }

  protected override render() {
    const { supply } = this;
    if (!supply) return nothing;
    return html`
      ${this.canSkip || this.canFinish ? this.#goOn(supply) : this.#draw(supply)}
      <span class="drawn ${this.drawn ? "shown" : ""}">
        ${this.drawn ? html`<card-face data-card=${this.drawn.id} .card=${this.drawn.card}></card-face>` : nothing}
      </span>
      <p id="supply-count" class="supply-count">${this.#count(supply)}</p>
    `;
  }

  #draw(supply: SupplyView) {
    const action = supply.draw;
    return html`<button
      type="button"
      class="draw"
      aria-keyshortcuts="d"
      aria-describedby="supply-count"
      ?disabled=${action === null}
      @click=${() => action !== null && sendIntent(this, { type: "play", action })}
    >
      ${faceDown(supply)}
      <span class="draw-label">${t("draw")}</span>
    </button>`;
  }

  #goOn(supply: SupplyView) {
    return html`<div class="draw">
      ${faceDown(supply)}
      ${this.canSkip ? this.#goOnButton("next", "n", "skip-pause") : nothing}
      ${this.canFinish ? this.#goOnButton("finish-round", "f", "finish-round") : nothing}
    </div>`;
  }

  #goOnButton(message: string, key: string, type: "skip-pause" | "finish-round") {
    return html`<button type="button" class="go-on" aria-keyshortcuts=${key} @click=${() => sendIntent(this, { type })}>
      ${t(message)}
    </button>`;
  }

  #count(supply: SupplyView) {
    const cards = t("supply-cards", { count: supply.cards });
    if (supply.draws_left === null) return html`<span>${cards}</span>`;
    return html`<span>${cards}</span> <span>${t("supply-draws-left", { count: supply.draws_left })}</span>`;
  }
}

function faceDown(supply: SupplyView) {
  return html`<span class="face-down ${supply.cards === 0 ? "bare" : ""}"><card-face></card-face></span>`;
}
