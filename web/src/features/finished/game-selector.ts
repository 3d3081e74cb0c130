import { type FinishedFilter, filterGames, pointsOf, rankingKey, sortByDate } from "../../history/statistics";
import type { FinishedGame, HistoryState } from "../../history/types";
import { languageInUse } from "../../i18n";
import { KeyCounts, type KeysFound } from "../history/filter-keys";
import { GAMES_AT_ONCE, GamesComputer } from "../history/in-tasks";
import { knownGames, searchableText } from "./finished-view";

/** What the list shows of the known games. */
export interface Selection {
  /** Whether all stored games were looked at, and not only the latest. */
  isWhole: boolean;
  /** What the filters offer. */
  found: KeysFound;
  /** The games that match, latest first. */
  chosen: readonly FinishedGame[];
  /** The most points of those that count; null without one. */
  best: number | null;
}

/** Selects the games to list, of thousands in several tasks. */
export class GameSelector extends GamesComputer<Selection> {
  select(history: HistoryState, filter: FinishedFilter): Selection | null {
    const games = knownGames(history);
    const steps = selecting(games, history.data !== null, filter);
    return this.compute([games, filter, languageInUse()], games.length, steps);
  }

  /** Return the games that match, latest first, once all known ones were looked at. */
  async chosen(history: HistoryState, filter: FinishedFilter): Promise<readonly FinishedGame[]> {
    this.select(history, filter);
    return (await this.latest())?.chosen ?? [];
  }
}

/** Select games, latest first, in steps that each yield what has been found so far. */
function* selecting(
  games: readonly FinishedGame[],
  isRead: boolean,
  filter: FinishedFilter,
): Iterable<Selection | null> {
  const latestFirst = sortByDate(games).reverse();
  yield null;
  const counts = new KeyCounts();
  const find = finder(filter);
  const chosen: FinishedGame[] = [];
  const points = new Map<string, number>();
  let start = 0;
  do {
    const part = latestFirst.slice(start, start + GAMES_AT_ONCE);
    start += part.length;
    counts.add(part);
    const found = find(part);
    chosen.push(...found);
    // Latest first, so that the first game of a daily deal comes last.
    for (const game of found) {
      const key = rankingKey(game);
      if (key !== null) points.set(key, pointsOf(game));
    }
    const best = points.size === 0 ? null : Math.max(...points.values());
    yield { isWhole: isRead && start === latestFirst.length, found: counts.keys(), chosen: [...chosen], best };
  } while (start < latestFirst.length);
}

/** Return a function that returns those of some games that match. */
function finder(filter: FinishedFilter): (games: readonly FinishedGame[]) => FinishedGame[] {
  const words = lower(filter.words).split(/\s+/).filter(Boolean);
  const hasWords = words.length === 0 ? () => true : searcher(words);
  return (games) =>
    filterGames(games, filter).filter((game) => (game.favourite || !filter.favourites) && hasWords(game));
}

/** Return a function that finds out whether the description or the note of a game contains all words. */
function searcher(words: readonly string[]): (game: FinishedGame) => boolean {
  const textOf = searchableText();
  return (game) => {
    const text = lower(textOf(game));
    return words.every((word) => text.includes(word));
  };
}

function lower(text: string): string {
  return text.toLocaleLowerCase(languageInUse());
}
