import "../../ui/card-face";
import "./answer-dialog.css";
import { html, nothing } from "lit";
import type { Puzzle } from "../../app/state";
import type { ActionValues } from "../../engine/coach-protocol";
import type { Action, Card, View } from "../../engine/protocol";
import { actionWords, percent } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { rowOf } from "../../game/view-queries";
import { t } from "../../i18n";
import { closeButton, opening } from "../../ui/dialog";
import { intentButton } from "../../ui/forms/intent-button";
import { actionValuesTable } from "../coach/action-values-table";
import { actionName, reasonList } from "../coach/coach-text";
import type { BookPuzzle } from "./puzzle";

/** The most reasons that are shown, so that the values stay in view on a phone. */
const MAX_REASONS = 3;

/**
 * The values of all choices of a puzzle, with the chosen one marked.
 * @param bookPuzzle null for a puzzle that comes from no book
 */
export function answerDialog(puzzle: Puzzle | null, bookPuzzle: BookPuzzle | null) {
  const { view, chosen = null, answer } = puzzle ?? {};
  const close = ({ currentTarget }: Event) =>
    chosen && sendIntent(currentTarget as HTMLElement, { type: "choose-again" });
  return html`<answer-dialog><dialog ${opening(chosen !== null)} aria-label=${t("answer-title")} @close=${close}>
    <div role="status">
      ${chosen && (answer && view ? html`${verdict(answer, chosen, view)}${reasonList(answer.reasons.slice(0, MAX_REASONS), view)}` : html`<h2>${t("answer-thinking")}</h2>`)}
      ${bookPuzzle && bookPuzzle.isSolved !== null ? outcome(bookPuzzle, bookPuzzle.isSolved) : nothing}
    </div>
    ${answer && view && chosen ? table(answer, chosen, view) : nothing}
    <div class="dialog-buttons">${bookPuzzle ? bookButtons(bookPuzzle) : buttons()}</div>
  </dialog></answer-dialog>`;
}

function table(answer: ActionValues, action: Action, view: View) {
  return actionValuesTable(answer, (each) => actionWords(each, view), { action, label: t("answer-yours") });
}

function buttons() {
  return html`${closeButton(t("choose-again"), "")} ${intentButton(t("play-on"), { type: "play-on" }, "primary")}`;
}

function bookButtons({ next, page, back }: BookPuzzle) {
  // The answer may add the next puzzle, while the first button has the focus, which it keeps as the same element.
  return html`${intentButton(back, { type: "open-page", page }, next ? "" : "primary")}
    ${next ? intentButton(t("mistakes-next"), next, "primary") : nothing}`;
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
