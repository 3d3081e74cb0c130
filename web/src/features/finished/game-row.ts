import "../../ui/faces/seat-face";
import { html, nothing } from "lit";
import { countPeople } from "../../history/statistics";
import type { FinishedGame } from "../../history/types";
import { languageInUse, list, number, t } from "../../i18n";
import { dateFormat } from "../../i18n/dates";
import { type Description, describer, isWon, namesAtAGlance } from "./finished-view";

/** What the row of a game needs besides the game. */
interface RowContext {
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
  const days = dateFormat({ month: "short", day: "numeric" });
  const hours = dateFormat({ timeStyle: "short" });
  return (game: FinishedGame, context: RowContext) => {
    const date = new Date(game.at);
    return gameRow(game, describe(game), { day: days.format(date), hour: hours.format(date) }, context);
  };
}

/**
 * The row of a game: its result, its date, its players and its table at one glance, in full once it is open. A
 * transparent button lies over all of it, except the star.
 */
function gameRow(
  game: FinishedGame,
  { table, board, players, results, tags }: Description,
  { day, hour }: { day: string; hour: string },
  { month, isOpen, toggle, mark }: RowContext,
) {
  const { id, at, note, favourite } = game;
  const [date, result] = [`finished-date-${id}`, `finished-result-${id}`];
  return html`<div class=${isWon(game) ? "row won" : "row"}>
    <div class="glance">
      ${place(game)}
      ${resultOf(results, result, isOpen)}
      <p class="players">
        <span class="faces">${bySuccess(game).map((seat) => face(game, seat))}</span>
        <span class="visually-hidden">${players.label}</span> ${namesOf(players.names, game.players, isOpen)}
      </p>
      <div class="about">
        <p class="table"><span class="visually-hidden">${table}</span><span aria-hidden="true">${board}</span></p>
        ${tags.length > 0 ? html`<p class="tags">${tags.map((tag) => html`<span class="tag">${tag}</span> `)}</p>` : nothing}
      </div>
      <p class="date" id=${date}><time datetime=${at} lang=${languageInUse()}>${day} <span class="hour">${hour}</span></time></p>
      ${note ? html`<p class="note" dir="auto" lang="">${note}</p>` : nothing}
      <h4><button type="button" class="button opener" aria-expanded=${isOpen} aria-controls="finished-${id}" aria-labelledby="${date} ${month} ${result}"
        @click=${toggle}></button></h4>
    </div>
    <button type="button" class="button star mark" aria-pressed=${favourite ?? false} aria-label=${t("finished-favourite")} aria-describedby="${date} ${result}"
      title=${t("finished-favourite")} @click=${mark}>${STAR}</button>
  </div>`;
}

/** The results of the people; of several, a closed row shows only the scores. */
function resultOf(results: Description["results"], id: string, isOpen: boolean) {
  const isSeveral = results.length > 1;
  const each = results.map(
    ({ points, rank }) => html`<span><strong>${points}</strong> <span class="rank">${rank}</span></span> `,
  );
  if (!isSeveral || isOpen) return html`<p class=${isSeveral ? "result several" : "result"} id=${id}>${each}</p>`;
  return html`<p class="result" id=${id}>
    <strong aria-hidden="true">${results.map(({ score }) => score).join("\u00a0· ")}</strong>
    <span class="visually-hidden">${each}</span>
  </p>`;
}

/** The names of the players; a closed row shows the first ones, and how many there are besides. */
function namesOf(names: readonly string[], faces: number, isOpen: boolean) {
  const { shown, others } = namesAtAGlance(names, faces);
  if (others === 0 || isOpen) return html`<span class="names">${list(names)}</span>`;
  return html`<span class="names" aria-hidden="true">${shown}</span> <span aria-hidden="true">+${others}</span>
    <span class="visually-hidden">${list(names)}</span>`;
}

/** The place of the person, or a face in its place if several people finished. */
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
