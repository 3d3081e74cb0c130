/** Collects the lines that Python prints, up to a limit for each request. */

import { MAX_PRINTED } from "./messages";

/** UTF-8 has at most so many bytes a character. */
const MAX_BYTES = 4;

export class Output {
  readonly #decoder = new TextDecoder();
  #line = "";
  #left = MAX_PRINTED;

  /** `send` gets each line, and null where it was too much and the rest is left out. */
  constructor(private readonly send: (line: string | null) => void) {}

  /** Count from zero, for the next request. */
  begin(): void {
    this.#left = MAX_PRINTED;
  }

  /** Take bytes as a device does; return how many, which is all of them. */
  write(bytes: Uint8Array): number {
    if (this.#left >= 0)
      this.#add(this.#decoder.decode(bytes.subarray(0, MAX_BYTES * (MAX_PRINTED + 1)), { stream: true }));
    return bytes.length;
  }

  #add(text: string): void {
    this.#left -= text.length;
    if (this.#left < 0) {
      this.#line = "";
      this.send(null);
      return;
    }
    const lines = (this.#line + text).split("\n");
    this.#line = lines.pop() ?? "";
    for (const line of lines) this.send(line);
    if (this.#line.length <= MAX_PRINTED) return;
    this.send(this.#line);
    this.#line = "";
  }
}
