import "./ending-panel.css";
import { html, nothing } from "lit";
import type { EndReview } from "../../app/features";
import type { View } from "../../engine/protocol";
import { levelWord, percent } from "../../game/game-text";
import { number, t } from "../../i18n";
import { seatInFocus } from "../../table/seats/result-text";
import { type Comparison, compareWithLevels, type ScoreAtlas } from "./score-atlas";
import { turnSection } from "./turn-section";

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
