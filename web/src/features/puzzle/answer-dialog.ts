import "../../ui/card-face";
import "./answer-dialog.css";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Puzzle } from "../../app/state";
import type { ActionValues } from "../../engine/coach-protocol";
import type { Action, Card, View } from "../../engine/protocol";
import { actionWords, percent } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { rowOf } from "../../game/view-queries";
import { t } from "../../i18n";
import { closeDialog, syncDialog } from "../../ui/dialog";
import { deepEqualProperty, LightElement } from "../../ui/light-element";
import { actionValuesTable } from "../coach/action-values-table";
import { actionName, reasonList } from "../coach/coach-text";
import type { BookPuzzle } from "./puzzle";

/** The most reasons that are shown, so that the values stay in view on a phone. */
const MAX_REASONS = 3;

/** The values of all choices of a puzzle, with the chosen one marked. */
@customElement("answer-dialog")
export class AnswerDialog extends LightElement {
  @property({ attribute: false }) puzzle: Puzzle | null = null;
  /** Set if the puzzle comes from a book. */
  @property(deepEqualProperty) bookPuzzle: BookPuzzle | null = null;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("puzzle")) syncDialog(this, (this.puzzle?.chosen ?? null) !== null);
  }

  protected override render() {
    const { view, chosen, answer } = this.puzzle ?? {};
    return html`<dialog aria-label=${t("answer-title")}
      @close=${() => this.puzzle?.chosen && sendIntent(this, { type: "choose-again" })}>
      <div role="status">
        ${chosen && (answer && view ? html`${verdict(answer, chosen, view)}${reasonList(answer.reasons.slice(0, MAX_REASONS), view)}` : html`<h2>${t("answer-thinking")}</h2>`)}
        ${this.bookPuzzle && this.bookPuzzle.isSolved !== null ? outcome(this.bookPuzzle, this.bookPuzzle.isSolved) : nothing}
      </div>
      ${answer && view && chosen ? this.#table(answer, chosen, view) : nothing}
      <div class="dialog-buttons">
        ${this.bookPuzzle ? this.#bookButtons(this.bookPuzzle) : this.#buttons()}
      </div>
    </dialog>`;
  }

  #table({ choices, exact, band }: ActionValues, chosen: Action, view: View) {
    const label = t("answer-yours");
    const nameOf = (action: Action) => actionWords(action, view);
    return actionValuesTable({ choices, isExact: exact, band, nameOf, chosen: { action: chosen, label } });
  }

  #buttons() {
    return html`<button type="button" class="button" @click=${() => closeDialog(this)}>${t("choose-again")}</button>
      <button type="button" class="button primary" @click=${() => sendIntent(this, { type: "play-on" })}>${t("play-on")}</button>`;
  }

  #bookButtons({ next, page, back }: BookPuzzle) {
    const goBack = () => sendIntent(this, { type: "open-page", page });
    // The answer may add the next puzzle, while the first button has the focus, which it keeps as the same element.
    return html`<button type="button" class=${next ? "button" : "button primary"} @click=${goBack}>${back}</button>
      ${next ? html`<button type="button" class="button primary" @click=${() => sendIntent(this, next)}>${t("mistakes-next")}</button>` : nothing}`;
  }
}

/** Render when the puzzle returns, and the remarks about it. */
function outcome({ remarks, returns }: BookPuzzle, isSolved: boolean) {
  const solved = returns === null ? t("mistakes-solved-learned") : t("mistakes-solved", { date: returns });
  return html`<p>${isSolved ? solved : t("mistakes-unsolved")}</p>
    ${remarks.map((remark) => html`<p>${remark}</p>`)}`;
}

/** Say first whether the choice is right, then show the best move with its cards, or that of several which was chosen. */
function verdict({ choices }: ActionValues, chosen: Action, view: View) {
  const [best] = choices;
  const choice = choices.find(({ action }) => action === chosen);
  if (!best || !choice) return nothing;
  const isRight = choice === best || choice.about_equal;
  const heading = choice === best ? "answer-best" : isRight ? "answer-equal" : "answer-wrong";
  const shown = isRight ? chosen : best.action;
  const share = percent(rounded(best.share) - rounded(choice.share));
  const words = isRight ? actionName(shown) : t("answer-worse", { action: actionName(shown), share });
  return html`<h2 class="verdict ${isRight ? "right" : "wrong"}"><span aria-hidden="true">${isRight ? "✓" : "✗"}</span> ${t(heading)}</h2>
    <p class="move">${cardsOf(shown, view).map((card) => html`<card-face aria-hidden="true" .card=${card}></card-face>`)} <span>${words}</span></p>`;
}

/** Return the cards that an action moves: the drawn one, those of the row, or one face down. */
function cardsOf(action: Action, view: View): (Card | "back")[] {
  if (action === "d") return ["back"];
  if (action.startsWith("p")) return view.drawn ? [view.drawn.card] : [];
  return view.rows[rowOf(view, action)]?.cards.map(({ card }) => card) ?? [];
}

/** Round a share to a percent, as the table shows it. */
function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
