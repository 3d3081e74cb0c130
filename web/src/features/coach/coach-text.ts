/** The coach's texts, in the current language. */

import "./bands.css";
import "./reasons.css";
import { html, nothing } from "lit";
import type { HintState } from "../../app/state";
import type { Band, DecidingRound, Hint, Reason, Review } from "../../engine/coach-protocol";
import type { Action, View } from "../../engine/protocol";
import { isYou, percent, seatNames } from "../../game/game-text";
import { type Arguments, sentence, t } from "../../i18n";
import { decidingSentence } from "../../ui/charts/chance-chart";

/** The annotation symbols of chess, the same in every language. */
export const BAND_SYMBOLS: Record<Band, string> = {
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** Return the symbol and the word for a rating. */
export function bandLabel(band: Band) {
  return html`<span class="band ${band}">${bandSymbol(band)} ${t(`band-${band}`)}</span>`;
}

/** Return the symbol alone, hidden from screen readers because the text beside it says the same. */
export function bandSymbol(band: Band) {
  return html`<span aria-hidden="true">${BAND_SYMBOLS[band]}</span>`;
}

/** Return what the decision of a ply cost and what was better, as sentences: none without a choice or a better one. */
export function lossSentences({ decisions, exact_from }: Review, ply: number): string[] {
  const decision = decisions[ply];
  if (!decision || decision.choices < 2 || decision.band === "best") return [];
  // Rounded down, or a loss could look as large as one of the next band.
  const share = percent(Math.floor((decision.lost.share[decision.seat] ?? 0) * 100 + 1e-9) / 100);
  const isExact = exact_from !== null && ply >= exact_from;
  // The coach looks further ahead when a single decision is tried again.
  return [t("review-better", { action: actionName(decision.best), share: isExact ? share : `≈\u00a0${share}` })];
}

/**
 * Return what the move of the round that decided a game cost, and how that round changed the seat's chance of winning.
 * Beside the loss of a move of its own, that other figure would contradict it.
 */
export function decidingSentences(review: Review, view: View, deciding: DecidingRound, seat: number): string[] {
  const loss = lossSentences(review, deciding.ply);
  const isOwnLoss = loss.length > 0 && review.decisions[deciding.ply]?.seat === seat;
  return isOwnLoss ? loss : [...loss, decidingSentence(view, deciding, seat)];
}

/** Return the name of an action without its context: "Take row 2". */
export function actionName(action: Action): string {
  const row = Number(action.slice(1));
  return action === "d" ? t("draw") : t(action.startsWith("p") ? "action-place" : "action-take", { row });
}

/** The arguments of the messages about reasons, by the fields of these. */
const ARGUMENTS: Readonly<Record<string, (value: number, view: View) => Arguments>> = {
  points: (points) => ({ amount: amount(points) }),
  seat: (seat, view) => ({ name: seatNames(view)[seat] ?? "" }),
  row: (row) => ({ row: row + 1 }),
  share: (share) => ({ share: percent(share) }),
  cards: (count) => ({ count }),
  colours: (count) => ({ count }),
  draws: (count) => ({ count }),
  colours_there: (there) => ({ there }),
};

/** Return a reason for an action as a sentence. */
export function reasonText(reason: Reason, view: View): string {
  const args = Object.entries(reason).map(([field, value]) => ARGUMENTS[field]?.(value, view));
  const isAboutYou = "seat" in reason && isYou(view, reason.seat);
  const isAlways = "share" in reason && reason.share === 1;
  if ("draws" in reason && reason.draws === 0) return sentence(t("supply-draws-left", { count: 0 }));
  return t(`reason-${reason.code}${isAboutYou ? "-you" : isAlways ? "-any" : ""}`, Object.assign({}, ...args));
}

/** Render reasons as a list, if there are any. */
export function reasonList(reasons: readonly Reason[], view: View) {
  if (reasons.length === 0) return nothing;
  return html`<ul class="reasons">${reasons.map((reason) => html`<li>${reasonText(reason, view)}</li>`)}</ul>`;
}

/** Return the sentences of a nudge: the kind of action and what to look at, but not which action. */
export function nudgeTexts({ kind, close, look_at }: Hint): string[] {
  const look = look_at && t(`look-at-${look_at}`);
  return [t(close ? `nudge-${kind}-close` : `nudge-${kind}`), ...(look ? [look] : [])];
}

/** Return the next depth of a hint. A nudge to draw or to take names the move already, so all moves follow it. */
export function nextDepth({ depth, result }: HintState): HintState["depth"] {
  if (!result) return depth;
  return depth === 1 && result.kind === "place" ? 2 : 3;
}

/** Return points to a tenth, the precision of the estimates. */
export function amount(points: number): string {
  return t("amount-points", { points: Math.round(points * 10) / 10 });
}
