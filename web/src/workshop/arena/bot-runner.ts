/** A bot in its cage: loads code, lets it choose, and starts a new cage after the bot has ended one. */

import { Cage, CageError } from "../cage/cage";
import type { PythonFiles } from "../cage/messages";

const ENTRY = "coloretto.workshop.cage";
/** The longest time that loading or a choice may take. */
export const MAX_MS = 3000;

/** An error of the bot. `line`: of its code, if the error has one. */
export class BotError extends Error {
  constructor(
    /** The type of the exception, or the reason of a CageError. */
    readonly type: string,
    message: string,
    readonly line: number | null,
    /** The module that an import did not find, if Python and our package need not have it. */
    readonly module: string | null = null,
  ) {
    super(message);
  }
}

interface Answer {
  action?: unknown;
  error?: { type: string; message: string; line: number | null; module?: string };
}

export class BotRunner {
  #cage: Promise<Cage> | null = null;
  #loaded: string | null = null;

  constructor(
    private readonly files: () => Promise<PythonFiles>,
    private readonly onPrint: (line: string | null) => void,
  ) {}

  /** Load code, whatever was loaded before. Rejects with a BotError. */
  async load(code: string): Promise<void> {
    this.#loaded = null;
    await this.#request({ load: code });
    this.#loaded = code;
  }

  /** Let the bot choose in a public state; return an action of the bot protocol. Rejects with a BotError. */
  async choose(state: unknown, seed: number): Promise<unknown> {
    if (!this.#cage && this.#loaded !== null) await this.load(this.#loaded);
    return (await this.#request({ choose: state, seed })).action;
  }

  close(): void {
    void this.#cage?.then(
      (cage) => cage.close(),
      () => undefined,
    );
    this.#cage = null;
  }

  async #request(request: object): Promise<Answer> {
    let answer: Answer;
    try {
      this.#cage ??= this.files().then((files) => Cage.open(files, ENTRY, this.onPrint));
      const cage = await this.#cage;
      answer = JSON.parse(await cage.request(JSON.stringify(request), MAX_MS));
    } catch (error) {
      this.#cage = null;
      if (error instanceof CageError) throw new BotError(error.reason, error.message, null);
      throw error;
    }
    const { error } = answer;
    if (error) throw new BotError(error.type, error.message, error.line, error.module);
    return answer;
  }
}
