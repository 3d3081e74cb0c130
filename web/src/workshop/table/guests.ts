/** The bots that a person has written, each in its own cage, as players at a table. */

import type { StoredBot } from "../../history/types";
import { BotError } from "../arena/bot-answer";
import { BotRunner } from "../arena/bot-runner";
import type { CodesRun } from "../bots/codes-run";
import type { CageSupply } from "../cage/cage";
import type { BotQuestion } from "../protocol";
import type { BotAction } from "../public-state";

/**
 * Why a bot did not choose. `missing`: no bot has this name. `slow`: it is not asked again. `unknown`: the person has
 * never run its code, which a link may have brought.
 */
export type GuestFault = { kind: "error"; error: BotError } | { kind: "missing" | "slow" | "unknown" };

interface GuestPage {
  /** `line` is null once, where the bot printed too much. */
  print(bot: string, line: string | null): void;
  report(bot: string, fault: GuestFault): void;
}

export class Guests {
  readonly #runners: ReadonlyMap<string, BotRunner>;

  constructor(
    bots: readonly StoredBot[],
    cages: CageSupply,
    private readonly codesRun: Pick<CodesRun, "add" | "has">,
    private readonly page: GuestPage,
  ) {
    this.#runners = new Map(
      bots.map(({ name, code }) => [name, new BotRunner(cages, code, (line) => page.print(name, line))]),
    );
  }

  /** Return the action that a bot chooses, or null if it failed. Rejects if Python cannot be fetched. */
  async choose({ bot, state, seed }: BotQuestion): Promise<BotAction | null> {
    const runner = this.#runners.get(bot);
    if (runner?.isTooSlow) return null;
    try {
      if (!runner) this.page.report(bot, { kind: "missing" });
      else if (!(await this.codesRun.has(runner.code))) this.page.report(bot, { kind: "unknown" });
      else return await runner.choose(state, seed);
    } catch (error) {
      if (!(error instanceof BotError)) throw error;
      this.page.report(bot, runner?.isTooSlow ? { kind: "slow" } : { kind: "error", error });
    }
    return null;
  }

  /** Load bots before their first turn. Their faults are reported then. */
  async prepare(names: readonly string[]): Promise<void> {
    const runners = names.flatMap((name) => this.#runners.get(name) ?? []);
    const load = async (runner: BotRunner) => (await this.codesRun.has(runner.code)) && runner.load();
    await Promise.allSettled(runners.map(load));
  }

  /** Run the code of a bot from now on, because the person says so. */
  async allow(name: string): Promise<void> {
    const runner = this.#runners.get(name);
    if (runner) await this.codesRun.add(runner.code);
    await this.prepare([name]);
  }

  /** End what the bots do, and let them forget what they have seen. */
  close(): void {
    for (const runner of this.#runners.values()) runner.close();
  }
}
