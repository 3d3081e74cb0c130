/** Matches between bots in their cages and our levels. The games are played in a Python that runs no code of others. */

import { CagedPython } from "../cage/caged-python";
import type { PythonFiles } from "../cage/messages";
import type { Check } from "../tasks/tasks";
import { BotError, type BotRunner } from "./bot-runner";

const ENTRY = "coloretto.workshop.arena";
/** A strong level thinks for a while before it is the bot's turn. */
const MAX_MS = 60_000;
/** Begins the name of a bot in a cage; the rest is its id. */
export const OWN = "own:";

export interface MatchOptions {
  players: number;
  edition: string;
  scoring: string;
  deals: number;
  /** The number of the first deal. */
  seed: number;
  bots: string[];
}

export interface BotResult {
  bot: string;
  /** The share of the wins, with the half-width of its 95 % interval if there are several deals. */
  wins: number;
  margin: number | null;
  points: number | null;
  lead: number | null;
  /** The points that the coach thinks a decision gave away. */
  lost: number | null;
  milliseconds: number | null;
  forfeits: string[];
}

export interface Results {
  games: number;
  of: number;
  /** The even share of the wins. */
  fair: number;
  bots: BotResult[];
  worst: { bot: string; lead: number; seat: number; record: string } | null;
  isOver: boolean;
}

/** What a bot is asked: its choice in a public state. */
export interface Question {
  bot: string;
  state: unknown;
  seed: number;
}

type Step =
  | { ask: Question }
  | { results: Results }
  | { progress: Check["progress"] }
  | { checked: Pick<Check, "wrong"> };

export class Arena {
  readonly #python: CagedPython;

  constructor(files: () => Promise<PythonFiles>) {
    this.#python = new CagedPython(files, ENTRY);
  }

  /**
   * Play a match until the signal aborts; yield the results after each game. `onError`: called with each error of a bot,
   * and its name.
   */
  async *play(
    options: MatchOptions,
    runners: ReadonlyMap<string, BotRunner>,
    onError: (error: BotError, bot: string) => void,
    signal: AbortSignal,
  ): AsyncGenerator<Results> {
    let step = await this.#ask({ start: options });
    while (!signal.aborted) {
      if ("results" in step) {
        yield step.results;
        if (step.results.isOver) return;
      }
      step = await this.#ask("ask" in step ? await answer(step.ask, runners, onError) : {});
    }
  }

  /** Check whether a bot solves a task, until the signal aborts; yield the progress, and what is wrong at the end. */
  async *check(
    task: number,
    bot: BotRunner,
    onError: (error: BotError) => void,
    signal: AbortSignal,
  ): AsyncGenerator<Check> {
    let step = await this.#ask({ check: task });
    while (!signal.aborted) {
      if ("checked" in step) {
        yield { task, progress: null, wrong: step.checked.wrong ?? null };
        return;
      }
      if ("progress" in step) yield { task, progress: step.progress };
      step = await this.#ask("ask" in step ? await answer(step.ask, new Map([[step.ask.bot, bot]]), onError) : {});
    }
  }

  async #ask(request: object): Promise<Step> {
    const step = await this.#python.ask<Step | { error: { message: string } }>(request, MAX_MS);
    if ("error" in step) throw new Error(step.error.message);
    return step;
  }
}

async function answer(
  { bot, state, seed }: Question,
  runners: ReadonlyMap<string, BotRunner>,
  onError: (error: BotError, bot: string) => void,
) {
  try {
    return { action: await runners.get(bot)?.choose(state, seed) };
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    onError(error, bot);
    return { forfeit: `${error.type}: ${error.message}` };
  }
}
