import { type Settings, settingsFromText, settingsToText } from "./settings";

const SAVE = "coloretto:v1:save";
const UNREADABLE = "coloretto:v1:save:unreadable";
const SETTINGS = "coloretto:v1:settings";

/** What is kept: in the browser's storage, else for as long as the page is open. */
export class KeptThings {
  readonly #memory = new Map<string, string>();
  #isLasting = true;

  get isLasting(): boolean {
    return this.#isLasting;
  }

  readSave(): string | null {
    return this.#get(SAVE);
  }

  writeSave(save: string): void {
    this.#put(SAVE, save);
  }

  /** Keeps a save that could not be read under a key of its own; it goes first, to make room for itself. */
  setSaveAside(save: string): void {
    this.#memory.delete(SAVE);
    try {
      localStorage.removeItem(SAVE);
    } catch {
      this.#isLasting = false;
    }
    this.#put(`${UNREADABLE}:${Date.now()}`, save);
  }

  readSettings(): Settings {
    return settingsFromText(this.#get(SETTINGS));
  }

  writeSettings(settings: Settings): void {
    this.#put(SETTINGS, settingsToText(settings));
  }

  #get(key: string): string | null {
    try {
      return this.#memory.get(key) ?? localStorage.getItem(key);
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
