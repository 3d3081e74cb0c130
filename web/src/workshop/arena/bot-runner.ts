/** A bot in its cage: loads code, lets it choose, and starts a new cage after the bot has ended one. */

import { CageError } from "../cage/cage";
import { CagedPython } from "../cage/caged-python";
import type { PythonFiles } from "../cage/messages";

const ENTRY = "coloretto.workshop.cage";
/** The longest time that loading or a choice may take. */
export const MAX_MS = 3000;
/** After so many choices that came too late a bot is not asked again, because each costs seconds. */
export const MAX_LATE = 3;

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
  readonly #python: CagedPython;
  #loaded: string | null = null;

  constructor(files: () => Promise<PythonFiles>, onPrint: (line: string | null) => void) {
    this.#python = new CagedPython(files, ENTRY, onPrint);
  }

  /** Load code, whatever was loaded before. Rejects with a BotError. */
  async load(code: string): Promise<void> {
    this.#loaded = null;
    await this.#request({ load: code });
    this.#loaded = code;
  }

  /** Let the bot choose in a public state; return an action of the bot protocol. Rejects with a BotError. */
  async choose(state: unknown, seed: number): Promise<unknown> {
    if (!this.#python.isOpen && this.#loaded !== null) await this.load(this.#loaded);
    return (await this.#request({ choose: state, seed })).action;
  }

  close(): void {
    this.#python.close();
  }

  async #request(request: object): Promise<Answer> {
    const { action, error } = await this.#python.ask<Answer>(request, MAX_MS).catch((failure) => {
      if (failure instanceof CageError) throw new BotError(failure.reason, failure.message, null);
      throw failure;
    });
    if (error) throw new BotError(error.type, error.message, error.line, error.module);
    return { action };
  }
}
