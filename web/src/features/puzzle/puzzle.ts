/** What is derived from a question that comes from the book of mistakes. */

import type { Question } from "../../app/state";

export interface Puzzle {
  /** Null until the values are there. */
  isSolved: boolean | null;
  /** How many more are due. */
  left: number;
}

/** Return whether the first choice is the best or about as good; null until that is known. */
export function isSolved({ first, values }: Question): boolean | null {
  if (first === null || !values) return null;
  return values.choices.some(({ action, about_equal }, index) => action === first && (index === 0 || about_equal));
}
