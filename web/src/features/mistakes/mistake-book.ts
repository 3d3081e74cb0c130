import "../../styles/hero-card.css";
import "../../styles/key-figures.css";
import { html, nothing } from "lit";
import { daysAfter } from "../../history/dates";
import { learnedOf } from "../../history/spaced-repetition";
import type { Mistake } from "../../history/types";
import { number, t } from "../../i18n";
import { intentButton } from "../../ui/forms/intent-button";
import { dateWords } from "../history/date-words";

/** The mistake book: how many mistakes are puzzles of today (`due`), waiting and learned. */
export function mistakeBook(mistakes: readonly Mistake[], due: number, today: string) {
  const { waiting, learned, next } = figuresOf(mistakes, due, today);
  const isEmpty = due + waiting + learned === 0;
  return html`<section class="hero-card" aria-labelledby="mistakes">
    <h3 id="mistakes">${t("page-mistakes")}</h3>
    ${
      isEmpty
        ? html`<p>${t("mistakes-none")}</p>`
        : html`<p>${t("mistakes-today", { count: due })}</p>
          ${due > 0 ? intentButton(t("mistakes-start"), { type: "next-puzzle" }, "primary large") : nothing}
          <dl class="key-figures">
            <div><dt>${t("mistakes-waiting")}</dt><dd>${number(waiting)}</dd></div>
            <div><dt>${t("mistakes-learned")}</dt><dd>${number(learned)}</dd></div>
            ${
              next
                ? html`<div><dt>${t("mistakes-next-date")}</dt><dd>${dateWords(next, { dateStyle: "medium" })}</dd></div>`
                : nothing
            }
          </dl>`
    }
    <p class="help-text">${t("mistakes-about")}</p>
  </section>`;
}

/**
 * Count the mistakes. Positions of the trainer wait here, too, also one that was solved at once; `next` is the date of
 * the next puzzle, null if there is one today.
 */
export function figuresOf(mistakes: readonly Mistake[], due: number, today: string) {
  const tomorrow = daysAfter(today, 1);
  const waiting = mistakes.flatMap((mistake) => mistake.due ?? []).sort();
  return {
    waiting: waiting.length - due,
    learned: learnedOf(mistakes).length,
    next: due === 0 && waiting[0] ? (waiting[0] > tomorrow ? waiting[0] : tomorrow) : null,
  };
}
