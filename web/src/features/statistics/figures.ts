import {
  botsOf,
  type Filter,
  filterGames,
  groupGames,
  levelOf,
  rankedGames,
  type Summary,
  stylesOf,
  summaryOf,
  variantOf,
} from "../../history/statistics";
import type { FinishedGame, HistoryData } from "../../history/types";
import { LatestTask } from "../../platform/tasks";
import { type Goal, goalsOf } from "../goals/goals";
import { type KeysFound, keysIn } from "../history/filter-keys";
import { inTasks } from "../history/in-tasks";

/** The most games for which one task computes all figures: some 10 ms on a laptop. */
export const GAMES_AT_ONCE = 500;

/** What the games are compared by, and the groups that each of them belongs to. */
const KEYS_OF = { variant: variantOf, level: levelOf, style: stylesOf, bot: botsOf };

export type Comparison = keyof typeof KEYS_OF;

/** What the page shows of the finished games. */
export interface Figures {
  /** The games that count, oldest first. */
  ranked: readonly FinishedGame[];
  /** What the filters offer. */
  found: KeysFound;
  goals: readonly Goal[];
  /** Those of the ranked games that match the filter. */
  chosen: readonly FinishedGame[];
  /** Null if no game matches. */
  summary: Summary | null;
  /** The groups of the chosen games, largest first. */
  groups: Readonly<Record<Comparison, readonly [string, Summary][]>>;
}

/** Computes the figures: of thousands of games in several tasks, so that the page remains responsive. */
export class FigureComputer {
  #given: readonly unknown[] = [];
  #figures: Figures | null = null;
  readonly #task = new LatestTask();

  /** @param show called when the figures have changed later than a call of `figures` */
  constructor(private readonly show: () => void) {}

  /** Return the last figures; if the games or the filter have changed, begin to compute others. */
  figures(data: HistoryData, filter: Filter): Figures | null {
    const given = [data, filter];
    if (given.every((each, index) => each === this.#given[index])) return this.#figures;
    this.#given = given;
    const steps = computing(data, filter);
    const signal = this.#task.start();
    if (data.games.length > GAMES_AT_ONCE) void this.#takeSteps(steps, signal);
    else for (const figures of steps) this.#figures = figures;
    return this.#figures;
  }

  /** Show the figures once all steps are taken. */
  async #takeSteps(steps: Iterable<Figures | null>, signal: AbortSignal): Promise<void> {
    let last: Figures | null = null;
    for await (const figures of inTasks(steps, signal)) last = figures;
    if (signal.aborted) return;
    this.#figures = last;
    this.show();
  }
}

/** Compute the figures in steps, the last of which yields them. */
function* computing(data: HistoryData, filter: Filter): Iterable<Figures | null> {
  const ranked = rankedGames(data.games);
  yield null;
  const found = keysIn(ranked);
  yield null;
  const goals = goalsOf(data);
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
  yield { ranked, found, goals, chosen, summary, groups };
}
