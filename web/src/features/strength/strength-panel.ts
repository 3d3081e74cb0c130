import "../../styles/series-figure.css";
import "./strength-panel.css";
import { html, nothing } from "lit";
import type { Rating, Ratings } from "../../engine/coach-protocol";
import { LEVELS } from "../../engine/codes";
import { levelWord } from "../../game/game-text";
import type { FinishedGame } from "../../history/types";
import { joinSentences, t } from "../../i18n";
import { bandPath, linePath } from "../../ui/charts/line-path";
import { intentButton } from "../../ui/forms/intent-button";
import { seriesTable } from "../history/series-table";
import { ratedGames } from "./rater";

/** The smallest change of a rating that is one, in levels. */
export const MIN_CHANGE = 0.05;
/** How near to a level a rating is equal to it. */
const NEAR = 0.2;
/** The place of the strongest level. */
const TOP = LEVELS.length - 1;

/**
 * How strong the person plays, and how that has changed; or how many games are missing for a rating.
 * @param games oldest first
 * @param ratings null until the engine has rated the games
 * @param isBrief whether only the present rating is shown
 */
export function strengthPanel(games: readonly FinishedGame[], ratings: Ratings | null, isBrief = false) {
  const [rating, latest] = [ratings?.ratings.at(-1), games.at(-1)];
  if (isBrief && !rating) return nothing;
  const missing = ratings ? html`<p>${waitWords(games, ratings)}</p>` : nothing;
  const isAwaited = ratings === null && ratedGames(games).length > 0;
  return html`<strength-panel ?brief=${isBrief}><section class=${isBrief ? "panel" : isAwaited ? "awaited" : ""} aria-labelledby="strength">
    <h3 id="strength">${t("strength")}</h3>
    ${ratings && rating && latest ? ladder(rating, ratings.games, latest) : missing}
    ${isBrief ? nothing : html`${course(ratings?.ratings ?? [], games)} <p class="help-text">${t("strength-about")}</p>`}
  </section></strength-panel>`;
}

/** Say how many games are to be played for a rating: none, if enough wait for their review. */
export function waitWords(games: readonly FinishedGame[], { missing }: Ratings): string {
  const unreviewed = games.filter(({ skill, hints }) => !skill && hints === 0).length;
  return missing > unreviewed ? t("strength-wait", { count: missing - unreviewed }) : t("home-unrated");
}

/** A rating in words, and as a mark with its interval on the ladder of levels; the button deals a game that is even. */
function ladder(rating: Rating, count: number, { players, edition, scoring }: FinishedGame) {
  const share = (place: number) => `${(100 * place) / TOP}%`;
  const level = LEVELS[Math.round(rating.value)] ?? "";
  const query = { players: `${players}`, edition, scoring, level };
  return html`<div class="rating">
    <p class="verdict">${placeWords(rating.value)}</p>
    <div class="ladder" aria-hidden="true"
      .style=${`--low: ${share(rating.low)}; --value: ${share(rating.value)}; --high: ${share(rating.high)}`}>
      <span class="interval"></span>${LEVELS.map((_, place) => html`<span class="step" .style=${`--at: ${share(place)}`}></span>`)}<span class="mark"></span>
    </div>
    <p class="names" aria-hidden="true">${LEVELS.map((each) => html`<span>${levelWord(each)}</span>`)}</p>
    <p class="help-text">${joinSentences([intervalWords(rating, count), t("strength-even", { level: levelWord(level) })])}</p>
    ${intentButton(t("strength-play", { level: levelWord(level) }), { type: "open", source: { from: "engine", game: { query } } })}
  </div>`;
}

/** The rating after each of the latest games, as a line in the band of its intervals, and as a table. */
function course(ratings: readonly Rating[], games: readonly FinishedGame[]) {
  if (ratings.length < 2) return nothing;
  const rated = ratedGames(games);
  const before = rated.length - ratings.length;
  const values = ratings.map(({ value }, index) => ({ date: rated[before + index]?.at ?? "", value }));
  const heights = (end: keyof Rating) => ratings.map((rating) => rating[end] / TOP);
  return html`<figure class="series-figure">
    <figcaption>${t("strength-course")}</figcaption>
    <div class="drawing" aria-hidden="true">
      <p class="scale">${[...LEVELS].reverse().map((level) => html`<span>${levelWord(level)}</span>`)}</p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path class="band" d=${bandPath(heights("low"), heights("high"))}></path>
        <path class="levels" d=${LEVELS.map((_, place) => `M0 ${(100 * place) / TOP}H100`).join("")}></path>
        <path class="line" d=${linePath(heights("value"))}></path>
      </svg>
    </div>
    <p class="help-text">${t("strength-band")}</p>
    ${seriesTable(values, placeName, before + 1)}
  </figure>`;
}

/** Return the place as words: like a level, or between two. */
export function placeWords(value: number): string {
  const place = placesOf(value);
  if (place.length === 1) return t("strength-like", { level: word(place[0]) });
  return t("strength-between", { lower: word(place[0]), upper: word(place[1]) });
}

/** Say how a rating has changed with the last game. */
export function changeWords(before: Rating, now: Rating): string {
  const change = now.value - before.value;
  return t(`strength-${change >= MIN_CHANGE ? "up" : change <= -MIN_CHANGE ? "down" : "same"}`);
}

/** Return the place as the name of a level or of two, for a table. */
export function placeName(value: number): string {
  return placesOf(value)
    .map((place) => word(place))
    .join("–");
}

/** Return the number of games, and the levels nearest to the ends of the interval unless `placeWords` names them. */
export function intervalWords({ value, low, high }: Rating, games: number): string {
  const [lowest, highest] = [Math.round(low), Math.round(high)];
  const named = placesOf(value);
  if (lowest === highest || (lowest === named[0] && highest === named.at(-1))) return t("strength-games", { games });
  return t("strength-range", { low: word(lowest), high: word(highest), games });
}

/** Return the level that a rating is near to, or the two that it lies between. */
function placesOf(value: number): number[] {
  const nearest = Math.round(value);
  return Math.abs(value - nearest) <= NEAR ? [nearest] : [Math.floor(value), Math.ceil(value)];
}

function word(place = 0): string {
  return levelWord(LEVELS[place] ?? "");
}
