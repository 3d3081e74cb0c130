import { type Settings, settingsFromText, settingsToText } from "../settings/settings";
import { local } from "./browser-storage";

const SAVE = "coloretto:v1:save";
const EARLIER = "coloretto:v1:save:earlier";
const UNREADABLE = "coloretto:v1:save:unreadable";
const UNFINISHED = "coloretto:v1:games";
const SETTINGS = "coloretto:v1:settings";
const SETUP = "coloretto:v1:setup";
const TIPS = "coloretto:v1:hints";
const ASKED_TO_PERSIST = "coloretto:v1:asked-to-last";

/** A text in the storage, under a key that says when it was put there. */
export interface Entry {
  key: string;
  text: string;
}

/** What is kept: in the browser's storage, else for as long as the page is open. */
export class LocalStore {
  readonly #memory = new Map<string, string>();
  /** What did not fit into the storage. */
  readonly #unstored = new Map<string, string>();
  #isPersistent = true;
  #isDisabled = false;
  readonly #save: string;

  /** @param place a game of its own, beside the page's; "" for the page */
  constructor(place = "") {
    this.#save = place ? `${SAVE}:${place}` : SAVE;
  }

  get isPersistent(): boolean {
    return this.#isPersistent;
  }

  readSave(): string | null {
    const save = this.#get(this.#save);
    if (save !== null) this.#memory.set(this.#save, save);
    return save;
  }

  /** The save that the storage has now, which may be another tab's. */
  readStoredSave(): string | null {
    return this.#stored(this.#save);
  }

  writeSave(save: string): void {
    this.#put(this.#save, save);
  }

  /**
   * Tells when another tab has written the game of this place, which is the kept one from then on. What the page before
   * this one has written may be told late: it is what this page has read.
   */
  onSaveFromOtherTab(act: () => void): void {
    addEventListener("storage", ({ key }) => {
      const held = this.#memory.get(this.#save);
      if (key !== this.#save || held === undefined) return;
      const kept = this.#stored(key);
      if (kept === null || kept === held) return;
      this.#memory.set(key, kept);
      act();
    });
  }

  /** Calls back when another tab has changed the unfinished games or what could not be read. */
  onEntriesFromOtherTab(act: () => void): void {
    addEventListener("storage", ({ key }) => {
      if (key === null || key.startsWith(UNFINISHED) || key.startsWith(UNREADABLE)) act();
    });
  }

  /** Keeps a save that could not be read under a key of its own; it goes first, to make room for itself. */
  quarantineSave(save: string): void {
    this.remove(this.#save);
    this.addUnreadable(save);
  }

  addUnreadable(text: string): void {
    this.#put(`${UNREADABLE}:${uniqueTime()}`, text);
  }

  addUnfinished(text: string, name = uniqueTime()): Entry {
    const key = `${UNFINISHED}:${name}`;
    this.#put(key, text);
    return { key, text };
  }

  unfinished(): Entry[] {
    return this.#entries(UNFINISHED);
  }

  unreadable(): Entry[] {
    return this.#entries(UNREADABLE);
  }

  /** The one game that earlier versions of the page put aside. */
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

  /** From now on the storage is neither read nor written: another tab has deleted everything in it. */
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

  /** The table that was set up last, as text that may be anything. */
  readSetup(): string | null {
    return this.#get(SETUP);
  }

  writeSetup(setup: string): void {
    this.#put(SETUP, setup);
  }

  /** The tips that were shown, as text that may be anything. */
  readTips(): string | null {
    return this.#get(TIPS);
  }

  writeTips(tips: string): void {
    this.#put(TIPS, tips);
  }

  /** Return whether this is the first call on this device; false where the page may store nothing. */
  noteAskedToPersist(): boolean {
    return local.read(ASKED_TO_PERSIST) === null && local.write(ASKED_TO_PERSIST, "yes");
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

  /** Other tabs add and remove entries, so that the storage is asked each time. */
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

/** When a key was made, in milliseconds since 1970; null for one that does not say. */
export function timeOf({ key }: Entry): number | null {
  const time = Number.parseInt(key.slice(key.lastIndexOf(":") + 1), 10);
  return Number.isNaN(time) ? null : time;
}

/** Two tabs may ask within one millisecond. */
function uniqueTime(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
