import type { State, Store } from "../../app/store";
import type { Action, View } from "../../engine/protocol";
import type { Intent } from "../../game/intents";
import { dateOf, momentOf } from "../../history/dates";
import { afterLooking, dueOn, POSTPONED_DAYS, postponed } from "../../history/spaced-repetition";
import type { Mistake } from "../../history/types";
import type { ChronicleGuide } from "../history/history-controller";

/** What the page of the book shows. */
export interface Book {
  due: number;
  waiting: number;
  learned: number;
  /** The date on which the next one comes back, when none is due. */
  next: string | null;
  isLasting: boolean;
  /** Mistakes that could not be read. */
  unreadable: number;
}

/** What the answer to a puzzle shows beside its values. */
export interface Puzzle {
  /** Null until the values are there. */
  isSolved: boolean | null;
  /** How many more are due. */
  left: number;
}

/** Nobody plays on from a puzzle, so that the order of the cards does not matter. */
const SEED = 0;

/** The book of costly decisions: asks those that are due, one after another, and when each comes back. */
export class BookGuide {
  #mistake: Mistake | null = null;
  /** Its view once it is asked; until then the one of whatever was asked before. */
  #asked: View | null = null;
  #isOpening = false;
  /** What was chosen first is what counts. */
  #first: Action | null = null;
  #isSolved: boolean | null = null;

  constructor(
    private readonly store: Store,
    private readonly chronicle: ChronicleGuide,
    private readonly ways: { send(intent: Intent): Promise<void> },
  ) {
    store.subscribe((state) => this.#follow(state));
  }

  handle(intent: Intent): void {
    if (intent.type === "turn-to" && intent.page === "book") void this.#open();
    if (intent.type === "next-puzzle") void this.#next();
  }

  /** Null until what is kept has been read. */
  get shown(): Book | null {
    const { kept, isLasting, unreadable } = this.chronicle;
    if (!kept) return null;
    const waiting = kept.mistakes.filter(({ due }) => due !== null);
    const due = this.#due().length;
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

  /** Null when what is asked is no puzzle of the book. */
  get puzzle(): Puzzle | null {
    if (!this.#mistake) return null;
    const left = this.#due().filter(({ id }) => id !== this.#mistake?.id).length;
    return { isSolved: this.#isSolved, left };
  }

  #due(): Mistake[] {
    return dueOn(this.chronicle.kept?.mistakes ?? [], dateOf(new Date()));
  }

  async #open(): Promise<void> {
    if (this.#mistake) this.store.set({ question: null });
    await this.chronicle.refresh();
  }

  async #next(): Promise<void> {
    await this.chronicle.refresh();
    const [mistake] = this.#due();
    if (!mistake) return;
    this.#mistake = mistake;
    this.#asked = this.store.state.question?.view ?? null;
    this.#isOpening = true;
    this.#first = this.#isSolved = null;
    const position = { position: mistake.position, seed: SEED };
    let isRefused = false;
    const refused = () => {
      isRefused = true;
    };
    await this.ways.send({ type: "open", opening: { from: "position", position, refused } });
    if (isRefused) await this.#postpone(mistake.id);
  }

  /** Goes back to the book; the next decision is due now. */
  async #postpone(id: string): Promise<void> {
    this.#mistake = null;
    this.#isOpening = false;
    const now = momentOf(new Date());
    await this.chronicle.keeping.change("mistakes", id, (known) => (known ? postponed(known, now) : null));
    this.store.addNotice("notice-puzzle-unreadable", { days: POSTPONED_DAYS });
    this.store.set({ page: "book" });
    await this.chronicle.refresh();
  }

  #follow({ question }: State): void {
    if (!this.#mistake) return;
    const isOther = question?.view !== this.#asked;
    if (this.#isOpening) {
      if (!question || !isOther) return;
      this.#isOpening = false;
      this.#asked = question.view;
    } else if (!question || isOther) {
      this.#mistake = null;
      return;
    }
    this.#first ??= question.chosen;
    if (!question.values || this.#first === null || this.#isSolved !== null) return;
    const { choices } = question.values;
    this.#isSolved = choices.some(
      ({ action, about_equal }, index) => action === this.#first && (index === 0 || about_equal),
    );
    void this.#note(this.#mistake.id, this.#isSolved);
  }

  async #note(id: string, isSolved: boolean): Promise<void> {
    const now = momentOf(new Date());
    await this.chronicle.keeping.change("mistakes", id, (known) => (known ? afterLooking(known, isSolved, now) : null));
    await this.chronicle.refresh();
  }
}
