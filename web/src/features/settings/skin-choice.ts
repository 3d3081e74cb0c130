import "../../styles/control-group.css";
import "./skin-choice.css";
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { CHOICES, type Skin } from "../../platform/settings/settings";
import { colourCards } from "../../ui/art/colour-cards";
import { svg } from "../../ui/art/svg";
import { LightElement } from "../../ui/light-element";

const SAMPLES = ["c0", "c2", "c5"];

/** The choice of the cards' design, each shown by some of its cards. */
@customElement("skin-choice")
export class SkinChoice extends LightElement {
  @property() chosen: Skin = "patterns";

  protected override render() {
    return html`<fieldset class="control-group">
      <legend>${t("settings-skin")}</legend>
      ${unsafeHTML(svg`<svg display="none">${CHOICES.skin.flatMap((skin) => colourCards(skin, prefixOf(skin)))}</svg>`)}
      <div class="skins">${CHOICES.skin.map((skin) => this.#skin(skin))}</div>
    </fieldset>`;
  }

  #skin(skin: Skin) {
    return html`<label>
      <input type="radio" name="settings-skin" value=${skin} .checked=${skin === this.chosen}
        @change=${() => sendIntent(this, { type: "change-settings", change: { skin } })} />
      <span class="cards" aria-hidden="true">${SAMPLES.map(
        (card) => html`<svg viewBox="0 0 50 70"><use href=${`#card-${prefixOf(skin)}${card}`}></use></svg>`,
      )}</span>
      <span>${t(`skin-${skin}`)}</span>
    </label>`;
  }
}

function prefixOf(skin: Skin): string {
  return `${skin}-`;
}
