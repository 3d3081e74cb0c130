import type { Action } from "../../engine/protocol";
import { objectFromJson } from "../../platform/storage/browser-storage";
import { tabStore } from "../../platform/storage/local-storage";
import type { OpenPuzzle } from "../features";
import type { ReplayState } from "../state";

/** As many as a person goes back through. */
const MAX_PUZZLES = 20;

/** The record of a replay, the ply shown, and the players, if they are known. */
type KeptReplay = Pick<ReplayState, "record" | "ply" | "seats">;

/** A puzzle that was opened in this tab. */
interface TabPuzzle extends OpenPuzzle {
  /** The id of its game. */
  id: string;
  save: string;
}

/** What this tab remembers across a reload. */
export class TabMemory {
  readonly #replay: string;
  readonly #puzzles: string;
  readonly #opened: string;

  /** @param frame the name of the frame; "" for the page */
  constructor(frame: string) {
    const key = (name: string) => `coloretto:v1:${name}:${frame}`;
    this.#replay = key("recording");
    this.#puzzles = key("puzzles");
    this.#opened = key("opened");
  }

  get replay(): KeptReplay | null {
    const { record, ply, seats } = objectFromJson(tabStore.read(this.#replay));
    return typeof record === "string" && Number.isInteger(ply)
      ? { record, ply: Number(ply), seats: Array.isArray(seats) ? seats : null }
      : null;
  }

  set replay(replay: KeptReplay | null) {
    const { record, ply, seats } = replay ?? {};
    if (replay) tabStore.write(this.#replay, JSON.stringify({ record, ply, seats }));
    else tabStore.remove(this.#replay);
  }

  /** Return the puzzle that was last opened with the parameters of an address; null if there is none. */
  puzzle(address: string | null): TabPuzzle | null {
    return this.#list.find(({ search }) => search === address) ?? null;
  }

  markPuzzle(puzzle: TabPuzzle): void {
    const others = this.#list.filter(({ id }) => id !== puzzle.id);
    tabStore.write(this.#puzzles, JSON.stringify({ list: [puzzle, ...others].slice(0, MAX_PUZZLES) }));
  }

  markAnswered(game: string, first: Action | null): void {
    const puzzle = this.#list.find(({ id }) => id === game);
    if (puzzle && puzzle.first !== first) this.markPuzzle({ ...puzzle, first });
  }

  /** The latest first. */
  get #list(): TabPuzzle[] {
    const { list } = objectFromJson(tabStore.read(this.#puzzles));
    return Array.isArray(list) ? list : [];
  }

  /** Whether the game in the URL has been opened. A frame needs this, because its URL is not cleared. */
  get hasOpenedUrl(): boolean {
    return tabStore.read(this.#opened) !== null;
  }

  markUrlOpened(): void {
    tabStore.write(this.#opened, "yes");
  }
}
