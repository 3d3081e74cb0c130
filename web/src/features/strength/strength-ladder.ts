import "./strength-ladder.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Rating } from "../../engine/coach-protocol";
import { levelWord } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { intervalWords, placeWords } from "./rating-text";

/** A rating in words, and as a mark with its interval on the ladder of levels. */
@customElement("strength-ladder")
export class StrengthLadder extends LightElement {
  @property({ attribute: false }) rating: Rating | null = null;
  /** The names of the levels, weakest first. */
  @property({ attribute: false }) levels: readonly string[] = [];
  /** How many games the rating is made of. */
  @property({ attribute: false }) games = 0;

  /** The table of the latest game, as parameters of a deal. */
  @property({ attribute: false }) table: Readonly<Record<string, string>> = {};

  protected override render() {
    const { rating, levels, games } = this;
    if (!rating) return nothing;
    const word = (place: number) => levelWord(levels[place] ?? "");
    const share = (place: number) => `${(100 * place) / (levels.length - 1)}%`;
    const even = Math.round(rating.value);
    return html`<p class="verdict">${placeWords(rating.value, levels)}</p>
      <div class="ladder" aria-hidden="true"
        .style=${`--low: ${share(rating.low)}; --value: ${share(rating.value)}; --high: ${share(rating.high)}`}>
        <span class="interval"></span>${levels.map((_, place) => html`<span class="step" .style=${`--at: ${share(place)}`}></span>`)}<span class="mark"></span>
      </div>
      <p class="names" aria-hidden="true">${levels.map((level) => html`<span>${levelWord(level)}</span>`)}</p>
      <p class="help-text">${intervalWords(rating, levels, games)} ${t("strength-even", { level: word(even) })}</p>
      <button type="button" class="button" @click=${() => this.#play(levels[even])}>
        ${t("strength-play", { level: word(even) })}
      </button>`;
  }

  /** Deal a new game at the table of the latest game, against a level. */
  #play(level = ""): void {
    const query = { ...this.table, level };
    sendIntent(this, { type: "open", source: { from: "engine", game: { query } } });
  }
}
