import "./puzzle-bar.css";
import "./puzzle-panel.css";
import "../../styles/low-bar.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { type Intent, sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { deepEqualProperty, LightElement } from "../../ui/light-element";
import type { WayBack } from "./puzzle";

/** The ways on from a puzzle on the table: back and, once one of a book was answered, to the answer and the next. */
@customElement("puzzle-bar")
export class PuzzleBar extends LightElement {
  @property(deepEqualProperty) back: WayBack | null = null;
  /** Opens the next puzzle; null if there is none. */
  @property(deepEqualProperty) next: Intent | null = null;
  @property({ attribute: false }) isAnswered = false;

  protected override render() {
    const { back, next } = this;
    return html`${back ? this.#button(back.label, back.intent) : nothing}
      ${this.isAnswered ? this.#button(t("mistakes-answer"), { type: "show-answer" }) : nothing}
      ${this.isAnswered && next ? this.#button(t("mistakes-next"), next, "primary") : nothing}`;
  }

  #button(label: string, intent: Intent, kind = "") {
    return html`<button type="button" class="button ${kind}" @click=${() => sendIntent(this, intent)}>${label}</button>`;
  }
}
