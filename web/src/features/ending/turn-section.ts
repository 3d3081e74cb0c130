import { html, nothing, svg } from "lit";
import type { EndReview } from "../../app/features";
import type { Review } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import { isAction, isYou, logSentences, percent, seatNames } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import { linePath } from "../../ui/line-path";
import { type TurningPoint, turningPoint } from "./turning-point";

/** Render what decided the game for a seat, with its chance of winning over the game; its room is kept until then. */
export function turnSection(view: View, review: NonNullable<EndReview>, seat: number) {
  const found = typeof review === "object" ? review : null;
  const turn = found && turningPoint(found, seat);
  return html`<section class="panel turn-section" aria-labelledby="ending-turn">
    <h3 id="ending-turn">${t("ending-turn")}</h3>
    <p class="sentence" role="status">${found ? turnSentence(view, turn, seat) : t(`review-${review}`)}</p>
    ${found ? figure(found, turn, seat) : nothing} ${turn ? viewPosition(turn.ply + 1) : nothing}
  </section>`;
}

function figure({ curve }: Review, turn: TurningPoint | null, seat: number) {
  return html`<figure>
    ${chanceCurve(
      curve.map(({ share }) => share[seat] ?? 0),
      turn,
    )}
    <figcaption>${t("review-curve")}</figcaption>
  </figure>`;
}

function turnSentence(view: View, turn: TurningPoint | null, seat: number): string {
  const entry = turn && view.log.filter(isAction)[turn.ply];
  if (!turn || !entry) return t("ending-turn-none");
  const chances = { before: percent(turn.before), after: percent(turn.after) };
  const words = isYou(view, seat)
    ? t("ending-chance-you", chances)
    : t("ending-chance", { ...chances, name: seatNames(view)[seat] ?? "" });
  return `${logSentences([entry], view).join(" ")} ${words}`;
}

/** Draw the chances before the first ply and after each; the turning point is a stronger line with a dot at its end. */
function chanceCurve(chances: readonly number[], turn: TurningPoint | null) {
  const line = linePath(chances);
  const at = (ply: number) => (ply / Math.max(chances.length - 1, 1)) * 100;
  return html`<div class="curve" aria-hidden="true">
    <div class="scale">${[1, 0.5, 0].map((share) => html`<span>${percent(share)}</span>`)}</div>
    <div class="plot">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        ${[0, 50, 100].map((y) => svg`<line x1="0" x2="100" y1=${y} y2=${y}></line>`)}
        <path class="below" d="${line}V100H0Z"></path>
        <path class="line" d=${line}></path>
        ${
          turn &&
          svg`<path class="turn" d="M${at(turn.ply)} ${100 - turn.before * 100}L${at(turn.ply + 1)} ${100 - turn.after * 100}"></path>`
        }
      </svg>
      ${
        turn &&
        html`<span class="dot" .style=${`inset-inline-start: ${at(turn.ply + 1)}%; inset-block-start: ${100 - turn.after * 100}%`}></span>`
      }
    </div>
  </div>`;
}

function viewPosition(ply: number) {
  const show = (event: Event) => sendIntent(event.currentTarget as HTMLElement, { type: "show-ply", ply });
  return html`<button type="button" class="button" @click=${show}>${t("review-see")}</button>`;
}
