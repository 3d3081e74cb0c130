import "../../styles/hero-card.css";
import "../../ui/card-face";
import "./day-position";
import "./trainer-page.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Card } from "../../engine/protocol";
import { sendIntent, type Theme } from "../../game/intents";
import { number, t } from "../../i18n";
import { deepEqualProperty } from "../../ui/light-element";
import { SidePage, sidePage, storageNotes } from "../../ui/side-page";
import type { DayPositionView, ThemeProgress } from "./training";

/** The cards that stand for a theme. */
const CARDS: Readonly<Record<Theme, readonly (Card | "back" | "last-round")[]>> = {
  spoil: ["c1", "c1", "c4"],
  stake: ["c3", "c3", "back"],
  jokers: ["c0", "joker"],
  last_round: ["c6", "last-round"],
};

/** The trainer: the position of the day, the puzzles that are due, and the themes. */
@customElement("trainer-page")
export class TrainerPage extends SidePage {
  /** Null until the positions and the answers are read. */
  @property(deepEqualProperty) themes: readonly ThemeProgress[] | null = null;
  @property(deepEqualProperty) today: DayPositionView | null = null;
  /** The number of puzzles in the mistake book that are due. */
  @property({ attribute: false }) due = 0;
  @property({ attribute: false }) isPersistent = true;

  protected override render() {
    return sidePage(t("page-trainer"), this.themes ? this.#content(this.themes) : nothing);
  }

  #content(themes: readonly ThemeProgress[]) {
    return html`<p>${t("trainer-about")}</p>
      <div class="today">
        <day-position .today=${this.today}></day-position>
        ${this.due > 0 ? this.#due() : nothing}
      </div>
      <section aria-labelledby="trainer-themes">
        <h3 id="trainer-themes" class="themes-title">${t("trainer-themes")}</h3>
        <ul class="themes">${themes.map((theme) => this.#theme(theme))}</ul>
      </section>
      <p class="help-text">${t("trainer-source")}</p>
      ${storageNotes(this.isPersistent, 0)}`;
  }

  #due() {
    return html`<section class="hero-card" aria-labelledby="trainer-due">
      <h3 id="trainer-due">${t("mistakes-today", { count: this.due })}</h3>
      <p>${t("trainer-due-about")}</p>
      <button type="button" class="button" @click=${() => sendIntent(this, { type: "open-page", page: "mistakes" })}>${t("page-mistakes")}</button>
    </section>`;
  }

  #theme({ theme, all, solved, next }: ThemeProgress) {
    const [heading, button] = [`training-${theme}`, `train-${theme}`];
    return html`<li>
      <div class="cards" aria-hidden="true">${CARDS[theme].map((card) => html`<card-face .card=${card}></card-face>`)}</div>
      <h4 id=${heading}>${t(heading)}</h4>
      <p>${t(`training-about-${theme}`)}</p>
      <progress max=${all} .value=${solved} aria-labelledby=${heading}></progress>
      <span class="solved">${t("trainer-solved", { solved: number(solved), all: number(all) })}</span>
      ${
        next
          ? html`<button type="button" class="button" id=${button} aria-labelledby="${button} ${heading}"
            @click=${() => sendIntent(this, { type: "train", theme })}>${t("mistakes-start")}</button>`
          : nothing
      }
    </li>`;
  }
}
