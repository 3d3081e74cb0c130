import { local, objectFromJson } from "../../platform/storage/browser-storage";

/** The number of hints of each game by its id, that of the latest hint last, as JSON. */
const KEY = "coloretto:v1:hint-counts";
const MAX_GAMES = 50;

/** Counts the hints of games in the browser's storage, or, if that fails, in memory until the page is closed. */
export class HintCounts {
  readonly #memory = new Map<string, number>();
  #isStopped = false;

  /** Return the number of hints of a game. */
  of(id: string): number {
    const stored = this.#stored()[id];
    return typeof stored === "number" && Number.isInteger(stored) ? stored : (this.#memory.get(id) ?? 0);
  }

  /** Count a hint of a game. */
  add(id: string): void {
    const count = this.of(id) + 1;
    this.#memory.set(id, count);
    if (this.#isStopped) return;
    const { [id]: _, ...others } = this.#stored();
    const counts = [...Object.entries(others), [id, count]].slice(-MAX_GAMES);
    local.write(KEY, JSON.stringify(Object.fromEntries(counts)));
  }

  /** Stop writing the storage, because another tab has deleted everything in it. */
  stop(): void {
    this.#isStopped = true;
  }

  #stored(): Record<string, unknown> {
    return objectFromJson(local.read(KEY) ?? null);
  }
}
