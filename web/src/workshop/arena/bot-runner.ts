/** A bot in its cage: loads its code, lets it choose, and starts a new cage after the bot has ended one. */

import { type Cage, CageError, type CageSupply } from "../cage/cage";
import type { ActionAnswer, CageRequest, LoadedAnswer } from "../protocol";
import type { BotAction, PublicState } from "../public-state";
import { BotError, readAnswer } from "./bot-answer";

/** The longest time that loading or a choice may take. */
export const MAX_MS = 3000;
/** After so many answers that came too late a bot should not be asked again, because each costs seconds. */
const MAX_LATE = 3;

export class BotRunner {
  #cage: Cage | null = null;
  #loading!: Promise<Cage>;
  #late = 0;
  #isCut = false;

  /** `onPrint` gets each line that the bot prints, and null once, where it printed too much. */
  constructor(
    private readonly cages: CageSupply,
    readonly code: string,
    private readonly onPrint: (line: string | null) => void = () => undefined,
  ) {}

  get isTooSlow(): boolean {
    return this.#late >= MAX_LATE;
  }

  /** Load the code in a new cage, unless it is loaded; return the cage. Rejects with a BotError. */
  load(): Promise<Cage> {
    if (!this.#cage?.isOpen) {
      this.#cage = this.cages.take();
      this.#cage.onPrint = (line) => this.#print(line);
      this.#loading = this.#load(this.#cage);
    }
    return this.#loading;
  }

  /** Let the bot choose in a public state. Rejects with a BotError. */
  async choose(state: PublicState, seed: number): Promise<BotAction> {
    const answer = await this.#ask(await this.load(), { choose: state, seed });
    if (!("action" in answer)) throw new BotError("raised", "the answer has no action");
    return answer.action;
  }

  /** End what runs in the cage. The next choice is that of a bot in a new cage, which has seen nothing. */
  close(): void {
    this.#cage?.close();
  }

  async #load(cage: Cage): Promise<Cage> {
    await this.#ask(cage, { load: this.code });
    this.cages.prepare();
    return cage;
  }

  async #ask(cage: Cage, request: CageRequest): Promise<LoadedAnswer | ActionAnswer> {
    const text = await cage.request(request, MAX_MS).catch((failure) => {
      if (!(failure instanceof CageError)) throw failure;
      if (failure.reason === "late") this.#late += 1;
      throw new BotError(failure.reason, failure.message);
    });
    return readAnswer(text);
  }

  #print(line: string | null): void {
    if (line !== null || !this.#isCut) this.onPrint(line);
    this.#isCut ||= line === null;
  }
}
