/** The state of a puzzle from the mistake book. */

import type { Question } from "../../app/state";

export interface Puzzle {
  /** Null until the values are known. */
  isSolved: boolean | null;
  /** How many other mistakes are due. */
  left: number;
}

/** Return whether the first choice is the best or about as good; null until that is known. */
export function isSolved({ first, values }: Question): boolean | null {
  if (first === null || !values) return null;
  return values.choices.some(({ action, about_equal }, index) => action === first && (index === 0 || about_equal));
}
