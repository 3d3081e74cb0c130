import "./month-calendar.css";
import { html, nothing } from "lit";
import { sends } from "../../game/intents";
import { FIRST_DATE, monthAfter, monthOf, weeksOf } from "../../history/dates";
import type { Day } from "../../history/types";
import { languageInUse, list, number, t } from "../../i18n";
import { firstWeekday, formatDate } from "../../i18n/dates";
import { pointsText } from "./daily-text";

/** Seven columns of a phone have room for abbreviations such as "niedz.", but not for the Portuguese "segunda". */
const WEEKDAY_LETTERS = 3;

interface CalendarView {
  month: string;
  /** The day whose deal is shown. */
  date: string;
  today: string;
  days: ReadonlyMap<string, Day>;
}

/** A month of daily deals: a button for each day, with its score. */
export function monthCalendar({ month, date, today, days }: CalendarView) {
  const lang = languageInUse();
  const weeks = weeksOf(month, firstWeekday());
  const weekdays = weeks.find((week) => !week.includes(null)) ?? [];
  return html`<month-calendar><div class="month-header">
        ${monthButton(month, -1, "month-before", month > monthOf(FIRST_DATE))}
        <h4 id="month"><time datetime=${month} lang=${lang}>${formatDate(`${month}-01`, { month: "long", year: "numeric" })}</time></h4>
        ${monthButton(month, 1, "month-after", month < monthOf(today))}
      </div>
      <table aria-labelledby="month">
        <thead>
          <tr>${weekdays.map((day) => html`<th scope="col" lang=${lang}>${weekdayName(day ?? "")}</th>`)}</tr>
        </thead>
        <tbody>
          ${weeks.map((week) => html`<tr>${week.map((each) => html`<td>${each ? dayButton(each, days.get(each)?.result, each === date, today) : nothing}</td>`)}</tr>`)}
        </tbody>
      </table></month-calendar>`;
}

function monthButton(month: string, months: number, name: string, isEnabled: boolean) {
  const choose = sends({ type: "choose-month", month: monthAfter(month, months) });
  return html`<button type="button" class="button month-button" aria-label=${t(name)} title=${t(name)} ?disabled=${!isEnabled} @click=${choose}>
    <svg aria-hidden="true" viewBox="0 0 24 24"><path d=${months < 0 ? "M15 5l-7 7 7 7" : "M9 5l7 7-7 7"}></path></svg>
  </button>`;
}

function dayButton(date: string, result: Day["result"] | undefined, isChosen: boolean, today: string) {
  const day = number(Number(date.slice(-2)));
  if (date < FIRST_DATE || date > today) return html`<span class="no-deal">${day}</span>`;
  return html`<button type="button" class="button ${result ? `played ${result.rank === 1 ? "won" : ""}` : ""}"
    aria-current=${date === today ? "date" : nothing} aria-pressed=${isChosen} @click=${sends({ type: "choose-day", date })}>
    <span aria-hidden="true" class="number">${day}</span>
    <time class="visually-hidden" datetime=${date} lang=${languageInUse()}>${formatDate(date)}</time>
    ${
      result
        ? html`<span aria-hidden="true" class="score">${number(result.score)}</span>
          <span class="visually-hidden">${list([pointsText(result.score), t("rank", { rank: result.rank })])}</span>`
        : nothing
    }
  </button>`;
}

function weekdayName(date: string): string {
  const name = formatDate(date, { weekday: "short" });
  return name.endsWith(".") ? name.slice(0, -1) : name.slice(0, WEEKDAY_LETTERS);
}
