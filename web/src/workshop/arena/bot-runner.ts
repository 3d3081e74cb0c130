/** A bot in its cage: loads code, lets it choose, and starts a new cage after the bot has ended one. */

import { CageError } from "../cage/cage";
import { CagedPython, type CageSupply } from "../cage/caged-python";
import type { ActionAnswer, CageRequest, LoadedAnswer } from "../protocol";
import type { BotAction, PublicState } from "../public-state";
import { BotError, readAnswer } from "./bot-answer";

/** The longest time that loading or a choice may take. */
export const MAX_MS = 3000;
/** After so many choices that came too late a bot is not asked again, because each costs seconds. */
export const MAX_LATE = 3;

export class BotRunner {
  readonly #python: CagedPython;
  #code: string | null = null;

  constructor(
    private readonly cages: CageSupply,
    onPrint: (line: string | null) => void,
  ) {
    this.#python = new CagedPython(cages, onPrint);
  }

  /** Load code in a new cage, where nothing of what ran before is left. Rejects with a BotError. */
  async load(code: string): Promise<void> {
    this.close();
    this.#code = code;
    await this.#request({ load: code });
    this.cages.prepare();
  }

  /** Load the code again in a new cage, so that the bot forgets what it has seen. Rejects with a BotError. */
  async renew(): Promise<void> {
    if (this.#code !== null) await this.load(this.#code);
  }

  /** Let the bot choose in a public state. Rejects with a BotError. */
  async choose(state: PublicState, seed: number): Promise<BotAction> {
    if (!this.#python.isOpen) await this.renew();
    const answer = await this.#request({ choose: state, seed });
    if (!("action" in answer)) throw new BotError("raised", "the answer has no action");
    return answer.action;
  }

  /** End what runs in the cage, and forget the code. */
  close(): void {
    this.#python.close();
    this.#code = null;
  }

  async #request(request: CageRequest): Promise<LoadedAnswer | ActionAnswer> {
    const text = await this.#python.ask(request, MAX_MS).catch((failure) => {
      if (failure instanceof CageError) throw new BotError(failure.reason, failure.message);
      throw failure;
    });
    return readAnswer(text);
  }
}
