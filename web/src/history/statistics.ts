/** Statistics of finished games. */

import type { PlayerKind, View } from "../engine/protocol";
import type { FinishedGame } from "./types";

export interface Summary {
  games: number;
  /** A shared win counts as a fraction. */
  wins: number;
  meanPoints: number;
  bestPoints: number;
  meanRank: number;
}

/** Each field is `ALL` or a value that occurs in the games. */
export interface Filter {
  variant: string;
  level: string;
  style: string;
}

/** `words`: what the description or the note of a game must contain, in any order. */
export interface FinishedFilter extends Filter {
  words: string;
  favourites: boolean;
}

export const ALL = "all";
export const NO_FILTER: Filter = { variant: ALL, level: ALL, style: ALL };
/** The level of a game without bots. */
export const NO_BOTS = "none";

/** Return the games, oldest first. */
export function sortByDate(games: readonly FinishedGame[]): FinishedGame[] {
  return [...games].sort((a, b) => (a.at < b.at || (a.at === b.at && a.id < b.id) ? -1 : 1));
}

/** Return what only one game that counts has: its id, or the date of its daily deal; null if a game does not count. */
export function rankingKey(game: FinishedGame): string | null {
  return isOwn(game) && !game.practice ? (game.daily ?? game.id) : null;
}

/** Return the games that count, oldest first: own ones, no practice, and of each daily deal the first one only. */
export function rankedGames(games: readonly FinishedGame[]): FinishedGame[] {
  const found = new Map<string, FinishedGame>();
  for (const game of sortByDate(games)) {
    const key = rankingKey(game);
    if (key !== null && !found.has(key)) found.set(key, game);
  }
  return [...found.values()];
}

export function filterGames(games: readonly FinishedGame[], { variant, level, style }: Filter): FinishedGame[] {
  return games.filter(
    (game) =>
      (variant === ALL || variantOf(game) === variant) &&
      (level === ALL || levelOf(game) === level) &&
      (style === ALL || stylesOf(game).has(style)),
  );
}

/** Return averages over the games; null without games. */
export function summaryOf(games: readonly FinishedGame[]): Summary | null {
  if (games.length === 0) return null;
  return {
    games: games.length,
    wins: sum(games.map(winOf)),
    meanPoints: sum(games.map(pointsOf)) / games.length,
    bestPoints: games.reduce((best, game) => Math.max(best, pointsOf(game)), -Infinity),
    meanRank: sum(games.map((game) => game.ranks[game.seat] ?? 0)) / games.length,
  };
}

/** Return the points of the person. */
export function pointsOf({ scores, seat }: FinishedGame): number {
  return scores[seat] ?? 0;
}

/** A best score means little before. */
const MIN_EARLIER = 2;

/** Return whether a game brought more points than each earlier one at such a table. `games`: oldest first. */
export function isBest(games: readonly FinishedGame[], id: string): boolean {
  const index = games.findIndex((game) => game.id === id);
  const game = games[index];
  if (!game) return false;
  const earlier = games.slice(0, index).filter((each) => variantOf(each) === variantOf(game));
  return earlier.length >= MIN_EARLIER && earlier.every((each) => pointsOf(each) < pointsOf(game));
}

/** Group the games by their keys, largest group first. A game with several keys belongs to several groups. */
export function groupGames(
  games: readonly FinishedGame[],
  keysOf: (game: FinishedGame) => string | Iterable<string>,
): [string, FinishedGame[]][] {
  const found = new Map<string, FinishedGame[]>();
  for (const game of games) {
    const keys = keysOf(game);
    for (const key of typeof keys === "string" ? [keys] : keys) {
      const group = found.get(key);
      if (group) group.push(game);
      else found.set(key, [game]);
    }
  }
  return [...found].sort(([a, these], [b, those]) => those.length - these.length || (a < b ? -1 : 1));
}

export function variantOf({ players, edition, scoring }: FinishedGame): string {
  return `${players} ${edition} ${scoring}`;
}

/** Return whether one person played the game from its deal. */
export function isOwn({ seats, continued }: Pick<FinishedGame, "seats" | "continued">): boolean {
  return countPeople(seats) === 1 && !continued;
}

/** Return whether a game belongs in the history: people play, alone or against bots of our levels. */
export function shouldRecord({ seats }: View): boolean {
  return countPeople(seats) > 0 && seats.every(({ kind, level }) => kind === "human" || level !== null);
}

/** Return whether one person plays a game from its deal, against bots of our levels. */
export function isOwnGame(view: View): boolean {
  return shouldRecord(view) && isOwn({ seats: view.seats, ...(view.seed === null && { continued: true }) });
}

export function countPeople(seats: readonly { kind: PlayerKind }[]): number {
  return seats.filter(({ kind }) => kind === "human").length;
}

/** Return the level of all bots; "" if they differ. */
export function levelOf({ seats }: FinishedGame): string {
  const levels = new Set(seats.filter(({ kind }) => kind === "bot").map(({ level }) => level ?? ""));
  if (levels.size === 0) return NO_BOTS;
  return levels.size === 1 ? ([...levels][0] ?? "") : "";
}

/** Return the styles of the bots, each once; "" for bots without one. */
export function stylesOf({ seats }: FinishedGame): Set<string> {
  return new Set(seats.filter(({ kind }) => kind === "bot").map(({ style }) => style ?? ""));
}

/** Return the levels and styles of the bots, such as "expert spoiler" or "expert", each once. */
export function botsOf({ seats }: FinishedGame): Set<string> {
  const bots = seats.filter(({ kind }) => kind === "bot");
  return new Set(bots.map(({ level, style }) => (style ? `${level} ${style}` : (level ?? ""))));
}

/** Return 1 for a win, a fraction for a shared win, and 0 otherwise. */
export function winOf({ ranks, seat }: FinishedGame): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
