import "../../ui/card-face";
import "./joker-panel.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Colour, JokersView } from "../../engine/protocol";
import { sendIntent } from "../../game/intents";
import { number, t } from "../../i18n";
import { intentButton } from "../../ui/forms/intent-button";
import { select } from "../../ui/forms/select";
import { LightElement } from "../../ui/light-element";

@customElement("joker-panel")
export class JokerPanel extends LightElement {
  @property({ attribute: false }) jokers: JokersView | null = null;
  @property({ attribute: false }) colours: readonly Colour[] = [];
  @property({ attribute: false }) score = 0;

  protected override render() {
    return html`<div class="panel">
      <p>${t("jokers-about")}</p>
      <div class="joker-choices">${this.colours.map((colour, index) => this.#choice(colour, index))}</div>
      <p class="jokers-score">${t("jokers-score", { score: number(this.score) })}</p>
      ${intentButton(t("confirm-jokers"), { type: "confirm-jokers" }, "primary large")}
    </div>`;
  }

  #choice(chosen: Colour, index: number) {
    const id = `joker-${index}`;
    const choose = (colour: Colour) =>
      sendIntent(this, { type: "preview-jokers", colours: this.colours.with(index, colour) });
    return html`<div class="field">
      <label for=${id} class=${this.colours.length > 1 ? "" : "visually-hidden"}>${t("joker", { number: index + 1 })}</label>
      <span class="with-chip">
        <card-face shape="chip" .card=${chosen}></card-face>
        ${select(this.jokers?.colours ?? [], chosen, (colour) => t(`colour-${colour}`), choose, { id })}
      </span>
    </div>`;
  }
}
