import { type Settings, settingsFromText } from "../settings/settings";
import { type BrowserStorage, local, session } from "./browser-storage";

export const SETTINGS = "coloretto:v1:settings";
/** Holds the last setup. */
export const SETUP = "coloretto:v1:setup";
/** Holds the tips that were seen. */
export const SEEN_TIPS = "coloretto:v1:hints";
/** Its value when all have been seen, including those of later versions. */
export const ALL_TIPS = "all";

/** A stored text. */
export interface Entry {
  key: string;
  text: string;
}

/** Return whether another tab has changed the settings, and not removed them. */
export function areSettings({ key, newValue }: StorageEvent): boolean {
  return key === SETTINGS && newValue !== null;
}

/** Stores texts in the browser, or, if that fails, in memory until the page is closed. */
export class LocalStore {
  /** The texts that could not be written to the storage. */
  readonly #unstored = new Map<string, string>();
  #isPersistent = true;
  #isDisabled = false;

  constructor(private readonly storage: BrowserStorage = local) {}

  get isPersistent(): boolean {
    return this.#isPersistent;
  }

  /** Return the text now in the storage, which may be from another tab. */
  read(key: string): string | null {
    const unstored = this.#unstored.get(key);
    if (unstored !== undefined || this.#isDisabled) return unstored ?? null;
    const text = this.storage.read(key);
    if (text === undefined) this.#isPersistent = false;
    return text ?? null;
  }

  /** Store a text, at least until the page is closed; return whether it outlasts it. */
  write(key: string, text: string): boolean {
    this.#unstored.set(key, text);
    if (this.#isDisabled) return false;
    if (this.storage.write(key, text)) this.#unstored.delete(key);
    else this.#isPersistent = false;
    return !this.#unstored.has(key);
  }

  remove(key: string): void {
    this.#unstored.delete(key);
    if (!this.#isDisabled && !this.storage.remove(key)) this.#isPersistent = false;
  }

  /** List the texts whose keys begin with the prefix. They are read each time, because other tabs change them. */
  entries(prefix: string): Entry[] {
    const keys = new Set([...this.#keys(), ...this.#unstored.keys()]);
    return [...keys].flatMap((key) => {
      const text = key.startsWith(`${prefix}:`) ? this.read(key) : null;
      return text === null ? [] : [{ key, text }];
    });
  }

  /** Store a text under a key of its own that ends with the time, in milliseconds since 1970. */
  addEntry(prefix: string, text: string, time = Date.now()): void {
    // Two tabs may store within one millisecond.
    this.write(`${prefix}:${time}-${Math.random().toString(36).slice(2)}`, text);
  }

  /** Stop reading and writing the storage, because another tab has deleted everything in it. */
  disable(): void {
    this.#isDisabled = true;
    this.#isPersistent = false;
  }

  readSettings(): Settings {
    return settingsFromText(this.read(SETTINGS));
  }

  writeSettings(settings: Settings): void {
    this.write(SETTINGS, JSON.stringify(settings));
  }

  #keys(): string[] {
    if (this.#isDisabled) return [];
    const keys = this.storage.keys();
    if (!keys) this.#isPersistent = false;
    return keys ?? [];
  }
}

/** Stores texts until the tab is closed. */
export const tabStore = new LocalStore(session);
