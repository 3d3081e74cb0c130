/** Matches between bots in their cages and our levels. The games are played in a Python that runs no code of others. */

import { Cage } from "../cage/cage";
import { ARENA_ENTRY } from "../cage/messages";
import type * as protocol from "../protocol";
import { BotError } from "./bot-answer";
import type { BotRunner } from "./bot-runner";

/** A strong level thinks for a while before it is the bot's turn. */
const MAX_MS = 60_000;
/** Begins the name of a bot in a cage; the rest is its id. */
export const OWN = "own:";
/** The name of the bot that is open in the editor. */
export const OPEN_BOT = `${OWN}open`;

/** What the arena begins: a match, or the check of a task. */
export type ArenaStart = protocol.StartRequest | protocol.CheckRequest;
type Step = Exclude<protocol.ArenaAnswer, protocol.ErrorAnswer>;
/** The results so far, or an error of the bot with the name `bot`. */
export type ArenaReport = Exclude<Step, protocol.QuestionStep | protocol.RenewStep> | { failed: BotError; bot: string };
/** The bots in cages, by their names. */
export type Bots = ReadonlyMap<string, BotRunner>;

export class Arena {
  #cage: Cage | null = null;

  /**
   * Play a match, or check a task, until the signal aborts or a bot is too slow; then nothing of the bots runs on.
   * Rejects with a BotError if a bot does not load.
   */
  async *play(request: ArenaStart, bots: Bots, signal: AbortSignal): AsyncGenerator<ArenaReport> {
    signal.addEventListener("abort", () => close(bots));
    const starting = this.#ask(request);
    starting.catch(() => undefined); // Awaited below, unless a bot does not load.
    try {
      for (const bot of bots.values()) await bot.load();
      let step = await starting;
      while (!signal.aborted && ![...bots.values()].some(({ isTooSlow }) => isTooSlow)) {
        const answer = yield* answerTo(step, bots);
        if ("checked" in step || ("results" in step && step.results.isOver)) return;
        step = await this.#ask(answer);
      }
    } finally {
      close(bots);
    }
  }

  async #ask(request: protocol.ArenaRequest): Promise<Step> {
    if (!this.#cage?.isOpen) this.#cage = new Cage(ARENA_ENTRY);
    const step: protocol.ArenaAnswer = JSON.parse(await this.#cage.request(request, MAX_MS));
    if ("error" in step) throw new Error(step.error.message);
    return step;
  }
}

/** Return what the arena wants to know after a step: the choice of a bot, or nothing. */
async function* answerTo(step: Step, bots: Bots): AsyncGenerator<ArenaReport, protocol.ArenaRequest> {
  if ("renew" in step) {
    close(bots);
    // A bot that no longer loads fails at its next choice, and is reported there.
    await Promise.allSettled([...bots.values()].map((bot) => bot.load()));
  } else if (!("ask" in step)) yield step;
  else {
    const { bot, state, seed } = step.ask;
    try {
      const action = await bots.get(bot)?.choose(state, seed);
      if (action) return { action };
    } catch (error) {
      if (!(error instanceof BotError)) throw error;
      yield { failed: error, bot };
      return { forfeit: error.message };
    }
  }
  return {};
}

function close(bots: Bots): void {
  for (const bot of bots.values()) bot.close();
}
