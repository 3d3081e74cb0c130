import { HINTS, type Hint } from "../../game/tips";

const SEEN = "coloretto:v1:hints";
/** Stands for all hints, also such as are yet to be thought of. */
const ALL = "all";

let isStopped = false;

/** The hints that have been seen: in the browser's storage; without one they come again with the next page. */
export const hintStorage = {
  read(): Hint[] {
    try {
      const seen = localStorage.getItem(SEEN)?.split(" ") ?? [];
      if (seen.includes(ALL)) return HINTS;
      return HINTS.filter((hint) => seen.includes(hint));
    } catch {
      return [];
    }
  },

  /** Writes nothing from now on: another tab has deleted everything. */
  stop(): void {
    isStopped = true;
  },

  write(seen: readonly Hint[]): void {
    if (isStopped) return;
    try {
      localStorage.setItem(SEEN, seen.length === HINTS.length ? ALL : seen.join(" "));
    } catch {
      // The saved game is told to be without a storage already.
    }
  },
};
