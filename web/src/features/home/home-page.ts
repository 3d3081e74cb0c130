import "../../ui/card-face";
import "./home-page.css";
import { html, nothing, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Rating, Ratings } from "../../engine/coach-protocol";
import { LEVELS } from "../../engine/codes";
import type { Card, View } from "../../engine/protocol";
import { levelWord } from "../../game/game-text";
import type { Intent } from "../../game/intents";
import { daysAfter } from "../../history/dates";
import { rankedGames } from "../../history/statistics";
import { streaks } from "../../history/streak";
import type { Day, HistoryData, Mistake } from "../../history/types";
import { languageInUse, list, sentence, t } from "../../i18n";
import { formatDate } from "../../i18n/dates";
import { intentButton } from "../../ui/forms/intent-button";
import { LightElement } from "../../ui/light-element";
import { titleFocus } from "../../ui/side-page";
import { pointsText } from "../daily/daily-text";
import { changeWords, MIN_CHANGE, placeWords, waitWords } from "../strength/strength-panel";
import { tableText } from "./home-text";

/** The days that the dots stand for. */
const WEEK = 7;

/** Home: the deal of the day, a mistake to mend, the strength, and Play at the last table. */
@customElement("home-page")
export class HomePage extends LightElement {
  /** Null until the history is read. */
  @property({ attribute: false }) data: HistoryData | null = null;
  @property({ attribute: false }) today = "";
  /** The mistake to mend; null: none is due. */
  @property({ attribute: false }) mistake: Mistake | null = null;
  /** Its position; null until the engine has read it. */
  @property({ attribute: false }) position: View | "unreadable" | null = null;
  @property({ attribute: false }) due = 0;
  /** Whether the Master is playing the deal of today. */
  @property({ attribute: false }) isMasterPlaying = false;
  /** Whether the engine will rate the games. */
  @property({ attribute: false }) isRated = false;
  /** Null until the engine has rated the games. */
  @property({ attribute: false }) ratings: Ratings | null = null;
  @property({ attribute: false }) lastSetup: string | null = null;
  @property({ attribute: false }) unfinished = 0;
  /** Whether a game waits at the table. */
  @property({ attribute: false }) isInPlay = false;

  protected override render() {
    return html`<section class="side-page panel" aria-labelledby="side-page-title">
      <header>
        <h2 id="side-page-title" tabindex="-1" ${titleFocus()}>${t("home-title")}</h2>
        ${this.isInPlay ? intentButton(t("home-continue"), { type: "open-page", page: "table" }, "primary") : nothing}
      </header>
      <div class="cards">${this.data ? this.#cards(this.data) : nothing}</div>
    </section>`;
  }

  #cards({ days }: HistoryData) {
    const isPlayed = days.some(({ date, result }) => date === this.today && result);
    return html`${this.#daily(days)} ${this.mistake ? this.#mistake(this.mistake) : nothing} ${this.#strength()}
      ${this.#play(isPlayed)}`;
  }

  #daily(days: readonly Day[]) {
    const { today } = this;
    const known = new Map(days.map((day) => [day.date, day]));
    const { result, par } = known.get(today) ?? {};
    const master = par ? pointsText(par.score) : this.isMasterPlaying ? "…" : null;
    const open: Intent = { type: "open-page", page: "daily", date: today };
    const play: Intent = { type: "open", source: { from: "engine", game: { day: today } } };
    const streak = streaks(days, today).now;
    return html`<section class="daily" aria-labelledby="home-daily">
      <h3 id="home-daily">${t("page-daily")} <time datetime=${today} lang=${languageInUse()}>${formatDate(today, { weekday: "long", day: "numeric", month: "long" })}</time></h3>
      <p>${
        result
          ? list([
              t("home-yours", { score: pointsText(result.score) }),
              ...(master === null ? [] : [t("home-master", { score: master })]),
            ])
          : t("home-dare")
      }</p>
      ${this.#week(known)}
      <p class="help-text">${streak > 1 ? t("daily-share-streak", { count: streak }) : t("home-week")}</p>
      ${intentButton(t(result ? "daily-compare" : "daily-today"), result ? open : play, result ? "" : "primary large")}
    </section>`;
  }

  /** The last seven days: played, won, or missed; today is last. */
  #week(known: ReadonlyMap<string, Day>) {
    const dates = Array.from({ length: WEEK }, (_, index) => daysAfter(this.today, index + 1 - WEEK));
    const kind = (date: string) => {
      const { result, par } = known.get(date) ?? {};
      return !result ? "missed" : par && result.score > par.score ? "won" : "played";
    };
    return html`<ol class="week">
      ${dates.map(
        (date) => html`<li class=${kind(date)} aria-current=${date === this.today ? "date" : nothing}>
          <span aria-hidden="true">${formatDate(date, { weekday: "narrow" })}</span>
          <time class="visually-hidden" datetime=${date} lang=${languageInUse()}>${formatDate(date, { weekday: "long" })}</time>
          <span class="visually-hidden">${t(`home-day-${kind(date)}`)}</span>
        </li>`,
      )}
    </ol>`;
  }

  #mistake({ band, seat }: Mistake) {
    return html`<section class="mistake" aria-labelledby="home-mistake">
      <h3 id="home-mistake">${t("home-mistake")}</h3>
      <p>${t("home-lost", { band: t(`band-${band}`) })}</p>
      ${this.#picture(seat)}
      ${intentButton(t("home-mend"), { type: "next-puzzle" })}
      ${this.due > 1 ? html`<p class="help-text">${t("mistakes-today", { count: this.due })}</p>` : nothing}
    </section>`;
  }

  /** The position as small rows, the cards that the person has, and the drawn card; its place until it is known. */
  #picture(seat: number) {
    const { position } = this;
    if (position === "unreadable") return nothing;
    const cards = (shown: readonly { card: Card }[]) =>
      shown.map(({ card }) => html`<card-face .card=${card}></card-face>`);
    const own = position?.seats[seat];
    return html`<div class="position" aria-hidden="true">${
      position
        ? html`<div class="rows">
              ${position.drawn ? html`<span class="drawn">${cards([position.drawn])}</span>` : nothing}
              ${position.rows.map((row) => html`<span class="row ${row.taken_by === null ? "" : "taken"}">${cards(row.cards)}</span>`)}
            </div>
            <div class="own">${own?.piles.map((pile) => html`<span class="pile">${cards(pile.cards)}</span>`)}</div>`
        : nothing
    }</div>`;
  }

  #strength() {
    const { ratings } = this;
    const rating = ratings?.ratings.at(-1);
    const before = ratings?.ratings.at(-2);
    return html`<section class="strength" aria-labelledby="home-strength">
      <h3 id="home-strength">${t("strength")}</h3>
      ${branch(rating, before)}
      <p>${rating ? sentence(placeWords(rating.value)) : ratings ? waitWords(rankedGames(this.data?.games ?? []), ratings) : this.isRated ? "\u00a0" : t("home-unrated")}</p>
      <p class="help-text">${rating && before ? changeWords(before, rating) : "\u00a0"}</p>
      ${intentButton(t("page-record"), { type: "open-page", page: rating ? "statistics" : "played" })}
    </section>`;
  }

  #play(isMain: boolean) {
    return html`<section class="play" aria-labelledby="home-play">
      <h3 id="home-play">${t("new-game")}</h3>
      <p>${tableText(this.lastSetup)}</p>
      <div class="buttons">
        ${intentButton(t("home-play"), { type: "quick-play" }, isMain ? "primary large" : "large")}
        ${intentButton(t("home-change"), { type: "open-dialog", dialog: "new-game" })}
        ${this.unfinished > 0 ? intentButton(t("unfinished-count", { count: this.unfinished }), { type: "open-page", page: "games" }) : nothing}
      </div>
    </section>`;
  }
}

/** The branch with a leaf for each level, the chameleon at the rating, and a trace of where it was before. */
function branch(rating: Rating | undefined, before: Rating | undefined) {
  const at = (value: number) => 24 + (value / (LEVELS.length - 1)) * 252;
  const place = (value: number, name: string) =>
    svg`<use class=${name} href="#chameleon" x=${at(value) - 27} y=${34 - at(value) / 15} width="54" height="36"></use>`;
  return html`<svg class="branch" viewBox="0 0 300 100" role="img" aria-label=${rating ? placeWords(rating.value) : t("strength")}>
    <path class="wood" d="M0 78Q150 62 300 54"></path>
    ${LEVELS.map((_, level) => {
      const x = at(level);
      const y = 77 - x / 12.5;
      return svg`<path class="leaf ${rating && rating.value >= level - 0.2 ? "reached" : ""}" d=${`M${x} ${y}q10 4 10 20q-13 -3 -10 -20`}></path>`;
    })}
    ${rating && before && Math.abs(rating.value - before.value) >= MIN_CHANGE ? place(before.value, "before") : nothing}
    ${rating ? place(rating.value, "now") : nothing}
  </svg>
  <p class="ends" aria-hidden="true"><span>${levelWord(LEVELS[0] ?? "")}</span><span>${levelWord(LEVELS.at(-1) ?? "")}</span></p>`;
}
