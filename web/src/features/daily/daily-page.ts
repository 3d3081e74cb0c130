import "../../styles/hero-card.css";
import "../../styles/key-figures.css";
import "./daily-page.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { daysAfter } from "../../history/dates";
import { streaks } from "../../history/streak";
import type { Day, FinishedGame, HistoryData, HistoryState } from "../../history/types";
import { languageInUse, number, t } from "../../i18n";
import { intentButton } from "../../ui/forms/intent-button";
import { SidePage, sidePage, storageNotes } from "../../ui/side-page";
import { formatDate } from "../history/date-text";
import { nextDealTime, pointsText } from "./daily-text";
import { monthCalendar } from "./month-calendar";

/** The state of the page of daily deals, besides the history. */
export interface DailyState {
  /** The date of the deal that is shown. */
  date: string;
  /** The month that the calendar shows. */
  month: string;
  /** The ply that the coach has reached in computing par; null: it is not computing. */
  parPly: number | null;
  /** Whether all that the page shows is loaded; what came later would move the rest. */
  isLoaded: boolean;
}

/** The ply at which the progress bar is full; it stays full until the engine has finished. */
const MAX_PLIES = 140;

/** The daily deal with its result, the streak, and the calendar of earlier days. */
@customElement("daily-page")
export class DailyPage extends SidePage {
  @property({ attribute: false }) history: HistoryState | null = null;
  @property({ attribute: false }) daily: DailyState | null = null;
  @property({ attribute: false }) today = "";
  @property({ attribute: false }) isInPlay = false;
  /** Whether the deal is in play as practice. */
  @property({ attribute: false }) isPractice = false;

  /** The result to send, already rendered. */
  @property({ attribute: false }) share: unknown = nothing;

  protected override render() {
    const { history, daily } = this;
    return sidePage(
      t("page-daily"),
      history?.data && daily?.isLoaded ? this.#content(history, history.data, daily) : nothing,
    );
  }

  #content({ isPersistent, unreadable }: HistoryState, data: HistoryData, { date, month, parPly }: DailyState) {
    const { today } = this;
    const days = new Map(data.days.map((day) => [day.date, day]));
    const streak = streaks(data.days, today);
    const day = days.get(date);
    return html`<p>${t("daily-about")}</p>
      <section class="hero-card" aria-labelledby="deal-date">
        <h3 id="deal-date">
          <time datetime=${date} lang=${languageInUse()}>${formatDate(date, { dateStyle: "full" })}</time>
        </h3>
        ${day?.result ? this.#result(day, parPly) : this.#offer(date, data.games, day?.begun)}
        ${date === today ? html`<p class="help-text">${t("daily-next", { time: nextDealTime(date) })}</p>` : this.#offerToday()}
      </section>
      <dl class="key-figures">
        <div><dt>${t("daily-streak")}</dt><dd>${number(streak.now)}</dd></div>
        <div><dt>${t("daily-streak-best")}</dt><dd>${number(streak.best)}</dd></div>
        <div><dt>${t("daily-played")}</dt><dd>${number(data.days.filter(({ result }) => result).length)}</dd></div>
      </dl>
      <p class="help-text">${t("daily-streak-about")}</p>
      <section aria-labelledby="daily-archive">
        <h3 id="daily-archive">${t("daily-archive")}</h3>
        ${monthCalendar({ month, date, today, days })}
      </section>
      ${storageNotes(isPersistent, unreadable.days)}`;
  }

  #offerToday() {
    return intentButton(t("daily-today"), { type: "choose-day", date: this.today });
  }

  #offer(date: string, games: readonly FinishedGame[], begun: string | undefined) {
    // A deal in play still counts on the day after that on which it was begun.
    const isInTime = this.isInPlay && begun === date && this.today <= daysAfter(date, 1);
    return html`<p>${t(date === this.today || isInTime ? "daily-bots" : "daily-bots-then")}</p>
      ${this.#practice(games.some((game) => game.daily === date))}
      ${intentButton(t(this.isInPlay ? "daily-go-on" : "play"), { type: "open", source: { from: "engine", game: { day: date } } }, "primary large")}`;
  }

  /** Render why the deal has no result although it was played, finished or not. */
  #practice(isFinished: boolean) {
    if (this.isPractice) return html`<p>${t("practice-daily")}</p>`;
    return isFinished && !this.isInPlay ? html`<p>${t("daily-practice")}</p>` : nothing;
  }

  #result({ date, result, par }: Day, parPly: number | null) {
    if (!result) return nothing;
    return html`<div class="standings">
        <p class="standing mine"><span>${t("daily-yours")}</span> <strong>${pointsText(result.score)}</strong> <span>${t("rank", { rank: result.rank })}</span></p>
        ${par || parPly !== null ? parFigure(par, parPly ?? 0) : nothing}
      </div>
      <p role="status">${par ? comparison(result.score - par.score) : parPly === null ? "" : t("daily-par-thinking")}</p>
      <div class="next">
        ${intentButton(t("play-again"), { type: "open", source: { from: "engine", game: { day: date } } }, "again")}
      </div>
      <p class="help-text">${t("daily-again-about")}</p>
      ${this.share}`;
  }
}

function parFigure(par: Day["par"], ply: number) {
  return html`<div class="standing par">
    <span>${t("daily-par")}</span>
    ${
      par
        ? html`<strong>${pointsText(par.score)}</strong> <span>${t("rank", { rank: par.rank })}</span>`
        : html`<progress max=${MAX_PLIES} .value=${ply} aria-label=${t("daily-par-thinking")}></progress>`
    }
  </div>`;
}

function comparison(difference: number): string {
  if (difference < 0) return t("daily-below-par", { points: -difference });
  return t(difference > 0 ? "daily-above-par" : "daily-on-par");
}
