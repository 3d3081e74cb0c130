/** The check of a task, and which tasks a person has solved. */

import { type BrowserStorage, objectFromJson } from "../../platform/storage/browser-storage";
import type { GamesPlayed, Wrong } from "../protocol";

/** A check of a task. wrong: null for a solution, absent while it runs. */
export interface Check {
  task: number;
  progress?: GamesPlayed;
  wrong?: Wrong | null;
}

/**
 * The first deal of each check, so that the same bot always has the same result. It stays in the page, and our package
 * does not know it: no bot can deal what it plays.
 */
export const FIRST_DEAL = 289_955_959_185_672;

const KEY = "coloretto:v1:workshop-tasks";

/** Read the numbers of the solved tasks; none if they are missing or damaged. */
export function readSolved(storage: BrowserStorage): readonly number[] {
  const stored = objectFromJson(storage.read(KEY));
  return Array.isArray(stored) ? stored.filter((each) => Number.isSafeInteger(each)) : [];
}

/** Write the numbers of solved tasks, if the browser stores them; another tab may have written more. */
export function writeSolved(storage: BrowserStorage, solved: readonly number[]): void {
  storage.write(KEY, JSON.stringify([...new Set([...readSolved(storage), ...solved])]));
}
