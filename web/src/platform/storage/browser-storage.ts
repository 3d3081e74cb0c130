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

/**
 * Call back when another tab may have changed a text: after such an event, or if the browser has kept this page. The key
 * is null if any text may have changed.
 */
export function onChangeElsewhere(isSuch: (event: StorageEvent) => boolean, act: (key: string | null) => void): void {
  addEventListener("storage", (event) => {
    if (isSuch(event)) act(event.key);
  });
  // A page that the browser has frozen gets no events.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) act(null);
  });
}

/** Parse stored text as an object with unchecked fields. Invalid JSON gives an empty object. */
export function objectFromJson(text: string | null | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}
