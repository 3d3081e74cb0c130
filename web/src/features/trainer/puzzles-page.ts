import "../../styles/hero-card.css";
import "../../ui/card-face";
import "./puzzles-page.css";
import { html, nothing } from "lit";
import type { Card } from "../../engine/protocol";
import { sends, type Theme } from "../../game/intents";
import type { HistoryState } from "../../history/types";
import { number, t } from "../../i18n";
import { intentButton } from "../../ui/forms/intent-button";
import { sidePage, storageNotes } from "../../ui/side-page";
import { dateWords } from "../history/date-words";
import type { DayPosition, ThemeProgress } from "./training";

/** The cards that stand for a theme. */
const CARDS: Readonly<Record<Theme, readonly (Card | "back" | "last-round")[]>> = {
  spoil: ["c1", "c1", "c4"],
  stake: ["c3", "c3", "back"],
  jokers: ["c0", "joker"],
  last_round: ["c6", "last-round"],
};

/**
 * The puzzles: the mistake book, the position of the day, and the themes of the trainer.
 * @param themes null until the positions and the answers are read
 * @param mistakes the mistake book, already rendered
 */
export function puzzlesPage(
  themes: readonly ThemeProgress[] | null,
  today: DayPosition | null,
  mistakes: unknown,
  { isPersistent, unreadable }: HistoryState,
) {
  const content =
    themes &&
    html`<div class="today">${mistakes} ${dayPosition(today)}</div>
      <section aria-labelledby="trainer-themes">
        <h3 id="trainer-themes" class="themes-title">${t("trainer-themes")}</h3>
        <p>${t("trainer-about")}</p>
        <ul class="themes">${themes.map(themeItem)}</ul>
      </section>
      <p class="help-text">${t("trainer-source")}</p>
      ${storageNotes(isPersistent, unreadable.mistakes)}`;
  return html`<puzzles-page>${sidePage(t("page-puzzles"), content)}</puzzles-page>`;
}

function themeItem({ theme, all, solved, next }: ThemeProgress) {
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

/** The position of the day: its theme, and the button to solve it or how that went; null until it is loaded. */
function dayPosition(today: DayPosition | null) {
  if (!today) return nothing;
  const { date, theme, answer } = today;
  return html`<section class="hero-card" aria-labelledby="day-position">
    <h3 id="day-position">${t("trainer-day")}</h3>
    <p>${dateWords(date)}&nbsp;· ${t(`training-${theme}`)}</p>
    ${
      answer === "new"
        ? intentButton(t("trainer-solve"), { type: "train-today" }, "large")
        : html`<p>${t(`trainer-day-${answer}`)}</p>`
    }
  </section>`;
}
