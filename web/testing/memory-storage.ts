/** A `localStorage` for tests: in memory, and as full or as blocked as a test wants it. */
export class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.#entries.size;
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.#entries.set(key, value);
  }

  removeItem(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Everything in it. */
  entries(): Record<string, string> {
    return Object.fromEntries(this.#entries);
  }
}
