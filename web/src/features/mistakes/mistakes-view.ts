import { dueOn, learnedOf } from "../../history/spaced-repetition";
import type { HistoryState } from "../../history/types";

/** The figures on the page of the mistake book. */
export interface MistakesView {
  due: number;
  /** Positions of the trainer wait here too: also one that was solved at once returns. */
  waiting: number;
  learned: number;
  /** The date on which the next mistake is due; null if one is due now. */
  next: string | null;
  isPersistent: boolean;
  /** How many mistakes could not be read. */
  unreadable: number;
}

/** Count the mistakes; null until the history has been read. */
export function mistakesView({ data, isPersistent, unreadable }: HistoryState, today: string): MistakesView | null {
  if (!data) return null;
  const waiting = data.mistakes.filter(({ due }) => due !== null);
  const due = dueOn(data.mistakes, today).length;
  const [next] = waiting.map((mistake) => mistake.due ?? "").sort();
  return {
    due,
    waiting: waiting.length - due,
    learned: learnedOf(data.mistakes).length,
    next: due === 0 ? (next ?? null) : null,
    isPersistent,
    unreadable: unreadable.mistakes,
  };
}
