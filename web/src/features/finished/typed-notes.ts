import { onDataErased } from "../../offline/erased";
import { local, objectFromJson } from "../../platform/storage/browser-storage";

/** The notes by the id of their game, as JSON. */
const KEY = "coloretto:v1:typed-notes";

/**
 * Keeps the notes that are being typed until the database has them: a page that is left or reloaded has no time to
 * write to the database, but each write to this storage is complete at once.
 */
export class TypedNotes {
  #isStopped = false;

  constructor() {
    onDataErased(() => {
      this.#isStopped = true;
    });
  }

  /** Return the notes with the ids of their games. */
  all(): [id: string, note: string][] {
    return Object.entries(objectFromJson(local.read(KEY) ?? null)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
  }

  keep(id: string, note: string): void {
    this.#write({ ...Object.fromEntries(this.all()), [id]: note });
  }

  /** Forget a note that the database has, unless the player has typed on. */
  forget(id: string, note: string): void {
    const { [id]: kept, ...others } = Object.fromEntries(this.all());
    if (kept === note) this.#write(others);
  }

  #write(notes: Record<string, string>): void {
    if (this.#isStopped) return;
    if (Object.keys(notes).length === 0) local.remove(KEY);
    else local.write(KEY, JSON.stringify(notes));
  }
}
