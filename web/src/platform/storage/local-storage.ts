import { type Settings, settingsFromText, settingsToText } from "../settings/settings";
import { local } from "./browser-storage";

const SAVE = "coloretto:v1:save";
const EARLIER = "coloretto:v1:save:earlier";
const UNREADABLE = "coloretto:v1:save:unreadable";
const UNFINISHED = "coloretto:v1:games";
const SETTINGS = "coloretto:v1:settings";
const SETUP = "coloretto:v1:setup";
const TIPS = "coloretto:v1:hints";
const UNTOUCHED = "coloretto:v1:untouched";

/** A stored text. Its key ends with the time of storing. */
export interface Entry {
  key: string;
  text: string;
}

/** Stores games, settings and tips in the browser, or, if that fails, in memory until the page is closed. */
export class LocalStore {
  readonly #memory = new Map<string, string>();
  /** The texts that could not be written to the storage. */
  readonly #unstored = new Map<string, string>();
  #isPersistent = true;
  #isDisabled = false;
  readonly #save: string;
  readonly #untouched: string;

  /**
   * @param name of a page or frame that has a game of its own; "" for the game's page
   * @param games the key of the unfinished games
   */
  constructor(
    name = "",
    private readonly games = UNFINISHED,
  ) {
    const key = (kind: string) => (name ? `${kind}:${name}` : kind);
    this.#save = key(SAVE);
    this.#untouched = key(UNTOUCHED);
  }

  get isPersistent(): boolean {
    return this.#isPersistent;
  }

  /** Return the game of this tab, or else the one stored last. */
  readSave(): string | null {
    const save = this.#get(this.#save);
    if (save !== null) this.#memory.set(this.#save, save);
    return save;
  }

  /** Return the save now in the storage, which may be from another tab. */
  readStoredSave(): string | null {
    return this.#stored(this.#save);
  }

  /** Take a save for the game of this tab, without storing it. */
  useSave(save: string): void {
    this.#memory.set(this.#save, save);
  }

  writeSave(save: string): void {
    this.#put(this.#save, save);
  }

  /** Call back when another tab has written the game in play. A late event for a save of this page is ignored. */
  onSaveFromOtherTab(act: (stored: string) => void): void {
    addEventListener("storage", ({ key }) => {
      const known = this.#memory.get(this.#save);
      if (key !== this.#save || known === undefined) return;
      const stored = this.#stored(key);
      if (stored !== null && stored !== known) act(stored);
    });
  }

  /** Call back when another tab has changed the unfinished games or the unreadable texts. */
  onEntriesFromOtherTab(act: () => void): void {
    addEventListener("storage", ({ key }) => {
      if (key === null || key.startsWith(this.games) || key.startsWith(UNREADABLE)) act();
    });
  }

  /** Move the save to the unreadable texts. It is removed first, to free its space; another tab's game stays. */
  quarantineSave(save: string): void {
    if (this.#stored(this.#save) === save) this.remove(this.#save);
    else this.#memory.delete(this.#save);
    this.addUnreadable(save);
  }

  addUnreadable(text: string): void {
    this.#put(`${UNREADABLE}:${uniqueTime()}`, text);
  }

  addUnfinished(text: string, name = uniqueTime()): Entry {
    const key = `${this.games}:${name}`;
    this.#put(key, text);
    return { key, text };
  }

  unfinished(): Entry[] {
    return this.#entries(this.games);
  }

  unreadable(): Entry[] {
    return this.#entries(UNREADABLE);
  }

  /** Return the one unfinished game that earlier versions of the page stored. */
  readLegacyGame(): Entry | null {
    const text = this.#stored(EARLIER);
    return text === null ? null : { key: EARLIER, text };
  }

  restore({ key, text }: Entry): void {
    this.#put(key, text);
  }

  remove(key: string): void {
    this.#memory.delete(key);
    this.#unstored.delete(key);
    if (!this.#isDisabled && !local.remove(key)) this.#isPersistent = false;
  }

  /** Stop reading and writing the storage, because another tab has deleted everything in it. */
  disable(): void {
    this.#isDisabled = true;
    this.#isPersistent = false;
  }

  readSettings(): Settings {
    return settingsFromText(this.#get(SETTINGS));
  }

  writeSettings(settings: Settings): void {
    this.#put(SETTINGS, settingsToText(settings));
  }

  /** Return the last setup as unchecked text. */
  readSetup(): string | null {
    return this.#get(SETUP);
  }

  writeSetup(setup: string): void {
    this.#put(SETUP, setup);
  }

  /** Return the seen tips as unchecked text. */
  readTips(): string | null {
    return this.#get(TIPS);
  }

  writeTips(tips: string): void {
    this.#put(TIPS, tips);
  }

  /** Return whether no person has acted in the game since it was dealt or opened, in this tab or in an earlier one. */
  isUntouched(save: string): boolean {
    return this.#get(this.#untouched) === save;
  }

  markUntouched(save: string): void {
    this.#put(this.#untouched, save);
  }

  #get(key: string): string | null {
    return this.#memory.get(key) ?? this.#stored(key);
  }

  #stored(key: string): string | null {
    if (this.#isDisabled) return null;
    const text = local.read(key);
    if (text === undefined) this.#isPersistent = false;
    return text ?? null;
  }

  /** Read the entries from the storage each time, because other tabs change them. */
  #entries(prefix: string): Entry[] {
    const keys = new Set([...this.#keys(), ...this.#unstored.keys()]);
    return [...keys].flatMap((key) => {
      const text = key.startsWith(`${prefix}:`) ? (this.#unstored.get(key) ?? this.#stored(key)) : null;
      return text === null ? [] : [{ key, text }];
    });
  }

  #keys(): string[] {
    if (this.#isDisabled) return [];
    const keys = local.keys();
    if (!keys) this.#isPersistent = false;
    return keys ?? [];
  }

  #put(key: string, text: string): void {
    this.#memory.set(key, text);
    this.#unstored.set(key, text);
    if (this.#isDisabled) return;
    if (local.write(key, text)) this.#unstored.delete(key);
    else this.#isPersistent = false;
  }
}

/** Return when an entry was stored, in milliseconds since 1970; null if its key does not say. */
export function timeOf({ key }: Entry): number | null {
  const time = Number.parseInt(key.slice(key.lastIndexOf(":") + 1), 10);
  return Number.isNaN(time) ? null : time;
}

/** Return the time, with a random suffix because two tabs may store within one millisecond. */
function uniqueTime(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
