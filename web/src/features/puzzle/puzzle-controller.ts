import { nothing } from "lit";
import type { GameActions, OpenPuzzle } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Puzzle, State } from "../../app/state";
import type { Store } from "../../app/store";
import type { Hint } from "../../engine/coach-protocol";
import type { Engine } from "../../engine/engine";
import type { Action } from "../../engine/protocol";
import type { PuzzleIntent } from "../../game/intents";
import type { PageName } from "../../game/pages";
import { t } from "../../i18n";
import { LatestTask } from "../../platform/tasks";
import { answerDialog } from "./answer-dialog";
import { type BookPuzzle, isSolved, type PuzzleBook, type WayBack, withoutActions } from "./puzzle";
import { puzzleBar } from "./puzzle-bar";

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
    private readonly left: { readonly page: PageName },
  ) {
    // A newer view ends the puzzle.
    store.subscribe(({ puzzle }) => {
      if (!puzzle) this.#task.stop();
    });
  }

  dialog({ puzzle }: State) {
    return answerDialog(puzzle, this.#bookPuzzle(puzzle));
  }

  /** The ways on from a puzzle, below the table; `isOfReview`: it is a decision of a review. */
  bar({ puzzle }: State, isOfReview: boolean) {
    const bookPuzzle = this.#bookPuzzle(puzzle);
    const back = puzzle && wayBackFrom(puzzle, bookPuzzle, isOfReview);
    return back ? puzzleBar(back, bookPuzzle?.next ?? null, (puzzle?.closed ?? null) !== null) : nothing;
  }

  /** Return whether the page is that to which the puzzle on the table leads back. */
  isBook({ page, puzzle }: State): boolean {
    return this.#bookPuzzle(puzzle)?.page === page;
  }

  #bookPuzzle(puzzle: Puzzle | null): BookPuzzle | null {
    const entry = puzzle?.entry ? this.book.entry(puzzle.entry) : null;
    if (!puzzle || !entry) return null;
    // Home offers a puzzle of the book, too.
    const back = this.left.page === "home" && ({ page: "home", back: t("page-home") } as const);
    return { ...entry, ...back, isSolved: isSolved(puzzle) };
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
      puzzle: { view, search, entry, progress, hasGame, chosen: null, first, closed, isRecorded, answer: null },
    });
  }

  /** Choose an action, and show its value. A puzzle of a book has one answer. */
  async answer(chosen: Action): Promise<void> {
    const { puzzle } = this.store.state;
    if (!puzzle || puzzle.chosen !== null || (puzzle.closed && chosen !== puzzle.first)) return;
    const closed = puzzle.entry === null ? null : withoutActions(puzzle.view);
    this.#change({ chosen, first: puzzle.first ?? chosen, closed });
    if (!puzzle.answer) await this.#findAnswer();
  }

  /** Show the first answer again. */
  async showAnswer(): Promise<void> {
    const first = this.store.state.puzzle?.first;
    if (first) await this.answer(first);
  }

  async #findAnswer(): Promise<void> {
    const signal = this.#task.start();
    try {
      const answer = await this.engine.request({ method: "hint" }, { signal });
      if (answer && !signal.aborted) await this.#recordAnswer(answer);
      if (answer && !signal.aborted) this.#change({ answer });
    } catch (error) {
      this.store.set({ puzzle: null });
      this.game.reportError(error);
    }
  }

  async #recordAnswer(answer: Hint): Promise<void> {
    const { puzzle } = this.store.state;
    const solved = puzzle && isSolved({ ...puzzle, answer });
    if (!puzzle?.entry || puzzle.isRecorded || typeof solved !== "boolean") return;
    this.#change({ isRecorded: true });
    await this.book.recordAnswer(puzzle.entry, solved);
  }

  #change(change: Partial<Puzzle>): void {
    const { puzzle } = this.store.state;
    if (puzzle) this.store.set({ puzzle: { ...puzzle, ...change } });
  }

  async #playOn(): Promise<void> {
    const chosen = this.store.state.puzzle?.chosen;
    this.#task.stop();
    if (chosen) await this.game.play(chosen);
  }
}

/** Return the way back to the book, the review or the game in play; null if there is none. */
function wayBackFrom({ hasGame }: Puzzle, bookPuzzle: BookPuzzle | null, isOfReview: boolean): WayBack | null {
  if (bookPuzzle) return { label: bookPuzzle.back, intent: { type: "open-page", page: bookPuzzle.page } };
  if (isOfReview) return { label: t("back-to-review"), intent: { type: "return-to-review" } };
  return hasGame ? { label: t("back-to-game"), intent: { type: "return-to-game" } } : null;
}
