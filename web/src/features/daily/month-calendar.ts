import "./month-calendar.css";
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sendIntent } from "../../game/intents";
import { FIRST_DATE, monthAfter, monthOf, weeksOf } from "../../history/dates";
import type { Day } from "../../history/types";
import { languageInUse, list, number, t } from "../../i18n";
import { LightElement } from "../../ui/light-element";
import { formatDate } from "../history/date-text";
import { pointsText } from "./daily-text";

/** Seven columns of a phone have room for three letters; Portuguese has no shorter form than "segunda". */
const WEEKDAY_LETTERS = 3;
const ANY_MONDAY = "2026-11-02";

/** A month of daily deals: a button for each day, with its score. */
@customElement("month-calendar")
export class MonthCalendar extends LightElement {
  @property({ attribute: false }) month = "";
  @property({ attribute: false }) date = "";
  @property({ attribute: false }) today = "";
  @property({ attribute: false }) days: ReadonlyMap<string, Day> = new Map();

  protected override render() {
    const { month, today } = this;
    const lang = languageInUse();
    const weekdays = weeksOf(monthOf(ANY_MONDAY)).find((week) => week[0] === ANY_MONDAY) ?? [];
    return html`<div class="month-header">
        ${this.#monthButton(-1, "month-before", month > monthOf(FIRST_DATE))}
        <h4 id="month"><time datetime=${month} lang=${lang}>${formatDate(`${month}-01`, { month: "long", year: "numeric" })}</time></h4>
        ${this.#monthButton(1, "month-after", month < monthOf(today))}
      </div>
      <table aria-labelledby="month">
        <thead>
          <tr>${weekdays.map((day) => html`<th scope="col" lang=${lang}>${weekdayName(day ?? "")}</th>`)}</tr>
        </thead>
        <tbody>
          ${weeksOf(month).map((week) => html`<tr>${week.map((date) => html`<td>${date ? this.#day(date, lang) : nothing}</td>`)}</tr>`)}
        </tbody>
      </table>`;
  }

  #monthButton(months: number, name: string, isEnabled: boolean) {
    return html`<button type="button" class="button month-button" aria-label=${t(name)} title=${t(name)} ?disabled=${!isEnabled}
      @click=${() => sendIntent(this, { type: "choose-month", month: monthAfter(this.month, months) })}>
      <svg aria-hidden="true" viewBox="0 0 24 24"><path d=${months < 0 ? "M15 5l-7 7 7 7" : "M9 5l7 7-7 7"}></path></svg>
    </button>`;
  }

  #day(date: string, lang: string) {
    const { result } = this.days.get(date) ?? {};
    const day = number(Number(date.slice(-2)));
    if (date < FIRST_DATE || date > this.today) return html`<span class="no-deal">${day}</span>`;
    return html`<button type="button" class="button ${result ? `played ${result.rank === 1 ? "won" : ""}` : ""}"
      aria-current=${date === this.today ? "date" : nothing} aria-pressed=${date === this.date ? "true" : "false"}
      @click=${() => sendIntent(this, { type: "choose-day", date })}>
      <span aria-hidden="true" class="number">${day}</span>
      <time class="visually-hidden" datetime=${date} lang=${lang}>${formatDate(date)}</time>
      ${
        result
          ? html`<span aria-hidden="true" class="score">${number(result.score)}</span>
            <span class="visually-hidden">${list([pointsText(result.score), t("rank", { rank: result.rank })])}</span>`
          : nothing
      }
    </button>`;
  }
}

function weekdayName(date: string): string {
  return formatDate(date, { weekday: "short" }).slice(0, WEEKDAY_LETTERS).replace(/\.$/, "");
}
