import "./coach-buttons.css";
import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { type Intent, sendIntent } from "../game/intents";
import { t } from "../i18n";
import { LightElement } from "../ui/light-element";

const BULB = svg`<path d="M9 17.5c0-2-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 6-3.5 8zM9.5 21h5"></path>`;
const QUESTION = svg`<path d="M4 5h16v11h-9l-4 4v-4H4zM10 8.6c.3-1.5 4.2-1.6 4 .5-.1 1.3-1.9 1.2-1.9 2.6M12 13.4v.1"></path>`;

/** Asks the coach for a hint, or why the last bot acted as it did. */
@customElement("coach-buttons")
export class CoachButtons extends LightElement {
  @property({ attribute: false }) canHint = false;
  @property({ attribute: false }) canExplain = false;

  protected override render() {
    return html`${this.#button("coach-hint", BULB, "h", this.canHint, { type: "hint" })}
    ${this.#button("coach-why", QUESTION, "w", this.canExplain, { type: "why", ply: null })}`;
  }

  #button(name: string, icon: unknown, key: string, isEnabled: boolean, intent: Intent) {
    return html`<button type="button" class="button with-icon" title=${t(name)} aria-keyshortcuts=${key} ?disabled=${!isEnabled}
      @click=${() => sendIntent(this, intent)}>
      <svg aria-hidden="true" viewBox="0 0 24 24">${icon}</svg><span>${t(name)}</span>
    </button>`;
  }
}
