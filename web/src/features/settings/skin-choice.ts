import "../../styles/control-group.css";
import "./skin-choice.css";
import { html } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { CHOICES, type Skin } from "../../platform/settings/settings";
import { colourCards } from "../../ui/art/colour-cards";
import { svg } from "../../ui/art/svg";

const SAMPLES = ["c0", "c2", "c5"];

/** The choice of the cards' design, each shown by some of its cards. */
export function skinChoice(chosen: Skin) {
  return html`<skin-choice><fieldset class="control-group">
    <legend>${t("settings-skin")}</legend>
    ${unsafeHTML(svg`<svg display="none">${CHOICES.skin.flatMap((each) => colourCards(each, prefixOf(each)))}</svg>`)}
    <div class="skins">${CHOICES.skin.map((each) => skin(each, each === chosen))}</div>
  </fieldset></skin-choice>`;
}

function skin(name: Skin, isChosen: boolean) {
  const choose = ({ currentTarget }: Event) =>
    sendIntent(currentTarget as HTMLElement, { type: "change-settings", change: { skin: name } });
  return html`<label>
    <input type="radio" name="settings-skin" value=${name} .checked=${isChosen} @change=${choose} />
    <span class="cards" aria-hidden="true">${SAMPLES.map(
      (card) => html`<svg viewBox="0 0 50 70"><use href=${`#card-${prefixOf(name)}${card}`}></use></svg>`,
    )}</span>
    <span>${t(`skin-${name}`)}</span>
  </label>`;
}

function prefixOf(skin: Skin): string {
  return `${skin}-`;
}
