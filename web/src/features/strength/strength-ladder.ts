import "./strength-ladder.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { levelWord } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import type { Rating } from "./rating";

/** How near to a level a rating is equal to it. */
const NEAR = 0.2;

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
    const [low, high] = [word(Math.floor(rating.low)), word(Math.ceil(rating.high))];
    return html`<p class="verdict">${placeWords(rating.value, levels)}</p>
      <div class="ladder" aria-hidden="true"
        .style=${`--low: ${share(rating.low)}; --value: ${share(rating.value)}; --high: ${share(rating.high)}`}>
        <span class="interval"></span>${levels.map((_, place) => html`<span class="step" .style=${`--at: ${share(place)}`}></span>`)}<span class="mark"></span>
      </div>
      <p class="ends" aria-hidden="true"><span>${word(0)}</span><span>${word(levels.length - 1)}</span></p>
      <p class="help-text">
        ${low === high ? t("strength-games", { games }) : t("strength-range", { low, high, games })}
        ${t("strength-even", { level: word(Math.round(rating.value)) })}
      </p>
      <button type="button" class="button" @click=${() => this.#play(levels[Math.round(rating.value)])}>
        ${t("strength-play", { level: word(Math.round(rating.value)) })}
      </button>`;
  }

  /** Deal a new game at the table of the latest game, against a level. */
  #play(level = ""): void {
    const query = { ...this.table, level };
    sendIntent(this, { type: "open", source: { from: "play", query } });
  }
}

/** Return the place as words: like a level, or between two. */
export function placeWords(value: number, levels: readonly string[]): string {
  const nearest = Math.round(value);
  if (Math.abs(value - nearest) <= NEAR) return t("strength-like", { level: levelWord(levels[nearest] ?? "") });
  const [lower, upper] = [Math.floor(value), Math.ceil(value)].map((place) => levelWord(levels[place] ?? ""));
  return t("strength-between", { lower: lower ?? "", upper: upper ?? "" });
}
