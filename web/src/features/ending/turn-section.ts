import { html, nothing } from "lit";
import type { EndReview } from "../../app/features";
import type { Review } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import { isAction, logSentences } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { t } from "../../i18n";
import {
  chanceChart,
  seatCurve,
  type TurningPoint,
  turnDot,
  turningPoint,
  turnLine,
  turnSentence,
} from "../../ui/charts/chance-chart";

/** Render what decided the game for a seat, with its chance of winning over the game; its room is kept until then. */
export function turnSection(view: View, review: NonNullable<EndReview>, seat: number) {
  const found = typeof review === "object" ? review : null;
  const turn = found && turningPoint(found, seat);
  return html`<section class="panel turn-section" aria-labelledby="ending-turn">
    <h3 id="ending-turn">${t("ending-turn")}</h3>
    <p class="sentence" role="status">${found ? sentence(view, turn, seat) : t(`review-${review}`)}</p>
    ${found ? figure(found, turn, seat) : nothing} ${turn ? viewPosition(turn.ply + 1) : nothing}
  </section>`;
}

function figure({ curve }: Review, turn: TurningPoint | null, seat: number) {
  const chances = curve.map(({ share }) => share[seat] ?? 0);
  const plies = chances.length - 1;
  return html`<figure>
    ${chanceChart({
      lines: [seatCurve(chances, seat, true), turn ? turnLine(turn, plies, seat) : nothing],
      marks: turn ? turnDot(turn, plies, seat) : nothing,
    })}
    <figcaption>${t("review-curve")}</figcaption>
  </figure>`;
}

function sentence(view: View, turn: TurningPoint | null, seat: number): string {
  const entry = turn && view.log.filter(isAction)[turn.ply];
  if (!turn || !entry) return t("ending-turn-none");
  return `${logSentences([entry], view).join(" ")} ${turnSentence(view, turn, seat)}`;
}

function viewPosition(ply: number) {
  const show = (event: Event) => sendIntent(event.currentTarget as HTMLElement, { type: "show-ply", ply });
  return html`<button type="button" class="button" @click=${show}>${t("review-see")}</button>`;
}
