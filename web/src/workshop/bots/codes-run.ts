/** Which programs the person has run on this device: a table that a link opens runs no others. */

import { sha256 } from "../../platform/bytes";
import { type BrowserStorage, objectFromJson } from "../../platform/storage/browser-storage";

const KEY = "coloretto:v1:workshop-run";
/** The most programs that are remembered, the latest ones. */
const MAX = 300;

export class CodesRun {
  /** For browsers that store nothing. */
  readonly #here = new Set<string>();

  constructor(private readonly storage: BrowserStorage) {}

  /** Remember that the person has run a program, by a press that names it. */
  async add(code: string): Promise<void> {
    const digest = await sha256(code);
    this.#here.add(digest);
    const others = this.#stored().filter((each) => each !== digest);
    this.storage.write(KEY, JSON.stringify([digest, ...others].slice(0, MAX)));
  }

  async has(code: string): Promise<boolean> {
    const digest = await sha256(code);
    return this.#here.has(digest) || this.#stored().includes(digest);
  }

  #stored(): string[] {
    const stored = objectFromJson(this.storage.read(KEY));
    return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
  }
}
