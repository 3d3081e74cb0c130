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
  /** Whether it has said that output is left out. */
  #isCut = false;

  constructor(private readonly show: (lines: readonly ConsoleLine[]) => void) {}

  add(kind: ConsoleLine["kind"], text: string): void {
    this.#lines = [...this.#lines, { kind, text }].slice(-MAX_LINES);
    if (!this.#isWaiting) requestAnimationFrame(() => this.#showLines());
    this.#isWaiting = true;
  }

  /** Add what a bot has printed; null for more than the console takes, which it says once. */
  print(line: string | null): void {
    if (line !== null) this.add("printed", line);
    else if (!this.#isCut) this.add("note", w("too-much"));
    this.#isCut ||= line === null;
  }

  clear(): void {
    this.#lines = [];
    this.#isCut = false;
    this.#showLines();
  }

  #showLines(): void {
    this.#isWaiting = false;
    this.show(this.#lines);
  }
}
