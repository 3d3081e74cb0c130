/** The coach's texts, in the current language. */

import "./bands.css";
import "./reasons.css";
import { html, nothing } from "lit";
import type { HintState } from "../../app/state";
import type { Band, Hint, Reason, ReviewedDecision } from "../../engine/coach-protocol";
import type { Action, View } from "../../engine/protocol";
import { isYou, percent, seatNames } from "../../game/game-text";
import { t } from "../../i18n";

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

/** Return the best action and what the decision cost its player. */
export function betterText({ seat, best, lost }: ReviewedDecision): string {
  return t("review-better", { action: actionName(best), share: percent(lost.share[seat] ?? 0) });
}

/** Return the name of an action without its context: "Take row 2". */
export function actionName(action: Action): string {
  const row = Number(action.slice(1));
  return action === "d" ? t("draw") : t(action.startsWith("p") ? "action-place" : "action-take", { row });
}

/** Return a reason for an action as a sentence. */
export function reasonText(reason: Reason, view: View): string {
  const { code } = reason;
  switch (code) {
    case "gains":
    case "loses_least":
    case "helps":
    case "little_to_take":
      return t(`reason-${code}`, { amount: amount(reason.points) });
    case "denies":
    case "spoils":
      return t(isYou(view, reason.seat) ? `reason-${code}-you` : `reason-${code}`, {
        name: seatNames(view)[reason.seat] ?? "",
        amount: amount(reason.points),
      });
    case "joker":
    case "plus_twos":
      return t(`reason-${code}`, { count: reason.cards });
    case "avoids_fourth_colour":
      return t(`reason-${code}`, { count: reason.colours, row: reason.row + 1, there: reason.colours_there });
    case "keeps_clean":
    case "nobody_wants":
      return t(`reason-${code}`, { row: reason.row + 1, amount: amount(reason.points) });
    case "likely_better":
      return t(reason.share === 1 ? "reason-likely_better-any" : `reason-${code}`, {
        share: percent(reason.share),
        amount: amount(reason.points),
      });
    case "last_round_near":
      return t(`reason-${code}`, { count: reason.draws });
    default:
      return t(`reason-${code}`);
  }
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
