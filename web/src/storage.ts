import { type Settings, settingsFromText, settingsToText } from "./settings";

const SAVE = "coloretto:v1:save";
const EARLIER = "coloretto:v1:save:earlier";
const UNREADABLE = "coloretto:v1:save:unreadable";
const SETTINGS = "coloretto:v1:settings";

/** What is kept: in the browser's storage, else for as long as the page is open. */
export class KeptThings {
  readonly #memory = new Map<string, string>();
  #isLasting = true;
  readonly #save: string;

  /** @param place a game of its own, beside the page's; "" for the page */
  constructor(place = "") {
    this.#save = place ? `${SAVE}:${place}` : SAVE;
  }

  get isLasting(): boolean {
    return this.#isLasting;
  }

  readSave(): string | null {
    const save = this.#get(this.#save);
    if (save !== null) this.#memory.set(this.#save, save);
    return save;
  }

  writeSave(save: string): void {
    this.#put(this.#save, save);
  }

  /**
   * Tells when another tab has written the game of this place, which is the kept one from then on. What the page before
   * this one has written may be told late: it is what this page has read.
   */
  onSaveOfAnotherTab(act: () => void): void {
    addEventListener("storage", ({ key }) => {
      const held = this.#memory.get(this.#save);
      if (key !== this.#save || held === undefined) return;
      const kept = this.#stored(key);
      if (kept === null || kept === held) return;
      this.#memory.set(key, kept);
      act();
    });
  }

  /** Keeps a save that could not be read under a key of its own; it goes first, to make room for itself. */
  setSaveAside(save: string): void {
    this.#memory.delete(this.#save);
    try {
      localStorage.removeItem(this.#save);
    } catch {
      this.#isLasting = false;
    }
    this.#put(`${UNREADABLE}:${Date.now()}`, save);
  }

  /** Keeps the game in play aside, for another to take its place. */
  keepEarlier(): boolean {
    const save = this.readSave();
    if (save !== null) this.#put(EARLIER, save);
    return save !== null;
  }

  readEarlier(): string | null {
    return this.#get(EARLIER);
  }

  readSettings(): Settings {
    return settingsFromText(this.#get(SETTINGS));
  }

  writeSettings(settings: Settings): void {
    this.#put(SETTINGS, settingsToText(settings));
  }

  #get(key: string): string | null {
    return this.#memory.get(key) ?? this.#stored(key);
  }

  #stored(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      this.#isLasting = false;
      return null;
    }
  }

  #put(key: string, text: string): void {
    this.#memory.set(key, text);
    try {
      localStorage.setItem(key, text);
    } catch {
      this.#isLasting = false;
    }
  }
}
