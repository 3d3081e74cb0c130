import "../offline/offline-panel";
import "../../ui/card-face";
import "./settings-dialog.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Card } from "../../engine/protocol";
import { sendIntent } from "../../game/intents";
import { number, t } from "../../i18n";
import { LANGUAGES } from "../../i18n/languages";
import type { Offline } from "../../offline/messages";
import {
  CHOICES,
  type Choices,
  DEFAULTS,
  MAX_VOLUME,
  type Settings,
  type Switch,
} from "../../platform/settings/settings";
import { canVibrate } from "../../platform/vibration";
import { deepEqualProperty } from "../../ui/deep-equal-property";
import { closeDialog, syncDialog } from "../../ui/dialog";
import { LightElement } from "../../ui/light-element";

const SAMPLES: Card[] = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "+2", "joker"];

/** The settings dialog; changes apply at once. */
@customElement("settings-dialog")
export class SettingsDialog extends LightElement {
  @property({ attribute: false }) isOpen = false;
  @property({ attribute: false }) settings: Settings = DEFAULTS;
  @property(deepEqualProperty) links: { share: string | null; target: string } = { share: null, target: "" };
  @property({ attribute: false }) offline: Offline = { state: "unknown" };
  @state() private areTipsReset = false;

  /** Rendered only when first opened, because its selects take nearly as long as the table. */
  protected override shouldUpdate(): boolean {
    return this.isOpen || this.hasUpdated;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("isOpen")) this.areTipsReset = false;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("isOpen")) syncDialog(this, this.isOpen);
  }

  protected override render() {
    const { share, target } = this.links;
    return html`<dialog aria-labelledby="settings-title" closedby="any"
      @close=${() => sendIntent(this, { type: "close-settings" })}>
      <h2 id="settings-title">${t("settings")}</h2>
      <div class="fields">
        ${this.#choice("language")} ${this.#choice("pace")} ${this.#volume()} ${this.#choice("skin", samples())}
        ${this.#choice("theme")} ${this.#choice("contrast")} ${this.#choice("text")} ${this.#choice("motion")}
      </div>
      <div class="switches">
        ${this.#switch("confirmMoves", "confirm")} ${this.#switch("playForcedMoves", "forced")}
        ${this.#switch("leftHanded", "left-handed")} ${canVibrate() ? this.#switch("vibration", "vibration") : nothing}
      </div>
      <p class="tips">
        <button type="button" class="button" @click=${this.#resetTips}>${t("tips-show")}</button>
        <button type="button" class="button" @click=${() => sendIntent(this, { type: "open-shortcuts" })}>${t("keyboard")}</button>
        ${share ? html`<a class="button" href=${share} target=${target}>${t("share-title")}</a>` : nothing}
        <span role="status">${this.areTipsReset ? t("tips-shown") : ""}</span>
      </p>
      <offline-panel .offline=${this.offline} .isShown=${this.isOpen}></offline-panel>
      <div class="dialog-buttons">
        <button type="button" class="button primary" @click=${() => closeDialog(this)}>${t("close")}</button>
      </div>
    </dialog>`;
  }

  #resetTips(): void {
    this.areTipsReset = true;
    sendIntent(this, { type: "show-tips" });
  }

  #choice<Name extends keyof Choices>(name: Name, below: unknown = nothing) {
    const choices = CHOICES[name];
    return html`<div class="field">
      <label for="settings-${name}">${t(`settings-${name}`)}</label>
      <select id="settings-${name}" .value=${this.settings[name]}
        @change=${(event: Event) => {
          const chosen = (event.target as HTMLSelectElement).value;
          const choice = choices.find((each) => each === chosen);
          if (choice) sendIntent(this, { type: "change-settings", change: { [name]: choice } });
        }}>
        ${choices.map((each) => {
          const language = LANGUAGES.find(({ tag }) => tag === each);
          return html`<option value=${each} lang=${language?.tag ?? nothing} ?selected=${each === this.settings[name]}>
            ${language?.name ?? t(`${name}-${each}`)}
          </option>`;
        })}
      </select>
      ${below}
    </div>`;
  }

  /** @param message the part of the message ids that names the switch */
  #switch(name: Switch, message: string) {
    const id = `settings-${message}`;
    return html`<div>
      <label>
        <input type="checkbox" role="switch" aria-describedby="${id}-about" .checked=${this.settings[name]}
          @change=${(event: Event) => {
            const isOn = (event.target as HTMLInputElement).checked;
            sendIntent(this, { type: "change-settings", change: { [name]: isOn } });
          }} />
        ${t(id)}
      </label>
      <p id="${id}-about" class="help-text">${t(`${id}-about`)}</p>
    </div>`;
  }

  #volume() {
    return html`<div class="field">
      <label for="settings-volume">${t("settings-volume")}</label>
      <input id="settings-volume" type="range" min="0" max=${MAX_VOLUME} step="1" .value=${String(this.settings.volume)}
        aria-valuetext=${this.settings.volume === 0 ? t("volume-off") : number(this.settings.volume / MAX_VOLUME, { style: "percent" })}
        @change=${(event: Event) => {
          const volume = Number((event.target as HTMLInputElement).value);
          sendIntent(this, { type: "change-settings", change: { volume } });
        }} />
    </div>`;
  }
}

/** Return sample cards in the chosen skin. */
function samples() {
  return html`<div class="samples" aria-hidden="true">${SAMPLES.map((card) => html`<card-face .card=${card}></card-face>`)}</div>`;
}
