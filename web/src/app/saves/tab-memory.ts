import { objectFromJson } from "../../platform/json-object";
import { readSession, writeSession } from "../../platform/storage/session-store";
import type { OpenPuzzle } from "../features";
import type { ReplayState } from "../state";

/** The record being replayed, the ply shown, and the players, if they are known. */
export type WatchedRecord = Pick<ReplayState, "record" | "ply" | "seats">;

/** What this tab remembers across a reload, besides the game in play. */
export class TabMemory {
  readonly #recording: string;
  readonly #untouched: string;
  readonly #question: string;
  readonly #entry: string;
  readonly #answered: string;
  readonly #opened: string;

  /** @param frame the name of the frame; "" for the page */
  constructor(frame: string) {
    const key = (name: string) => `coloretto:v1:${name}:${frame}`;
    this.#recording = key("recording");
    this.#untouched = key("untouched");
    this.#question = key("question");
    this.#entry = key("entry");
    this.#answered = key("answered");
    this.#opened = key("opened");
  }

  get recording(): WatchedRecord | null {
    const { record, ply, seats } = objectFromJson(readSession(this.#recording));
    return typeof record === "string" && Number.isInteger(ply)
      ? { record, ply: Number(ply), seats: Array.isArray(seats) ? seats : null }
      : null;
  }

  set recording(watched: WatchedRecord | null) {
    const { record, ply, seats } = watched ?? {};
    writeSession(this.#recording, watched && JSON.stringify({ record, ply, seats }));
  }

  /** Return whether the player has not acted in the game since it was opened. */
  isUntouched(save: string): boolean {
    return readSession(this.#untouched) === save;
  }

  markUntouched(save: string): void {
    writeSession(this.#untouched, save);
  }

  /** Return the open puzzle; null if the save is of none. */
  puzzle(save: string): OpenPuzzle | null {
    if (readSession(this.#question) !== save) return null;
    return { entry: readSession(this.#entry) ?? "", first: readSession(this.#answered) };
  }

  markPuzzle(save: string, entry = ""): void {
    writeSession(this.#question, save);
    writeSession(this.#entry, entry);
    writeSession(this.#answered, null);
  }

  markAnswered(first: string | null): void {
    writeSession(this.#answered, first);
  }

  /** Whether the game in the URL has been opened. A frame needs this, because its URL is not cleared. */
  get hasOpenedUrl(): boolean {
    return readSession(this.#opened) !== null;
  }

  markUrlOpened(): void {
    writeSession(this.#opened, "yes");
  }
}
