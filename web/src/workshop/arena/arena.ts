/** Matches between bots in their cages and our levels. The games are played in a Python that runs no code of others. */

import { CagedPython, type CageSupply } from "../cage/caged-python";
import type { ArenaAnswer, ArenaRequest, ErrorAnswer, MatchOptions, MatchResults } from "../protocol";
import { type Check, FIRST_DEAL } from "../tasks/tasks";
import { BotError } from "./bot-answer";
import type { BotRunner } from "./bot-runner";

/** A strong level thinks for a while before it is the bot's turn. */
const MAX_MS = 60_000;
/** Begins the name of a bot in a cage; the rest is its id. */
export const OWN = "own:";
/** The name of the bot whose solution of a task is checked. */
const TASK_BOT = `${OWN}task`;

type ArenaStep = Exclude<ArenaAnswer, ErrorAnswer>;

export class Arena {
  readonly #python: CagedPython;

  constructor(private readonly cages: CageSupply) {
    this.#python = new CagedPython(cages);
  }

  /** Start Python ahead of the first match. */
  prepare(): void {
    if (!this.#python.isOpen) this.cages.prepare();
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
  ): AsyncGenerator<MatchResults> {
    let step = await this.#ask({ start: options });
    while (!signal.aborted) {
      if ("results" in step) {
        yield step.results;
        if (step.results.isOver) return;
      }
      step = await this.#ask(await answer(step, runners, onError));
    }
  }

  /** Check whether a bot solves a task, until the signal aborts; yield the progress, and what is wrong at the end. */
  async *check(
    task: number,
    bot: BotRunner,
    onError: (error: BotError) => void,
    signal: AbortSignal,
  ): AsyncGenerator<Check> {
    const runners = new Map([[TASK_BOT, bot]]);
    let step = await this.#ask({ check: task, seed: FIRST_DEAL });
    while (!signal.aborted) {
      if ("checked" in step) {
        yield { task, progress: null, wrong: step.checked.wrong };
        return;
      }
      if ("progress" in step) yield { task, progress: step.progress };
      step = await this.#ask(await answer(step, runners, onError));
    }
  }

  async #ask(request: ArenaRequest): Promise<ArenaStep> {
    const step: ArenaAnswer = JSON.parse(await this.#python.ask(request, MAX_MS));
    if ("error" in step) throw new Error(step.error.message);
    return step;
  }
}

/** Return what the arena wants to know after a step: the choice of a bot, or nothing. */
async function answer(
  step: ArenaStep,
  runners: ReadonlyMap<string, BotRunner>,
  onError: (error: BotError, bot: string) => void,
): Promise<ArenaRequest> {
  if ("renew" in step) await renew(runners);
  if (!("ask" in step)) return {};
  const { bot, state, seed } = step.ask;
  const runner = runners.get(bot);
  if (!runner) return {};
  try {
    return { action: await runner.choose(state, seed) };
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    onError(error, bot);
    return { forfeit: error.message };
  }
}

async function renew(runners: ReadonlyMap<string, BotRunner>): Promise<void> {
  const renewals = [...runners.values()].map((runner) => runner.renew());
  // A bot that no longer loads fails at its next choice, and is reported there.
  for (const renewal of renewals)
    await renewal.catch((error) => {
      if (!(error instanceof BotError)) throw error;
    });
}
