import "../offline/offline-panel";
import "./settings-dialog.css";
import "../../styles/control-group.css";
import "./skin-choice.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import type { Install } from "../../app/state";
import { sendIntent, sends } from "../../game/intents";
import { volumeWord } from "../../game/volume";
import { languageTag, t } from "../../i18n";
import { languageName } from "../../i18n/language-name";
import type { Offline } from "../../offline/messages";
import { canVibrate } from "../../platform/device";
import {
  CHOICES,
  type Choices,
  DEFAULTS,
  MAX_VOLUME,
  type Settings,
  type Skin,
  type Switch,
} from "../../platform/settings/settings";
import { colourCards } from "../../ui/art/colour-cards";
import { svg } from "../../ui/art/svg";
import { closeButton, opening } from "../../ui/dialog";
import { intentButton } from "../../ui/forms/intent-button";
import { segments } from "../../ui/forms/segments";
import { field, select } from "../../ui/forms/select";
import { deepEqualProperty, LightElement } from "../../ui/light-element";

/** The settings dialog; changes apply at once. */
@customElement("settings-dialog")
export class SettingsDialog extends LightElement {
  @property({ attribute: false }) isOpen = false;
  @property({ attribute: false }) settings: Settings = DEFAULTS;
  @property(deepEqualProperty) links: { share: string | null; target: string } = { share: null, target: "" };
  @property({ attribute: false }) offline: Offline = { state: "unknown" };
  @property({ attribute: false }) install: Install | null = null;
  @state() private areTipsReset = false;

  /** Rendered only when first opened, because its selects take nearly as long as the table. */
  protected override shouldUpdate(): boolean {
    return this.isOpen || this.hasUpdated;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("isOpen")) this.areTipsReset = false;
  }

  protected override render() {
    const { share, target } = this.links;
    return html`<dialog ${opening(this.isOpen)} aria-labelledby="settings-title" closedby="any"
      @close=${sends({ type: "close-dialog", dialog: "settings" })}>
      <header>
        <h2 id="settings-title">${t("settings")}</h2>
        ${this.#language()}
      </header>
      <div class="groups">
        <section aria-labelledby="settings-look">
          <h3 id="settings-look">${t("settings-look")}</h3>
          ${skinChoice(this.settings.skin)}
          <div class="fields">
            ${this.#segments("theme")} ${this.#segments("contrast")} ${this.#segments("text")} ${this.#segments("motion")}
          </div>
        </section>
        <section aria-labelledby="settings-play">
          <h3 id="settings-play">${t("settings-play")}</h3>
          ${this.#segments("pace")} ${this.#volume()}
          <div class="switches">
            ${this.#switch("confirmMoves", "confirm")} ${this.#switch("playForcedMoves", "forced")}
            ${this.#switch("leftHanded", "left-handed")} ${canVibrate() ? this.#switch("vibration", "vibration") : nothing}
          </div>
        </section>
      </div>
      <p class="tips">
        <button type="button" class="button" @click=${this.#resetTips}>${t("tips-show")}</button>
        ${intentButton(t("keyboard"), { type: "open-dialog", dialog: "shortcuts" })}
        ${share ? html`<a class="button" href=${share} target=${target}>${t("share-title")}</a>` : nothing}
        <span role="status">${this.areTipsReset ? t("tips-shown") : ""}</span>
      </p>
      <offline-panel .offline=${this.offline} .install=${this.install} .isShown=${this.isOpen}></offline-panel>
      <div class="dialog-buttons">${closeButton()}</div>
    </dialog>`;
  }

  #resetTips(): void {
    this.areTipsReset = true;
    sendIntent(this, { type: "show-tips" });
  }

  #language() {
    const id = "settings-language";
    const chosen = languageTag(this.settings.language) ?? "system";
    const choose = (language: string) => this.#change({ language });
    const options = { id, languageOf: languageTag };
    return field(id, t(id), select(CHOICES.language, chosen, languageName, choose, options));
  }

  #segments<Name extends "pace" | "theme" | "contrast" | "text" | "motion">(name: Name) {
    const values: readonly Choices[Name][] = CHOICES[name];
    return segments<Choices[Name]>({
      name: `settings-${name}`,
      legend: t(`settings-${name}`),
      values,
      chosen: this.settings[name],
      word: (value) => t(`${name}-${value}`),
      choose: (value) => this.#change({ [name]: value }),
    });
  }

  /** @param message the part of the message ids that names the switch */
  #switch(name: Switch, message: string) {
    const id = `settings-${message}`;
    return html`<div>
      <label>
        <input type="checkbox" role="switch" aria-describedby="${id}-about" .checked=${this.settings[name]}
          @change=${({ target }: Event) => this.#change({ [name]: (target as HTMLInputElement).checked })} />
        ${t(id)}
      </label>
      <p id="${id}-about" class="help-text">${t(`${id}-about`)}</p>
    </div>`;
  }

  #volume() {
    const { volume } = this.settings;
    return field(
      "settings-volume",
      t("settings-volume"),
      html`<input id="settings-volume" type="range" min="0" max=${MAX_VOLUME} step="1" .value=${String(volume)}
        aria-valuetext=${volumeWord(volume)}
        @change=${({ target }: Event) => this.#change({ volume: Number((target as HTMLInputElement).value) })} />`,
    );
  }

  #change(change: Partial<Settings>): void {
    sendIntent(this, { type: "change-settings", change });
  }
}

const SAMPLES = ["c0", "c2", "c5"];

/** The choice of the cards' design, each shown by some of its cards. */
function skinChoice(chosen: Skin) {
  return html`<skin-choice><fieldset class="control-group">
    <legend>${t("settings-skin")}</legend>
    ${unsafeHTML(svg`<svg display="none">${CHOICES.skin.flatMap((each) => colourCards(each, prefixOf(each)))}</svg>`)}
    <div class="skins">${CHOICES.skin.map((each) => skin(each, each === chosen))}</div>
  </fieldset></skin-choice>`;
}

function skin(name: Skin, isChosen: boolean) {
  return html`<label>
    <input type="radio" name="settings-skin" value=${name} .checked=${isChosen}
      @change=${sends({ type: "change-settings", change: { skin: name } })} />
    <span class="cards" aria-hidden="true">${SAMPLES.map(
      (card) => html`<svg viewBox="0 0 50 70"><use href=${`#card-${prefixOf(name)}${card}`}></use></svg>`,
    )}</span>
    <span>${t(`skin-${name}`)}</span>
  </label>`;
}

function prefixOf(skin: Skin): string {
  return `${skin}-`;
}
