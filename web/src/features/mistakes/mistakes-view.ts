import { dueOn } from "../../history/spaced-repetition";
import type { HistoryState } from "../../history/types";

/** The figures on the page of the mistake book. */
export interface MistakesView {
  due: number;
  waiting: number;
  learned: number;
  /** The date on which the next mistake is due; null if one is due now. */
  next: string | null;
  isLasting: boolean;
  /** How many mistakes could not be read. */
  unreadable: number;
}

/** Count the mistakes; null until the history has been read. */
export function mistakesView({ kept, isLasting, unreadable }: HistoryState, today: string): MistakesView | null {
  if (!kept) return null;
  const waiting = kept.mistakes.filter(({ due }) => due !== null);
  const due = dueOn(kept.mistakes, today).length;
  const [next] = waiting.map((mistake) => mistake.due ?? "").sort();
  return {
    due,
    waiting: waiting.length - due,
    learned: kept.mistakes.length - waiting.length,
    next: due === 0 ? (next ?? null) : null,
    isLasting,
    unreadable: unreadable.mistakes,
  };
}
