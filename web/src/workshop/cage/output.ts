/** Collects the lines that Python prints, up to a limit for each request. */

import { MAX_CHARACTERS, MAX_LINES } from "./messages";

/** UTF-8 has at most so many bytes a character. */
const MAX_BYTES = 4;
const STREAM = { stream: true };

export class Output {
  readonly #decoder = new TextDecoder();
  #line = "";
  #characters = 0;
  #lines = 0;

  /** `send` gets each line, and null where it was too much and the rest is left out. */
  constructor(private readonly send: (line: string | null) => void) {}

  /** Count from zero, for the next request. */
  begin(): void {
    this.#characters = 0;
    this.#lines = 0;
  }

  /** Take bytes as a device does; return how many, which is all of them. */
  write(bytes: Uint8Array): number {
    if (!this.#isFull) this.#add(this.#decoder.decode(bytes.subarray(0, MAX_BYTES * (MAX_CHARACTERS + 1)), STREAM));
    return bytes.length;
  }

  get #isFull(): boolean {
    return this.#characters > MAX_CHARACTERS || this.#lines > MAX_LINES;
  }

  #add(text: string): void {
    const lines = (this.#line + text).split("\n");
    this.#characters += text.length;
    this.#lines += lines.length - 1;
    this.#line = this.#isFull ? "" : (lines.pop() ?? "");
    if (this.#isFull) this.send(null);
    else for (const line of lines) this.send(line);
    if (this.#line.length <= MAX_CHARACTERS) return;
    this.send(this.#line);
    this.#line = "";
  }
}
