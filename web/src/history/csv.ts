/** Finished games as a table for spreadsheets and programs, one line per game. */

import { countPeople } from "./statistics";
import type { FinishedGame } from "./types";

const COLUMNS: { readonly [Name in string]: (game: FinishedGame) => string | number } = {
  finished: ({ at }) => at,
  players: ({ players }) => players,
  edition: ({ edition }) => edition,
  side: ({ scoring }) => scoring,
  opponents: ({ seats }) =>
    seats
      .filter(({ kind }) => kind === "bot")
      .map(({ level, style }) => (style ? `${level}:${style}` : level))
      .join(" "),
  points: ({ scores, seat }) => scores[seat] ?? "",
  rank: ({ ranks, seat }) => ranks[seat] ?? "",
  scores: ({ scores }) => scores.join(" "),
  practice: ({ practice }) => Number(practice),
  hints: ({ hints }) => hints,
  daily_deal: ({ daily }) => daily ?? "",
  win_share_lost: ({ skill }) => (skill ? -skill.share.own : ""),
  points_lost: ({ skill }) => (skill ? -skill.points.own : ""),
  continued: ({ continued }) => Number(continued ?? false),
  people: ({ seats }) => countPeople(seats),
  favourite: ({ favourite }) => Number(favourite ?? false),
  note: ({ note }) => note ?? "",
};

/** A cell that no spreadsheet takes for a formula, and that needs no quotes: a word, a time, or numbers. */
const PLAIN = /^(\w[\w .:-]*|-?[\d.]+( -?[\d.]+)*)?$/;
/** The beginning of a formula, also in full width, wherever a spreadsheet may begin a cell: many separate by ";". */
const FORMULA = /(?<=^|[,;|\t\r\n])(?=[\p{C}\p{Z}"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** Return the games as comma-separated values (RFC 4180), with a line of English names first. */
export function csvFromGames(games: readonly FinishedGame[]): string {
  const lines = games.map((game) => Object.values(COLUMNS).map((column) => cell(column(game))));
  return [Object.keys(COLUMNS), ...lines].map((line) => `${line.join(",")}\r\n`).join("");
}

/** Return a value, in quotes if it is a text. Spreadsheets would run formulas in it: an apostrophe goes before each. */
function cell(value: string | number): string {
  const text = String(value);
  return PLAIN.test(text) ? text : `"${text.replace(FORMULA, "'").replaceAll('"', '""')}"`;
}
