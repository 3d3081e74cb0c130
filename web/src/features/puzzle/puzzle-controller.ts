import "./answer-dialog";
import "./puzzle-bar";
import { html, nothing } from "lit";
import type { GameActions, OpenPuzzle } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Question, State } from "../../app/state";
import type { Store } from "../../app/store";
import type { Hint } from "../../engine/coach-protocol";
import type { Engine } from "../../engine/engine";
import type { Action } from "../../engine/protocol";
import type { PuzzleIntent } from "../../game/intents";
import { t } from "../../i18n";
import { LatestTask } from "../../platform/latest-task";
import { isSolved, type Puzzle, type PuzzleBook, type WayBack, withoutActions } from "./puzzle";

/** A decision as a puzzle: the reader chooses, sees the values of all choices, and can play on. */
export class PuzzleController {
  readonly handlers: Handlers<PuzzleIntent> = {
    "choose-again": () => this.#change({ chosen: null }),
    "play-on": () => this.#playOn(),
    "show-answer": () => this.showAnswer(),
  };
  readonly #task = new LatestTask();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "play" | "reportError">,
    private readonly book: PuzzleBook,
  ) {
    // A newer view ends the question.
    store.subscribe(({ question }) => {
      if (!question) this.#task.stop();
    });
  }

  dialog({ question }: State) {
    return html`<answer-dialog .question=${question} .puzzle=${this.#puzzle(question)}></answer-dialog>`;
  }

  /** The ways on from a puzzle, below the table; `isOfReview`: it is a decision of a review. */
  bar({ question }: State, isOfReview: boolean) {
    const puzzle = this.#puzzle(question);
    const back = question && wayBackFrom(question, puzzle, isOfReview);
    return back
      ? html`<puzzle-bar .back=${back} .next=${puzzle?.next ?? null} .isAnswered=${(question?.closed ?? null) !== null}></puzzle-bar>`
      : nothing;
  }

  /** Return whether the page is that of the book of the puzzle on the table. */
  isBook({ page, question }: State): boolean {
    return this.#puzzle(question)?.page === page;
  }

  #puzzle(question: Question | null): Puzzle | null {
    const entry = question?.entry ? this.book.entry(question.entry) : null;
    return question && entry ? { ...entry, isSolved: isSolved(question) } : null;
  }

  /** Make the current decision a puzzle. */
  async ask({ search, entry: id, first }: OpenPuzzle, hasGame: boolean): Promise<void> {
    const { view } = this.store.state;
    if (id && !this.book.entry(id)) await this.book.find(id);
    if (!view || view !== this.store.state.view) return;
    const entry = id || null;
    const progress = entry === null ? null : this.book.entry(entry);
    const closed = first === null ? null : withoutActions(view);
    const isRecorded = first !== null;
    this.store.set({
      question: { view, search, entry, progress, hasGame, chosen: null, first, closed, isRecorded, answer: null },
    });
  }

  /** Choose an action, and show its value. A puzzle of a book has one answer. */
  async answer(chosen: Action): Promise<void> {
    const { question } = this.store.state;
    if (!question || question.chosen !== null || (question.closed && chosen !== question.first)) return;
    const closed = question.entry === null ? null : withoutActions(question.view);
    this.#change({ chosen, first: question.first ?? chosen, closed });
    if (!question.answer) await this.#findAnswer();
  }

  /** Show the first answer again. */
  async showAnswer(): Promise<void> {
    const first = this.store.state.question?.first;
    if (first) await this.answer(first);
  }

  async #findAnswer(): Promise<void> {
    const signal = this.#task.start();
    try {
      const answer = await this.engine.request({ method: "hint" }, { signal });
      if (answer && !signal.aborted) await this.#recordAnswer(answer);
      if (answer && !signal.aborted) this.#change({ answer });
    } catch (error) {
      this.store.set({ question: null });
      this.game.reportError(error);
    }
  }

  async #recordAnswer(answer: Hint): Promise<void> {
    const { question } = this.store.state;
    const solved = question && isSolved({ ...question, answer });
    if (!question?.entry || question.isRecorded || typeof solved !== "boolean") return;
    this.#change({ isRecorded: true });
    await this.book.recordAnswer(question.entry, solved);
  }

  #change(change: Partial<Question>): void {
    const { question } = this.store.state;
    if (question) this.store.set({ question: { ...question, ...change } });
  }

  async #playOn(): Promise<void> {
    const chosen = this.store.state.question?.chosen;
    this.#task.stop();
    if (chosen) await this.game.play(chosen);
  }
}

/** Return the way back to the book, the review or the game in play; null if there is none. */
function wayBackFrom({ hasGame }: Question, puzzle: Puzzle | null, isOfReview: boolean): WayBack | null {
  if (puzzle) return { label: puzzle.back, intent: { type: "open-page", page: puzzle.page } };
  if (isOfReview) return { label: t("back-to-review"), intent: { type: "return-to-review" } };
  return hasGame ? { label: t("back-to-game"), intent: { type: "return-to-game" } } : null;
}
