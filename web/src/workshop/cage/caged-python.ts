import { Cage } from "./cage";
import type { PythonEntry } from "./messages";

/** Opens cages, and the next one ahead of its use, as Python takes a second to start. */
export class CageSupply {
  #next: Promise<Cage> | null = null;

  constructor(private readonly entry: PythonEntry) {}

  /** Open the next cage, so that `take` need not wait for it. A failure is tried again by `take`. */
  prepare(): void {
    const next = this.#next ?? Cage.open(this.entry);
    this.#next = next;
    next.catch(() => {
      if (this.#next === next) this.#next = null;
    });
  }

  /** Return a cage that nothing has run in. Rejects as `Cage.open` does. */
  take(): Promise<Cage> {
    const next = this.#next ?? Cage.open(this.entry);
    this.#next = null;
    return next;
  }
}

/** Python in a cage: a request opens the cage if none is open, and one after a failure another cage. */
export class CagedPython {
  #cage: Promise<Cage> | null = null;

  constructor(
    private readonly supply: CageSupply,
    private readonly onPrint: (line: string | null) => void = () => undefined,
  ) {}

  get isOpen(): boolean {
    return this.#cage !== null;
  }

  /** Return the text of an answer. Rejects with a CageError, or a PythonMissing if Python cannot be fetched. */
  async ask(request: object, milliseconds: number): Promise<string> {
    const opening = this.#cage ?? this.#open();
    this.#cage = opening;
    try {
      return await (await opening).request(JSON.stringify(request), milliseconds);
    } catch (error) {
      if (this.#cage === opening) this.#cage = null;
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

  async #open(): Promise<Cage> {
    const cage = await this.supply.take();
    cage.onPrint = this.onPrint;
    return cage;
  }
}
