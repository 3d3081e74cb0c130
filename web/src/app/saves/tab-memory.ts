import { objectFromJson } from "../../platform/json-object";
import { readSession, writeSession } from "../../platform/storage/session-store";

/** A recording that is being watched, and how far. */
export interface WatchedRecord {
  record: string;
  ply: number;
}

/** What a reload of this tab goes on with, besides the game in play. */
export class TabMemory {
  readonly #recording: string;
  readonly #untouched: string;
  readonly #question: string;
  readonly #opened: string;

  /** @param place as for the game in play; "" for the page */
  constructor(place: string) {
    const key = (name: string) => `coloretto:v1:${name}:${place}`;
    this.#recording = key("recording");
    this.#untouched = key("untouched");
    this.#question = key("question");
    this.#opened = key("opened");
  }

  get recording(): WatchedRecord | null {
    const { record, ply } = objectFromJson(readSession(this.#recording));
    return typeof record === "string" && Number.isInteger(ply) ? { record, ply: Number(ply) } : null;
  }

  set recording(watched: WatchedRecord | null) {
    writeSession(this.#recording, watched && JSON.stringify({ record: watched.record, ply: watched.ply }));
  }

  /** Whether nobody has acted in the game since it was opened. */
  isUntouched(save: string): boolean {
    return readSession(this.#untouched) === save;
  }

  noteUntouched(save: string): void {
    writeSession(this.#untouched, save);
  }

  /** Whether the save is a decision that is being asked. */
  isQuestion(save: string): boolean {
    return readSession(this.#question) === save;
  }

  noteQuestion(save: string): void {
    writeSession(this.#question, save);
  }

  /** Whether what the URL of a frame asks for, which stays in it, has been opened. */
  get hasOpenedUrl(): boolean {
    return readSession(this.#opened) !== null;
  }

  noteOpenedUrl(): void {
    writeSession(this.#opened, "yes");
  }
}
