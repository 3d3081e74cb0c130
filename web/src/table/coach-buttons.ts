import "./coach-buttons.css";
import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { type Intent, sendIntent } from "../game/intents";
import { t } from "../i18n";
import { LightElement } from "../ui/light-element";

const LAMP = svg`<path d="M9 17.5c0-2-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 6-3.5 8zM9.5 21h5"></path>`;
const ASKING = svg`<path d="M4 5h16v11h-9l-4 4v-4H4zM10 8.6c.3-1.5 4.2-1.6 4 .5-.1 1.3-1.9 1.2-1.9 2.6M12 13.4v.1"></path>`;

/** Lets the coach be asked: what to do, and why a bot did what it did. */
@customElement("coach-buttons")
export class CoachButtons extends LightElement {
  @property({ attribute: false }) canHint = false;
  @property({ attribute: false }) canExplain = false;

  protected override render() {
    return html`${this.#button("coach-hint", LAMP, "h", this.canHint, { type: "hint" })}
    ${this.#button("coach-why", ASKING, "w", this.canExplain, { type: "why", ply: null })}`;
  }

  #button(word: string, picture: unknown, key: string, isEnabled: boolean, intent: Intent) {
    return html`<button type="button" class="button with-icon" title=${t(word)} aria-keyshortcuts=${key} ?disabled=${!isEnabled}
      @click=${() => sendIntent(this, intent)}>
      <svg aria-hidden="true" viewBox="0 0 24 24">${picture}</svg><span>${t(word)}</span>
    </button>`;
  }
}
