import "./puzzle-bar.css";
import "./puzzle-panel.css";
import "../../styles/low-bar.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { deepEqualProperty } from "../../ui/deep-equal-property";
import { LightElement } from "../../ui/light-element";
import type { Puzzle } from "./puzzle";

/** The ways on from a puzzle on the table: back to its book and, once it was answered, to the answer and the next. */
@customElement("puzzle-bar")
export class PuzzleBar extends LightElement {
  @property(deepEqualProperty) puzzle: Puzzle | null = null;
  @property({ attribute: false }) isAnswered = false;

  protected override render() {
    if (!this.puzzle) return nothing;
    const { page, back, next } = this.puzzle;
    return html`<button type="button" class="button" @click=${() => sendIntent(this, { type: "open-page", page })}>${back}</button>
      ${
        this.isAnswered
          ? html`<button type="button" class="button" @click=${() => sendIntent(this, { type: "show-answer" })}>${t("mistakes-answer")}</button>`
          : nothing
      }
      ${
        this.isAnswered && next
          ? html`<button type="button" class="button primary" @click=${() => sendIntent(this, next)}>${t("mistakes-next")}</button>`
          : nothing
      }`;
  }
}
