/** Opens cages, and the next one ahead of its use, as Python takes a second to start. */

import { Cage } from "./cage";
import type { Entry, PythonFiles } from "./messages";

export class CageSupply {
  #next: Promise<Cage> | null = null;

  constructor(
    private readonly files: () => Promise<PythonFiles>,
    private readonly entry: Entry,
  ) {}

  /** Open the next cage, so that `take` need not wait for it. A failure is tried again by `take`. */
  prepare(): void {
    const next = this.#next ?? this.#open();
    this.#next = next;
    next.catch(() => {
      if (this.#next === next) this.#next = null;
    });
  }

  /** Return a cage that nothing has run in. Rejects with a CageError, or a PythonMissing if Python cannot be fetched. */
  take(): Promise<Cage> {
    const next = this.#next ?? this.#open();
    this.#next = null;
    return next;
  }

  async #open(): Promise<Cage> {
    return Cage.open(await this.files(), this.entry);
  }
}
