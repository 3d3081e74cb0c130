import "../../styles/hero-card.css";
import "../../styles/key-figures.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { dueOn, learnedOf } from "../../history/spaced-repetition";
import type { HistoryData, HistoryState, Mistake } from "../../history/types";
import { languageInUse, number, t } from "../../i18n";
import { intentButton } from "../../ui/forms/intent-button";
import { SidePage, sidePage, storageNotes } from "../../ui/side-page";
import { formatDate } from "../history/date-text";

/** The mistake book: how many mistakes are due, waiting and learned. */
@customElement("mistakes-page")
export class MistakesPage extends SidePage {
  @property({ attribute: false }) history: HistoryState | null = null;
  @property({ attribute: false }) today = "";

  protected override render() {
    const { history } = this;
    return sidePage(t("page-mistakes"), history?.data ? this.#content(history, history.data) : nothing);
  }

  #content({ isPersistent, unreadable }: HistoryState, { mistakes }: HistoryData) {
    const { due, waiting, learned, next } = figuresOf(mistakes, this.today);
    const isEmpty = due + waiting + learned === 0;
    return html`<p>${t("mistakes-about")}</p>
    <section class="hero-card">
      ${isEmpty ? html`<p>${t("mistakes-none")}</p>` : html`<h3>${t("mistakes-today", { count: due })}</h3>`}
      ${due > 0 ? intentButton(t("mistakes-start"), { type: "next-puzzle" }, "primary large") : nothing}
    </section>
    ${
      isEmpty
        ? nothing
        : html`<dl class="key-figures">
          <div><dt>${t("mistakes-waiting")}</dt><dd>${number(waiting)}</dd></div>
          <div><dt>${t("mistakes-learned")}</dt><dd>${number(learned)}</dd></div>
          ${
            next
              ? html`<div><dt>${t("mistakes-next-date")}</dt><dd><time datetime=${next} lang=${languageInUse()}>${formatDate(next, { dateStyle: "medium" })}</time></dd></div>`
              : nothing
          }
        </dl>`
    }
    ${storageNotes(isPersistent, unreadable.mistakes)}`;
  }
}

/**
 * Count the mistakes. Positions of the trainer wait here, too, also one that was solved at once; `next` is the date on
 * which the next mistake is due, null if one is due now.
 */
export function figuresOf(mistakes: readonly Mistake[], today: string) {
  const due = dueOn(mistakes, today).length;
  const waiting = mistakes.flatMap((mistake) => mistake.due ?? []).sort();
  return {
    due,
    waiting: waiting.length - due,
    learned: learnedOf(mistakes).length,
    next: due === 0 ? (waiting[0] ?? null) : null,
  };
}
