import { type FinishedFilter, filterGames, sortByDate } from "../../history/statistics";
import type { FinishedGame, HistoryState } from "../../history/types";
import { languageInUse } from "../../i18n";
import { LatestTask, nextTask } from "../../platform/tasks";
import { KeyCounts, type KeysFound } from "../history/filter-keys";
import { inTasks } from "../history/in-tasks";
import { knownGames, searchableText } from "./finished-view";

/** The most games that one task looks at: with a search for words they take some 10 ms on a laptop. */
export const GAMES_AT_ONCE = 500;

/** What the list shows of the known games. */
export interface Selection {
  /** Whether all stored games were looked at, and not only the latest. */
  isWhole: boolean;
  /** What the filters offer. */
  found: KeysFound;
  /** The games that match, latest first. */
  chosen: readonly FinishedGame[];
}

/** Selects the games to list. Of thousands it looks at some in each task, so that the page remains responsive. */
export class GameSelector {
  #given: readonly unknown[] = [];
  #selection: Selection | null = null;
  #selecting = Promise.resolve();
  readonly #task = new LatestTask();

  /** @param show called when the selection has changed later than a call of `select` */
  constructor(private readonly show: () => void) {}

  /** Return the last selection; if the games, the filter or the language have changed, begin another one. */
  select(history: HistoryState, filter: FinishedFilter): Selection | null {
    const games = knownGames(history);
    const given = [games, filter, languageInUse()];
    if (given.every((each, index) => each === this.#given[index])) return this.#selection;
    this.#given = given;
    const steps = selecting(games, history.data !== null, filter);
    const signal = this.#task.start();
    if (games.length > GAMES_AT_ONCE) this.#selecting = this.#takeSteps(steps, signal);
    else for (const selection of steps) this.#selection = selection;
    return this.#selection;
  }

  /** Return the games that match, latest first, once all known ones were looked at. */
  async chosen(history: HistoryState, filter: FinishedFilter): Promise<readonly FinishedGame[]> {
    this.select(history, filter);
    const selecting = this.#selecting;
    await selecting;
    if (selecting !== this.#selecting) return this.chosen(history, filter);
    return this.#selection?.chosen ?? [];
  }

  /** Show the first games found if there is nothing to show yet, and all of them in the end. */
  async #takeSteps(steps: Iterable<Selection | null>, signal: AbortSignal): Promise<void> {
    let last: Selection | null = null;
    for await (const selection of inTasks(steps, signal)) {
      last = selection;
      if (!last || this.#selection) continue;
      this.#show(last);
      await nextTask();
    }
    if (last && !signal.aborted) this.#show(last);
  }

  #show(selection: Selection): void {
    this.#selection = selection;
    this.show();
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
  let start = 0;
  do {
    const part = latestFirst.slice(start, start + GAMES_AT_ONCE);
    start += part.length;
    counts.add(part);
    chosen.push(...find(part));
    yield { isWhole: isRead && start === latestFirst.length, found: counts.keys(), chosen: [...chosen] };
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
