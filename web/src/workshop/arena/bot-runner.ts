/** A bot in its cage: loads its code, lets it choose, and starts a new cage after the bot has ended one. */

import { CageError } from "../cage/cage";
import { CagedPython, type CageSupply } from "../cage/caged-python";
import type { ActionAnswer, CageRequest, LoadedAnswer } from "../protocol";
import type { BotAction, PublicState } from "../public-state";
import { BotError, readAnswer } from "./bot-answer";

/** The longest time that loading or a choice may take. */
export const MAX_MS = 3000;
/** After so many answers that came too late a bot should not be asked again, because each costs seconds. */
const MAX_LATE = 3;

export class BotRunner {
  readonly #python: CagedPython;
  #loading = Promise.resolve();
  #late = 0;

  /** `onPrint` gets each line that the bot prints, and null once, where it printed too much. */
  constructor(
    private readonly cages: CageSupply,
    readonly code: string,
    onPrint: (line: string | null) => void = () => undefined,
  ) {
    let isCut = false;
    this.#python = new CagedPython(cages, (line) => {
      if (line !== null || !isCut) onPrint(line);
      isCut ||= line === null;
    });
  }

  get isTooSlow(): boolean {
    return this.#late >= MAX_LATE;
  }

  /** Load the code in a new cage, unless it is loaded. Rejects with a BotError. */
  load(): Promise<void> {
    if (!this.#python.isOpen) this.#loading = this.#load();
    return this.#loading;
  }

  /** Let the bot choose in a public state. Rejects with a BotError. */
  async choose(state: PublicState, seed: number): Promise<BotAction> {
    await this.load();
    const answer = await this.#request({ choose: state, seed });
    if (!("action" in answer)) throw new BotError("raised", "the answer has no action");
    return answer.action;
  }

  /** End what runs in the cage. The next choice is that of a bot in a new cage, which has seen nothing. */
  close(): void {
    this.#python.close();
  }

  async #load(): Promise<void> {
    await this.#request({ load: this.code });
    this.cages.prepare();
  }

  async #request(request: CageRequest): Promise<LoadedAnswer | ActionAnswer> {
    const text = await this.#python.ask(request, MAX_MS).catch((failure) => {
      if (!(failure instanceof CageError)) throw failure;
      if (failure.reason === "late") this.#late += 1;
      throw new BotError(failure.reason, failure.message);
    });
    return readAnswer(text);
  }
}
