import "../../styles/hero-card.css";
import "../../ui/card-face";
import "./puzzles-page.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Card } from "../../engine/protocol";
import { sends, type Theme } from "../../game/intents";
import { languageInUse, number, t } from "../../i18n";
import { intentButton } from "../../ui/forms/intent-button";
import { deepEqualProperty } from "../../ui/light-element";
import { SidePage, sidePage, storageNotes } from "../../ui/side-page";
import { formatDate } from "../history/date-text";
import type { DayPosition, ThemeProgress } from "./training";

/** The cards that stand for a theme. */
const CARDS: Readonly<Record<Theme, readonly (Card | "back" | "last-round")[]>> = {
  spoil: ["c1", "c1", "c4"],
  stake: ["c3", "c3", "back"],
  jokers: ["c0", "joker"],
  last_round: ["c6", "last-round"],
};

/** The puzzles: the mistake book, the position of the day, and the themes of the trainer. */
@customElement("puzzles-page")
export class PuzzlesPage extends SidePage {
  /** Null until the positions and the answers are read. */
  @property(deepEqualProperty) themes: readonly ThemeProgress[] | null = null;
  @property(deepEqualProperty) today: DayPosition | null = null;
  /** The mistake book, already rendered. */
  @property({ attribute: false }) mistakes: unknown = nothing;
  @property({ attribute: false }) isPersistent = true;
  /** How many entries of the mistake book could not be read. */
  @property({ attribute: false }) unreadable = 0;

  protected override render() {
    return sidePage(t("page-puzzles"), this.themes ? this.#content(this.themes) : nothing);
  }

  #content(themes: readonly ThemeProgress[]) {
    return html`<div class="today">${this.mistakes} ${dayPosition(this.today)}</div>
      <section aria-labelledby="trainer-themes">
        <h3 id="trainer-themes" class="themes-title">${t("trainer-themes")}</h3>
        <p>${t("trainer-about")}</p>
        <ul class="themes">${themes.map((theme) => this.#theme(theme))}</ul>
      </section>
      <p class="help-text">${t("trainer-source")}</p>
      ${storageNotes(this.isPersistent, this.unreadable)}`;
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
            @click=${sends({ type: "train", theme })}>${t("mistakes-start")}</button>`
          : nothing
      }
    </li>`;
  }
}

/** The position of the day: its theme, and the button to solve it or how that went; null until it is loaded. */
function dayPosition(today: DayPosition | null) {
  if (!today) return nothing;
  const { date, theme, answer } = today;
  return html`<section class="hero-card" aria-labelledby="day-position">
    <h3 id="day-position">${t("trainer-day")}</h3>
    <p><time datetime=${date} lang=${languageInUse()}>${formatDate(date)}</time>&nbsp;· ${t(`training-${theme}`)}</p>
    ${
      answer === "new"
        ? intentButton(t("trainer-solve"), { type: "train-today" }, "large")
        : html`<p>${t(`trainer-day-${answer}`)}</p>`
    }
  </section>`;
}
