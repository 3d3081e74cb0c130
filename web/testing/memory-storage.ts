/** A `localStorage` in memory, which a test can fill up. */
export class MemoryStorage implements Storage {
  #isFull = false;

  get isFull(): boolean {
    return this.#isFull;
  }

  set isFull(isFull: boolean) {
    this.#isFull = isFull;
  }

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }

  /** Define the key as a property, as browsers do, so that `Object.keys` lists it. */
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    Object.defineProperty(this, key, { value, configurable: true, enumerable: true, writable: true });
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }

  /** Return all keys and texts. */
  entries(): Record<string, string> {
    return Object.fromEntries(Object.entries(this));
  }
}
