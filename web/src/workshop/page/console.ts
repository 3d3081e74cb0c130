import { w } from "../texts/texts";

const MAX_LINES = 500;

export interface ConsoleLine {
  kind: "printed" | "error" | "note";
  text: string;
}

/** The last lines of the console. Shows new ones once a frame: a bot may print thousands. */
export class Console {
  #lines: readonly ConsoleLine[] = [];
  #isWaiting = false;

  constructor(private readonly show: (lines: readonly ConsoleLine[]) => void) {}

  add(kind: ConsoleLine["kind"], text: string): void {
    this.#lines = [...this.#lines, { kind, text }].slice(-MAX_LINES);
    if (!this.#isWaiting) requestAnimationFrame(() => this.#showLines());
    this.#isWaiting = true;
  }

  /** Add what a bot has printed; null for more than it may print. */
  print(line: string | null): void {
    if (line === null) this.add("note", w("too-much"));
    else this.add("printed", line);
  }

  clear(): void {
    this.#lines = [];
    this.#showLines();
  }

  #showLines(): void {
    this.#isWaiting = false;
    this.show(this.#lines);
  }
}
