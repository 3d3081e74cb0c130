/** One of the browser's storages, which a page may be forbidden to use at any time. */
export class BrowserStorage {
  constructor(private readonly open: () => Storage) {}

  /** Undefined where the page may not read it. */
  read(key: string): string | null | undefined {
    return this.#try((storage) => storage.getItem(key));
  }

  /** Return whether the text is stored. */
  write(key: string, text: string): boolean {
    return this.#try((storage) => storage.setItem(key, text) ?? true) ?? false;
  }

  /** Return whether the page may do that. */
  remove(key: string): boolean {
    return this.#try((storage) => storage.removeItem(key) ?? true) ?? false;
  }

  /** Undefined where the page may not read it. */
  keys(): string[] | undefined {
    return this.#try((storage) => Object.keys(storage));
  }

  /** Undefined where the storage is blocked or full. */
  #try<Value>(use: (storage: Storage) => Value): Value | undefined {
    try {
      return use(this.open());
    } catch {
      return undefined;
    }
  }
}

export const local = new BrowserStorage(() => localStorage);
/** Survives a reload of the tab and nothing longer. */
export const session = new BrowserStorage(() => sessionStorage);
