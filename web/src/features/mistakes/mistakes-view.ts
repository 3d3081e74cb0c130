import { dueOn } from "../../history/spaced-repetition";
import type { HistoryState } from "../../history/types";

/** What the page of the mistakes shows. */
export interface MistakesView {
  due: number;
  waiting: number;
  learned: number;
  /** The date on which the next one comes back, when none is due. */
  next: string | null;
  isPersistent: boolean;
  /** Mistakes that could not be read. */
  unreadable: number;
}

/** Null until the history has been read. */
export function mistakesView({ data, isPersistent, unreadable }: HistoryState, today: string): MistakesView | null {
  if (!data) return null;
  const waiting = data.mistakes.filter(({ due }) => due !== null);
  const due = dueOn(data.mistakes, today).length;
  const [next] = waiting.map((mistake) => mistake.due ?? "").sort();
  return {
    due,
    waiting: waiting.length - due,
    learned: data.mistakes.length - waiting.length,
    next: due === 0 ? (next ?? null) : null,
    isPersistent,
    unreadable: unreadable.mistakes,
  };
}
