import { html, LitElement, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { t } from "../i18n";
import { sendIntent } from "../intents";

const FIRST = svg`<path d="M6.5 5.5v13M18 5.5 11 12l7 6.5"></path>`;
const BACK = svg`<path d="m15 5.5-7 6.5 7 6.5"></path>`;
const PLAY = svg`<path d="M8 5.5 17 12l-9 6.5z"></path>`;
const PAUSE = svg`<path d="M8.5 5.5v13M15.5 5.5v13"></path>`;
const FORTH = svg`<path d="m9 5.5 7 6.5-7 6.5"></path>`;
const LAST = svg`<path d="M17.5 5.5v13M6 5.5l7 6.5-7 6.5"></path>`;

/** Where a recorded game is being looked at, and the ways to go on. */
@customElement("replay-bar")
export class ReplayBar extends LitElement {
  @property({ attribute: false }) replay = { ply: 0, plies: 0, isOn: false };
  /** The seat to go on in its place; null at the end. */
  @property({ attribute: false }) seat: number | null = null;

  protected override createRenderRoot() {
    return this;
  }

  protected override render() {
    const { ply, plies, isOn } = this.replay;
    return html`<div class="replay" role="group" aria-label=${t("replay")}>
      ${this.#button("replay-first", FIRST, 0, ply > 0)} ${this.#button("replay-back", BACK, ply - 1, ply > 0)}
      <button type="button" class="with-icon" title=${t(isOn ? "replay-pause" : "replay-on")}
        @click=${() => sendIntent(this, { type: "replay-on", isOn: !isOn })}>
        ${icon(isOn ? PAUSE : PLAY)}<span class="visually-hidden">${t(isOn ? "replay-pause" : "replay-on")}</span>
      </button>
      ${this.#button("replay-forth", FORTH, ply + 1, ply < plies)} ${this.#button("replay-last", LAST, plies, ply < plies)}
      <label>
        <span class="visually-hidden">${t("replay-ply")}</span>
        <input type="range" min="0" max=${plies} .value=${live(String(ply))} @input=${this.#seek}>
      </label>
      <button type="button" ?disabled=${this.seat === null} @click=${this.#takeOver}>${t("take-over")}</button>
    </div>`;
  }

  #button(word: string, picture: unknown, ply: number, isEnabled: boolean) {
    return html`<button type="button" class="with-icon" title=${t(word)} ?disabled=${!isEnabled}
      @click=${() => sendIntent(this, { type: "replay-to", ply })}>
      ${icon(picture)}<span class="visually-hidden">${t(word)}</span>
    </button>`;
  }

  #seek(event: Event): void {
    sendIntent(this, { type: "replay-to", ply: Number((event.target as HTMLInputElement).value) });
  }

  #takeOver(): void {
    if (this.seat !== null) sendIntent(this, { type: "take-over", seat: this.seat });
  }
}

function icon(picture: unknown) {
  return html`<svg aria-hidden="true" viewBox="0 0 24 24">${picture}</svg>`;
}
