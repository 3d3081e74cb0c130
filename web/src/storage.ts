const SAVE = "coloretto:v1:save";
const UNREADABLE = "coloretto:v1:save:unreadable";

/** The saved game: in the browser's storage, else for as long as the page is open. */
export class SaveStorage {
  readonly #memory = new Map<string, string>();
  #isLasting = true;

  get isLasting(): boolean {
    return this.#isLasting;
  }

  read(): string | null {
    try {
      return this.#memory.get(SAVE) ?? localStorage.getItem(SAVE);
    } catch {
      this.#isLasting = false;
      return null;
    }
  }

  write(save: string): void {
    this.#put(SAVE, save);
  }

  /** Keeps a save that could not be read under a key of its own; it goes first, to make room for itself. */
  setAside(save: string): void {
    this.#memory.delete(SAVE);
    try {
      localStorage.removeItem(SAVE);
    } catch {
      this.#isLasting = false;
    }
    this.#put(`${UNREADABLE}:${Date.now()}`, save);
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
