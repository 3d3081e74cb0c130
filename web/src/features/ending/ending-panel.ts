import "./ending-panel.css";
import { html, nothing } from "lit";
import type { EndReview } from "../../app/features";
import type { Review } from "../../engine/coach-protocol";
import type { ScoreAtlas } from "../../engine/lab-figures";
import type { View } from "../../engine/protocol";
import { isAction, levelWord, logSentences, percent } from "../../game/game-text";
import { sendIntent } from "../../game/intents";
import { number, t } from "../../i18n";
import { seatInFocus } from "../../table/seats/result-text";
import {
  chanceChart,
  seatCurve,
  type TurningPoint,
  turnDot,
  turningPoint,
  turnLine,
  turnSentence,
} from "../../ui/charts/chance-chart";
import { type Comparison, compareWithLevels } from "./score-atlas";

interface Ending {
  isRecorded: boolean;
  view: View;
  review: EndReview;
  /** Null until it is loaded. */
  atlas: ScoreAtlas | null;
  /** The depth of the last-round card with which the scores of the atlas were reached; null until it is known. */
  usualDepth: number | null;
}

/** What decided the game, and what the score is worth. */
export function endingPanel({ isRecorded, view, review, atlas, usualDepth }: Ending) {
  const seat = seatInFocus(view);
  const points = view.seats[seat]?.score ?? 0;
  const compared = atlas && compareWithLevels(atlas, view, points);
  const isMeasured = view.marker_depth === usualDepth;
  return html`<ending-panel ?recorded=${isRecorded}>${review ? turnSection(view, review, seat) : nothing}
    ${compared ? worth(points, isMeasured ? compared : null) : nothing}</ending-panel>`;
}

/** What a score is worth, or that it was not measured. */
function worth(points: number, compared: Comparison | null) {
  return html`<section class="panel" aria-labelledby="ending-worth">
    <h3 id="ending-worth">${t("ending-worth", { points })}</h3>
    ${compared ? comparison(compared) : html`<p>${t("ending-worth-unmeasured")}</p>`}
  </section>`;
}

/** A bar for each level: the share of its scores that are lower. */
function comparison({ games, levels }: Comparison) {
  return html`<p>${t("ending-worth-better")}</p>
    <ul>
      ${levels.map(
        ({ level, share }) => html`<li>
          <span>${levelWord(level)}</span>
          <span class="bar" aria-hidden="true" .style=${`--value: ${share}`}></span>
          <strong>${percent(share)}</strong>
        </li>`,
      )}
    </ul>
    <p class="help-text">${t("ending-worth-about", { games: number(games) })}</p>`;
}

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
