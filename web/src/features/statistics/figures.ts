import { type Filter, filterGames, groupGames, rankedGames, type Summary, summaryOf } from "../../history/statistics";
import type { FinishedGame, HistoryData } from "../../history/types";
import { KEYS_OF, type KeysFound, keysIn } from "../history/filter-keys";
import { GamesComputer } from "../history/in-tasks";

export type Comparison = keyof typeof KEYS_OF;

/** What the page shows of the finished games. */
export interface Figures {
  /** The games that count, oldest first. */
  ranked: readonly FinishedGame[];
  /** What the filters offer. */
  found: KeysFound;
  /** Those of the ranked games that match the filter. */
  chosen: readonly FinishedGame[];
  /** Null if no game matches. */
  summary: Summary | null;
  /** The groups of the chosen games, largest first. */
  groups: Readonly<Record<Comparison, readonly [string, Summary][]>>;
}

/** Computes the figures, of thousands of games in several tasks. */
export class FigureComputer extends GamesComputer<Figures> {
  figures(data: HistoryData, filter: Filter): Figures | null {
    return this.compute([data, filter], data.games.length, computing(data, filter));
  }
}

/** Compute the figures in steps, the last of which yields them. */
function* computing(data: HistoryData, filter: Filter): Iterable<Figures | null> {
  const ranked = rankedGames(data.games);
  yield null;
  const found = keysIn(ranked);
  yield null;
  const chosen = filterGames(ranked, filter);
  const summary = summaryOf(chosen);
  const groups = {} as Record<Comparison, [string, Summary][]>;
  for (const name of Object.keys(KEYS_OF) as Comparison[]) {
    yield null;
    groups[name] = groupGames(chosen, KEYS_OF[name]).flatMap(([key, games]) => {
      const group = summaryOf(games);
      return group ? [[key, group] as [string, Summary]] : [];
    });
  }
  yield { ranked, found, chosen, summary, groups };
}
