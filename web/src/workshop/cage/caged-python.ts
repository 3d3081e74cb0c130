/** Python in a cage: the first request opens the cage, and one after a failure another cage. */

import { Cage } from "./cage";
import type { PythonFiles } from "./messages";

export class CagedPython {
  #cage: Promise<Cage> | null = null;

  constructor(
    private readonly files: () => Promise<PythonFiles>,
    /** The Python module whose function `handle` answers requests. */
    private readonly entry: string,
    private readonly onPrint: (line: string | null) => void = () => undefined,
  ) {}

  get isOpen(): boolean {
    return this.#cage !== null;
  }

  /** Return the answer to a request. Rejects with a CageError, or a TypeError if Python cannot be fetched. */
  async ask<Answer>(request: object, milliseconds: number): Promise<Answer> {
    try {
      this.#cage ??= this.files().then((files) => Cage.open(files, this.entry, this.onPrint));
      const cage = await this.#cage;
      return JSON.parse(await cage.request(JSON.stringify(request), milliseconds));
    } catch (error) {
      this.#cage = null;
      throw error;
    }
  }

  /** End what runs in the cage. */
  close(): void {
    void this.#cage?.then(
      (cage) => cage.close(),
      () => undefined,
    );
    this.#cage = null;
  }
}
