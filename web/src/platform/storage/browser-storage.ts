/** One of the browser's storages. The browser may block it at any time. */
export class BrowserStorage {
  constructor(private readonly open: () => Storage) {}

  /** Return the text, or null without one; undefined if the storage is blocked. */
  read(key: string): string | null | undefined {
    return this.#try((storage) => storage.getItem(key));
  }

  /** Return whether the text is stored. */
  write(key: string, text: string): boolean {
    return this.#try((storage) => storage.setItem(key, text) ?? true) ?? false;
  }

  /** Remove a text; return false if the storage is blocked. */
  remove(key: string): boolean {
    return this.#try((storage) => storage.removeItem(key) ?? true) ?? false;
  }

  /** Return all keys; undefined if the storage is blocked. */
  keys(): string[] | undefined {
    return this.#try((storage) => Object.keys(storage));
  }

  /** Return the result; undefined if the storage is blocked or full. */
  #try<Value>(use: (storage: Storage) => Value): Value | undefined {
    try {
      return use(this.open());
    } catch {
      return undefined;
    }
  }
}

export const local = new BrowserStorage(() => localStorage);
/** Lasts until the tab is closed. */
export const session = new BrowserStorage(() => sessionStorage);

/** The texts of the session that could not be stored, which last until the page is closed. */
const unstored = new Map<string, string>();

/** Return a text that lasts until the tab is closed. */
export function readSession(key: string): string | null {
  return unstored.get(key) ?? session.read(key) ?? null;
}

/** Store a text; null removes it. */
export function writeSession(key: string, text: string | null): void {
  unstored.delete(key);
  if (text === null) session.remove(key);
  else if (!session.write(key, text)) unstored.set(key, text);
}

/** Parse stored text as an object with unchecked fields. Invalid JSON gives an empty object. */
export function objectFromJson(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}
