/** The bots that a person has written, each in its own cage, as players at a table. */

import type { StoredBot } from "../../history/types";
import { BotError } from "../arena/bot-answer";
import { BotRunner, MAX_LATE } from "../arena/bot-runner";
import type { CodesRun } from "../bots/codes-run";
import type { CageSupply } from "../cage/caged-python";
import type { BotQuestion } from "../protocol";
import type { BotAction } from "../public-state";

/**
 * Why a bot did not choose. `missing`: no bot has this name. `slow`: it is not asked again. `unknown`: the person has
 * never run its code, which a link may have brought.
 */
export type GuestFault = { kind: "error"; error: BotError } | { kind: "missing" | "slow" | "unknown" };

interface GuestListener {
  /** `line` is null where the bot printed too much. */
  onPrint(bot: string, line: string | null): void;
  onFault(bot: string, fault: GuestFault): void;
}

export class Guests {
  readonly #runners = new Map<string, Promise<BotRunner>>();
  readonly #late = new Map<string, number>();

  constructor(
    private readonly bots: readonly StoredBot[],
    private readonly cages: CageSupply,
    private readonly codesRun: Pick<CodesRun, "add" | "has">,
    private readonly listener: GuestListener,
  ) {}

  /** Return the action that a bot chooses, or null if it failed. Rejects if Python cannot be fetched. */
  async choose({ bot, state, seed }: BotQuestion): Promise<BotAction | null> {
    if ((this.#late.get(bot) ?? 0) >= MAX_LATE) return null;
    try {
      const stored = this.#bot(bot);
      if (!stored) this.listener.onFault(bot, { kind: "missing" });
      else if (!(await this.codesRun.has(stored.code))) this.listener.onFault(bot, { kind: "unknown" });
      else return await (await this.#runner(stored)).choose(state, seed);
    } catch (error) {
      if (!(error instanceof BotError)) throw error;
      this.#report(bot, error);
    }
    return null;
  }

  /** Load bots before their first turn. Their faults are reported then. */
  async prepare(names: readonly string[]): Promise<void> {
    await Promise.allSettled(names.map((name) => this.#prepare(name)));
  }

  /** Run the code of a bot from now on, because the person says so. */
  async allow(name: string): Promise<void> {
    const bot = this.#bot(name);
    if (bot) await this.codesRun.add(bot.code);
    await this.#prepare(name);
  }

  /** End what the bots do, and let them forget what they have seen. */
  close(): void {
    for (const loading of this.#runners.values())
      void loading.then(
        (runner) => runner.close(),
        () => undefined,
      );
    this.#runners.clear();
  }

  #report(bot: string, error: BotError): void {
    const late = (this.#late.get(bot) ?? 0) + (error.kind === "late" ? 1 : 0);
    this.#late.set(bot, late);
    this.listener.onFault(bot, late >= MAX_LATE ? { kind: "slow" } : { kind: "error", error });
  }

  #bot(name: string): StoredBot | undefined {
    return this.bots.find((each) => each.name === name);
  }

  async #prepare(name: string): Promise<void> {
    const bot = this.#bot(name);
    if (bot && (await this.codesRun.has(bot.code))) await this.#runner(bot);
  }

  /** Return the runner of a bot, with its code loaded. Rejects with a BotError. */
  #runner(bot: StoredBot): Promise<BotRunner> {
    const loading = this.#runners.get(bot.name) ?? this.#load(bot);
    this.#runners.set(bot.name, loading);
    // The next choice tries again, for instance with another cage.
    loading.catch(() => this.#runners.delete(bot.name));
    return loading;
  }

  async #load({ name, code }: StoredBot): Promise<BotRunner> {
    const runner = new BotRunner(this.cages, (line) => this.listener.onPrint(name, line));
    await runner.load(code);
    return runner;
  }
}
