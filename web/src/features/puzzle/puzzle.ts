/** The state of a puzzle from the mistake book. */

import type { Question } from "../../app/state";
import type { Action } from "../../engine/protocol";

/** The entry of a puzzle in the mistake book. */
export interface MistakeEntry {
  /** The action of the game. */
  played: Action;
  /** The date on which it is due again, in the current language; null once it is learned. */
  returns: string | null;
  /** Its number among today's puzzles, from 1. */
  number: number;
  /** The number of today's puzzles, answered or not. */
  count: number;
}

export interface Puzzle extends MistakeEntry {
  /** Null until the values are known. */
  isSolved: boolean | null;
}

/** Return whether the first choice is the best or about as good; null until that is known. */
export function isSolved({ first, values }: Question): boolean | null {
  if (first === null || !values) return null;
  return values.choices.some(({ action, about_equal }, index) => action === first && (index === 0 || about_equal));
}
