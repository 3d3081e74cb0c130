/** The puzzles that come from a book: the mistake book or the trainer. */

import type { Puzzle } from "../../app/state";
import type { View } from "../../engine/protocol";
import type { Intent } from "../../game/intents";
import type { SidePageName } from "../../game/pages";

/** The entry of a puzzle in its book. Texts are in the current language. */
export interface PuzzleEntry {
  /** Sentences about the decision, shown with the answer. */
  remarks: readonly string[];
  /** The date on which it is due again; null once it is learned. */
  returns: string | null;
  /** Its number among the puzzles that are shown in a row, from 1. */
  number: number;
  /** The number of puzzles in a row, answered or not. */
  count: number;
  /** Opens the next puzzle; null if this is the last one. */
  next: Intent | null;
  /** The page to go back to, and the label of the button that opens it. */
  page: SidePageName;
  back: string;
}

/** What leads back from a puzzle. The label is in the current language. */
export interface WayBack {
  label: string;
  intent: Intent;
}

/** Puzzles with a schedule. */
export interface PuzzleBook {
  /** Load the puzzle that was open before a reload, if its entry is of the book. */
  find(id: string): Promise<void>;
  /** Describe a puzzle; null if it is not in the book. */
  entry(id: string): PuzzleEntry | null;
  recordAnswer(id: string, isSolved: boolean): Promise<void>;
}

/** Combine books whose entries differ. */
export function joinBooks(...books: readonly PuzzleBook[]): PuzzleBook {
  return {
    async find(id) {
      await Promise.all(books.map((book) => book.find(id)));
    },
    entry(id) {
      for (const book of books) {
        const entry = book.entry(id);
        if (entry) return entry;
      }
      return null;
    },
    async recordAnswer(id, isSolved) {
      await books.find((book) => book.entry(id))?.recordAnswer(id, isSolved);
    },
  };
}

export interface BookPuzzle extends PuzzleEntry {
  /** Null until the values are known. */
  isSolved: boolean | null;
}

/** Return the view of a decision that is over: nothing can be chosen. */
export function withoutActions(view: View): View {
  const rows = view.rows.map((row) => ({ ...row, place: null, take: null }));
  return { ...view, rows, supply: { ...view.supply, draw: null } };
}

/** Return whether the first choice is the best or about as good; null until that is known. */
export function isSolved({ first, answer }: Puzzle): boolean | null {
  if (first === null || !answer) return null;
  return answer.choices.some(({ action, about_equal }, index) => action === first && (index === 0 || about_equal));
}
