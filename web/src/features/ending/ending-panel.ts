import "./ending-panel.css";
import { html, nothing } from "lit";
import type { EndReview } from "../../app/features";
import { ruleTables } from "../../app/options";
import type { DecidingRound, Review } from "../../engine/coach-protocol";
import { LEVELS } from "../../engine/codes";
import type { ScoreAtlas } from "../../engine/lab-figures";
import type { View } from "../../engine/protocol";
import { levelWord, percent } from "../../game/game-text";
import { gap, number, t } from "../../i18n";
import { seatInFocus } from "../../table/seats/result-text";
import { chanceChart, decidingDot, decidingLine, seatCurve } from "../../ui/charts/chance-chart";
import { type Comparison, compareWithLevels } from "./score-atlas";
import { collectedSentence, costSentence, decidedSentence } from "./story";

export interface Ending {
  view: View;
  /** Null unless the coach reviews the game without being asked to. */
  review: EndReview;
  /** Null until it is loaded. */
  atlas: ScoreAtlas | null;
}

/** What surrounds the sentences of the story, already rendered. */
interface StoryParts {
  /** The picture of the position that decided the game. */
  picture: unknown;
  /** A line each for goal, strength and streak. */
  news: unknown;
  /** Whether no earlier game at such a table has brought as many points. */
  isBest: boolean;
}

/** The story of a game that was played here, and what its score is worth. Nothing moves when the coach is done. */
export function storyPanel(ending: Ending, { picture, news, isBest }: StoryParts) {
  const { view, review } = ending;
  const seat = seatInFocus(view);
  return html`<ending-panel>
    <section class="panel story ${review ? "with-picture" : ""}" aria-labelledby="ending-story">
      <h3 id="ending-story">${t("story")}</h3>
      <div class="sentences">
        <p>${collectedSentence(view, seat)}</p>
        <p>${costSentence(view, seat)}</p>
        ${review ? html`<p class="decided" role="status">${decided(view, review, seat)}</p>` : nothing}
      </div>
      ${review ? html`<div class="frame">${picture}</div>` : nothing}
      ${news}
      <p class="worth">${worthLine(ending)}${isBest ? html`${gap()}<strong>${t("worth-best")}</strong>` : nothing}</p>
    </section>
  </ending-panel>`;
}

/** What the score of a recorded game is worth. */
export function recordedEnding(ending: Ending) {
  return html`<ending-panel recorded>${worthSection(ending)}</ending-panel>`;
}

/** What is behind "More" at the end of a game: its course, and how the score compares with every level's. */
export function endingDetails(ending: Ending) {
  const { view, review } = ending;
  return html`<ending-panel>${typeof review === "object" && review ? course(review, seatInFocus(view)) : nothing}
    ${worthSection(ending)}</ending-panel>`;
}

function decided(view: View, review: NonNullable<EndReview>, seat: number): string {
  if (typeof review === "string") return t(`review-${review}`);
  return decidedSentence(view, review, seat);
}

/** Say how the score compares with that of the strongest computer players at the table; empty if that is not measured. */
function worthLine(ending: Ending): string {
  const { view } = ending;
  const compared = comparisonOf(ending);
  const strongest = LEVELS.findLast((each) => view.seats.some(({ level }) => level === each));
  const share = compared?.levels.find(({ level }) => level === strongest)?.share;
  if (share === undefined || strongest === undefined) return "";
  return t("worth-line", {
    points: t("amount-points", { points: pointsOf(view) }),
    count: Math.round(share * 100),
    level: levelWord(strongest),
  });
}

/** The scores of the levels at such a table; null unless they were measured. */
function comparisonOf({ view, atlas }: Ending): Comparison | null {
  const usualDepth = ruleTables().options.default_marker_depth[view.edition];
  return atlas && view.marker_depth === usualDepth ? compareWithLevels(atlas, view, pointsOf(view)) : null;
}

/** What a score is worth, or that it was not measured. */
function worthSection(ending: Ending) {
  const { view, atlas } = ending;
  const points = pointsOf(view);
  if (!atlas || !compareWithLevels(atlas, view, points)) return nothing;
  const compared = comparisonOf(ending);
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

/** The seat's chance of winning over the game, with the round that decided it. */
function course({ curve, seats }: Review, seat: number) {
  const chances = curve.map(({ share }) => share[seat] ?? 0);
  const deciding: DecidingRound | null = seats[seat]?.deciding ?? null;
  return html`<section class="panel" aria-labelledby="ending-course">
    <h3 id="ending-course">${t("review-curve")}</h3>
    ${chanceChart({
      lines: [seatCurve(chances, seat, true), deciding ? decidingLine(chances, deciding, seat) : nothing],
      marks: deciding ? decidingDot(chances, deciding, seat) : nothing,
    })}
  </section>`;
}

function pointsOf(view: View): number {
  return view.seats[seatInFocus(view)]?.score ?? 0;
}
