import "../../styles/series-figure.css";
import "./strength-ladder";
import "./strength-panel.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { levelWord } from "../../game/game-text";
import type { FinishedGame } from "../../history/types";
import { t } from "../../i18n";
import { bandPath, linePath } from "../../ui/charts/line-path";
import { LightElement } from "../../ui/light-element";
import { seriesTable } from "../history/series-table";
import losses from "./losses.json";
import { MAX_RATED, MIN_RATED, type RatedGame, type Rating, rate, ratedGames } from "./rating";
import { placeName } from "./rating-text";

/** The names of the levels, weakest first. */
const LEVELS = Object.keys(losses["4-brown"]);

/** How strong the person plays, and how that has changed; or how many games are missing for a rating. */
@customElement("strength-panel")
export class StrengthPanel extends LightElement {
  /** Oldest first. */
  @property({ attribute: false }) games: readonly FinishedGame[] = [];
  /** Whether only the present rating is shown. */
  @property({ type: Boolean }) brief = false;

  protected override render() {
    const games = ratedGames(this.games, losses);
    const rating = rate(games, losses);
    if (this.brief && !rating) return nothing;
    return html`<section class=${this.brief ? "panel" : ""} aria-labelledby="strength">
      <h3 id="strength">${t("strength")}</h3>
      ${rating ? ladder(rating, games.length, tableOf(this.games)) : html`<p>${t("strength-wait", { count: MIN_RATED - games.length })}</p>`}
      ${this.brief ? nothing : html`${course(games)} <p class="help-text">${t("strength-about")}</p>`}
    </section>`;
  }
}

function ladder(rating: Rating, games: number, table: Record<string, string>) {
  return html`<strength-ladder .rating=${rating} .levels=${LEVELS} .games=${Math.min(games, MAX_RATED)}
    .table=${table}></strength-ladder>`;
}

/** Return the table of the latest game, as parameters of a deal. */
function tableOf(games: readonly FinishedGame[]): Record<string, string> {
  const latest = games.at(-1);
  return latest ? { players: `${latest.players}`, edition: latest.edition, scoring: latest.scoring } : {};
}

/** The rating after each of the latest games, as a line in the band of its intervals, and as a table. */
function course(games: readonly RatedGame[]) {
  const first = Math.max(MIN_RATED, games.length - MAX_RATED + 1);
  const ratings = games.slice(first - 1).flatMap(({ at }, index) => {
    const rating = rate(games.slice(0, first + index), losses);
    return rating ? { date: at, ...rating } : [];
  });
  if (ratings.length < 2) return nothing;
  const top = LEVELS.length - 1;
  const heights = (end: keyof Rating) => ratings.map((rating) => rating[end] / top);
  return html`<figure class="series-figure">
    <figcaption>${t("strength-course")}</figcaption>
    <div class="drawing" aria-hidden="true">
      <p class="scale">${[...LEVELS].reverse().map((level) => html`<span>${levelWord(level)}</span>`)}</p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path class="band" d=${bandPath(heights("low"), heights("high"))}></path>
        <path class="levels" d=${LEVELS.map((_, place) => `M0 ${(100 * place) / top}H100`).join("")}></path>
        <path class="line" d=${linePath(heights("value"))}></path>
      </svg>
    </div>
    <p class="help-text">${t("strength-band")}</p>
    ${seriesTable(ratings, (value) => placeName(value, LEVELS), first)}
  </figure>`;
}
