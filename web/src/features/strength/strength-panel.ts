import "../../styles/series-figure.css";
import "./strength-ladder";
import "./strength-panel.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Rating, Ratings } from "../../engine/coach-protocol";
import { LEVELS } from "../../engine/codes";
import { levelWord } from "../../game/game-text";
import type { FinishedGame } from "../../history/types";
import { t } from "../../i18n";
import { bandPath, linePath } from "../../ui/charts/line-path";
import { LightElement } from "../../ui/light-element";
import { seriesTable } from "../history/series-table";
import { ratedGames } from "./rater";
import { placeName } from "./rating-text";

/** How strong the person plays, and how that has changed; or how many games are missing for a rating. */
@customElement("strength-panel")
export class StrengthPanel extends LightElement {
  /** Oldest first. */
  @property({ attribute: false }) games: readonly FinishedGame[] = [];
  /** Null until the engine has rated the games. */
  @property({ attribute: false }) ratings: Ratings | null = null;
  /** Whether only the present rating is shown. */
  @property({ type: Boolean }) brief = false;

  protected override render() {
    const { ratings } = this;
    const rating = ratings?.ratings.at(-1);
    if (this.brief && !rating) return nothing;
    const missing = ratings ? html`<p>${t("strength-wait", { count: ratings.missing })}</p>` : nothing;
    const isAwaited = ratings === null && ratedGames(this.games).length > 0;
    return html`<section class=${this.brief ? "panel" : isAwaited ? "awaited" : ""} aria-labelledby="strength">
      <h3 id="strength">${t("strength")}</h3>
      ${ratings && rating ? ladder(rating, ratings.games, tableOf(this.games)) : missing}
      ${this.brief ? nothing : html`${course(ratings?.ratings ?? [], this.games)} <p class="help-text">${t("strength-about")}</p>`}
    </section>`;
  }
}

function ladder(rating: Rating, games: number, table: Record<string, string>) {
  return html`<strength-ladder .rating=${rating} .levels=${LEVELS} .games=${games} .table=${table}></strength-ladder>`;
}

/** Return the table of the latest game, as parameters of a deal. */
function tableOf(games: readonly FinishedGame[]): Record<string, string> {
  const latest = games.at(-1);
  return latest ? { players: `${latest.players}`, edition: latest.edition, scoring: latest.scoring } : {};
}

/** The rating after each of the latest games, as a line in the band of its intervals, and as a table. */
function course(ratings: readonly Rating[], games: readonly FinishedGame[]) {
  if (ratings.length < 2) return nothing;
  const rated = ratedGames(games);
  const before = rated.length - ratings.length;
  const values = ratings.map(({ value }, index) => ({ date: rated[before + index]?.at ?? "", value }));
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
    ${seriesTable(values, (value) => placeName(value, LEVELS), before + 1)}
  </figure>`;
}
