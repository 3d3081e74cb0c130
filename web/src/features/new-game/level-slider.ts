import "./level-slider.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { LevelOption } from "../../engine/protocol";
import { levelWord, percent } from "../../game/game-text";
import { t } from "../../i18n";
import { LightElement } from "../../ui/light-element";

/** The share of wins of each of four equal players. */
const EQUAL_SHARE = 0.25;

/** Sets the level of all bots; a column over each step shows the measured share of wins. */
@customElement("level-slider")
export class LevelSlider extends LightElement {
  /** Weakest first. */
  @property({ attribute: false }) levels: readonly LevelOption[] = [];
  /** The levels of the bots at the table. */
  @property({ attribute: false }) chosen: readonly string[] = [];

  protected override render() {
    const [first, ...others] = this.chosen;
    const isCommon = others.every((level) => level === first);
    const index = this.levels.findIndex(({ level }) => level === first);
    const option = isCommon ? this.levels[index] : undefined;
    const word =
      first === undefined ? t("setup-levels-none") : option ? levelWord(option.level) : t("setup-levels-differ");
    const highest = Math.max(...this.levels.map(({ share }) => share ?? 0)) || 1;
    return html`<div class="field">
      <div class="line">
        <label for="setup-levels">${t("setup-levels")}</label>
        <output for="setup-levels">${word}</output>
      </div>
      <div class="scale">
        <div class="columns" aria-hidden="true">
          ${this.levels.map(
            ({ level, share }) =>
              html`<span class=${level === option?.level ? "current" : ""} .style=${`--value: ${(share ?? 0) / highest}`}></span>`,
          )}
        </div>
        <input id="setup-levels" type="range" min="0" max=${this.levels.length - 1} step="1" .value=${String(Math.max(index, 0))}
          ?disabled=${first === undefined} aria-valuetext=${word} aria-describedby="setup-levels-help" @input=${this.#choose} @click=${this.#choose} />
      </div>
      <p id="setup-levels-help" class="help-text">
        ${option?.share === undefined ? nothing : t("bot-share", { share: percent(option.share), even: percent(EQUAL_SHARE) })}
      </p>
    </div>`;
  }

  /** Choose the level at the thumb, also by a press that leaves the thumb where it is: the levels may differ. */
  #choose(event: Event): void {
    const option = this.levels[Number((event.target as HTMLInputElement).value)];
    if (option) this.dispatchEvent(new CustomEvent("level-change", { detail: option.level }));
  }
}
