import "../../styles/hero-card.css";
import "../../styles/key-figures.css";
import "./daily-page.css";
import { html, nothing } from "lit";
import { daysAfter } from "../../history/dates";
import { streaks } from "../../history/streak";
import type { Day, FinishedGame, HistoryData, HistoryState } from "../../history/types";
import { number, t } from "../../i18n";
import { intentButton } from "../../ui/forms/intent-button";
import { sidePage, storageNotes } from "../../ui/side-page";
import { dateWords } from "../history/date-words";
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

/** What the page shows besides the history and its state. */
interface DealInPlay {
  today: string;
  isInPlay: boolean;
  /** Whether the deal is in play as practice. */
  isPractice: boolean;
  /** The result to send, already rendered. */
  share: unknown;
}

/** The daily deal with its result, the streak, and the calendar of earlier days. */
export function dailyPage(history: HistoryState, daily: DailyState, deal: DealInPlay) {
  const shown = history.data && daily.isLoaded ? content(history, history.data, daily, deal) : nothing;
  return html`<daily-page>${sidePage(t("page-daily"), shown)}</daily-page>`;
}

function content(
  { isPersistent, unreadable }: HistoryState,
  data: HistoryData,
  { date, month, parPly }: DailyState,
  deal: DealInPlay,
) {
  const { today } = deal;
  const days = new Map(data.days.map((day) => [day.date, day]));
  const streak = streaks(data.days, today);
  const day = days.get(date);
  return html`<p>${t("daily-about")}</p>
      <section class="hero-card" aria-labelledby="deal-date">
        <h3 id="deal-date">${dateWords(date, { dateStyle: "full" })}</h3>
        ${day?.result ? resultOf(day, parPly, deal.share) : offer(date, data.games, day?.begun, deal)}
        ${date === today ? html`<p class="help-text">${t("daily-next", { time: nextDealTime(date) })}</p>` : intentButton(t("daily-today"), { type: "choose-day", date: today })}
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

function offer(date: string, games: readonly FinishedGame[], begun: string | undefined, deal: DealInPlay) {
  const { today, isInPlay } = deal;
  // A deal in play still counts on the day after that on which it was begun.
  const isInTime = isInPlay && begun === date && today <= daysAfter(date, 1);
  return html`<p>${t(date === today || isInTime ? "daily-bots" : "daily-bots-then")}</p>
      ${practiceNote(
        games.some((game) => game.daily === date),
        deal,
      )}
      ${intentButton(t(isInPlay ? "daily-go-on" : "play"), { type: "open", source: { from: "engine", game: { day: date } } }, "primary large")}`;
}

/** Render why the deal has no result although it was played, finished or not. */
function practiceNote(isFinished: boolean, { isPractice, isInPlay }: DealInPlay) {
  if (isPractice) return html`<p>${t("practice-daily")}</p>`;
  return isFinished && !isInPlay ? html`<p>${t("daily-practice")}</p>` : nothing;
}

function resultOf({ date, result, par }: Day, parPly: number | null, share: unknown) {
  if (!result) return nothing;
  return html`<div class="standings">
        <div class="standing mine"><span>${t("daily-yours")}</span> <strong>${pointsText(result.score)}</strong> <span>${t("rank", { rank: result.rank })}</span></div>
        ${par || parPly !== null ? parFigure(par, parPly ?? 0) : nothing}
      </div>
      <p role="status">${par ? comparison(result.score - par.score) : parPly === null ? "" : t("daily-par-thinking")}</p>
      <div class="next">
        ${intentButton(t("play-again"), { type: "open", source: { from: "engine", game: { day: date } } }, "again")}
      </div>
      <p class="help-text">${t("daily-again-about")}</p>
      ${share}`;
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
