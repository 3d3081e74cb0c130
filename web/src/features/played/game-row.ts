import "../../ui/faces/seat-face";
import { html, nothing } from "lit";
import { countPeople } from "../../history/statistics";
import type { FinishedGame } from "../../history/types";
import { languageInUse, number, t } from "../../i18n";
import { type Description, describer, isWon } from "./played-view";

/** What the row of a game needs besides the game. */
export interface RowContext {
  /** The id of the heading above the games of the month. */
  month: string;
  isOpen: boolean;
  /** Show the actions of the game, or hide them. */
  toggle: (event: Event) => void;
  mark: () => void;
}

export const STAR = html`<svg aria-hidden="true" viewBox="0 0 24 24"><path d="M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z"></path></svg>`;

/** Return a function that renders rows in the current language. */
export function rowRenderer() {
  const describe = describer();
  const days = new Intl.DateTimeFormat(languageInUse(), { month: "short", day: "numeric" });
  const hours = new Intl.DateTimeFormat(languageInUse(), { timeStyle: "short" });
  return (game: FinishedGame, context: RowContext) => {
    const date = new Date(game.at);
    return gameRow(game, describe(game), { day: days.format(date), hour: hours.format(date) }, context);
  };
}

/**
 * The row of a game: its result, its date, its players and its table at one glance. A transparent button lies over all
 * of it, except the star.
 */
function gameRow(
  game: FinishedGame,
  { table, players, results, tags }: Description,
  { day, hour }: { day: string; hour: string },
  { month, isOpen, toggle, mark }: RowContext,
) {
  const { id, at, note, favourite } = game;
  const [date, result] = [`played-date-${id}`, `played-result-${id}`];
  return html`<div class=${isWon(game) ? "row won" : "row"}>
    <div class="glance">
      ${place(game)}
      <p class=${results.length > 1 ? "result several" : "result"} id=${result}>${results.map(
        ({ points, rank }) => html`<span><strong>${points}</strong> <span class="rank">${rank}</span></span> `,
      )}</p>
      ${tags.length > 0 ? html`<p class="tags">${tags.map((tag) => html`<span class="tag">${tag}</span> `)}</p>` : nothing}
      <p class="table">${table}</p>
      <p class="players">
        <span class="faces">${bySuccess(game).map((seat) => face(game, seat))}</span>
        <span><span class="visually-hidden">${players.label}</span> ${players.names}</span>
      </p>
      <p class="date" id=${date}><time datetime=${at} lang=${languageInUse()}>${day} <span class="hour">${hour}</span></time></p>
      ${note ? html`<p class="note" dir="auto" lang="">${note}</p>` : nothing}
      <h4><button type="button" class="button opener" aria-expanded=${isOpen} aria-controls="played-${id}" aria-labelledby="${date} ${month} ${result}"
        @click=${toggle}></button></h4>
    </div>
    <button type="button" class="button star mark" aria-pressed=${favourite ?? false} aria-label=${t("played-favourite")} aria-describedby="${date} ${result}"
      title=${t("played-favourite")} @click=${mark}>${STAR}</button>
  </div>`;
}

/** The place of the person, or a face in its place if several people played. */
function place(game: FinishedGame) {
  if (countPeople(game.seats) > 1) return html`<seat-face class="place" .kind=${"human"}></seat-face>`;
  return html`<span class="place" aria-hidden="true">${number(game.ranks[game.seat] ?? 1)}</span>`;
}

/** Return the seats in the order in which they finished. */
function bySuccess({ seats, ranks }: FinishedGame): number[] {
  return [...seats.keys()].sort((a, b) => (ranks[a] ?? 1) - (ranks[b] ?? 1));
}

function face({ seats, ranks }: FinishedGame, seat: number) {
  const isPerson = seats[seat]?.kind === "human";
  if (isPerson && ranks[seat] !== 1) return html`<seat-face .kind=${"human"}></seat-face>`;
  return html`<span .style=${`background-image: var(--face-${isPerson ? "winner" : seat})`}></span>`;
}
