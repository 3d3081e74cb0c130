import { nothing } from "lit";
import type { GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Store } from "../../app/store";
import { puzzleSource } from "../../game/game-source";
import type { MistakesIntent } from "../../game/intents";
import { dateOf, timestampOf } from "../../history/dates";
import {
  afterAttempt,
  dueOn,
  isFromTrainer,
  POSTPONED_DAYS,
  PUZZLES_A_DAY,
  postpone,
} from "../../history/spaced-repetition";
import type { Mistake } from "../../history/types";
import { t } from "../../i18n";
import { formatDate } from "../../i18n/dates";
import { actionName } from "../coach/coach-text";
import type { HistoryController } from "../history/history-controller";
import type { PuzzleBook, PuzzleEntry } from "../puzzle/puzzle";
import { mistakeBook } from "./mistake-book";

/** The mistake book: presents the mistakes that are due, one after another, and schedules their repetition. */
export class MistakesController implements PuzzleBook {
  readonly handlers: Handlers<MistakesIntent> = { "next-puzzle": () => this.#next() };

  /** The ids of the puzzles answered in this visit. */
  readonly #answered = new Set<string>();

  constructor(
    private readonly store: Store,
    private readonly history: HistoryController,
    private readonly game: Pick<GameActions, "open">,
  ) {}

  /** The mistake book, on the page of puzzles; nothing until it is read. */
  section() {
    const { data } = this.history.state;
    return data ? mistakeBook(data.mistakes, this.due().length, dateOf(new Date())) : nothing;
  }

  /** The mistakes that are due, as many as the day has left, those of own games first. */
  due(): Mistake[] {
    const today = dateOf(new Date());
    const due = dueOn(this.#all, today);
    const ownFirst = [
      ...due.filter(({ game }) => !isFromTrainer(game)),
      ...due.filter(({ game }) => isFromTrainer(game)),
    ];
    const answered = this.#all.filter((mistake) => this.#wasAnswered(mistake, today)).length;
    return ownFirst.slice(0, Math.max(PUZZLES_A_DAY - answered, 0));
  }

  get #all(): readonly Mistake[] {
    return this.history.state.data?.mistakes ?? [];
  }

  find(): Promise<void> {
    return this.history.refresh();
  }

  entry(id: string): PuzzleEntry | null {
    const isOther = (mistake: Mistake) => mistake.id !== id;
    const entry = this.#all.find((mistake) => mistake.id === id);
    if (!entry) return null;
    const today = dateOf(new Date());
    const answered = this.#all.filter((mistake) => isOther(mistake) && this.#wasAnswered(mistake, today)).length;
    const left = this.due().filter(isOther).length;
    return {
      remarks: [remarkOn(entry)],
      returns: entry.due && formatDate(entry.due),
      number: answered + 1,
      count: answered + 1 + left,
      next: left > 0 ? { type: "next-puzzle" } : null,
      page: "puzzles",
      back: t("puzzles-back"),
    };
  }

  async recordAnswer(id: string, isSolved: boolean): Promise<void> {
    const now = timestampOf(new Date());
    this.#answered.add(id);
    await this.history.change("mistakes", id, (known) => (known ? afterAttempt(known, isSolved, now) : null));
  }

  /** Return whether a mistake was answered as a puzzle of this book; a position may have been answered in the trainer. */
  #wasAnswered({ id, game, looked }: Mistake, today: string): boolean {
    return Boolean(looked?.startsWith(today)) && (!isFromTrainer(game) || this.#answered.has(id));
  }

  async #next(): Promise<void> {
    await this.history.refresh();
    const [mistake] = this.due();
    if (!mistake) return;
    const result = await this.game.open(puzzleSource(mistake));
    if (result === "refused") await this.#postpone(mistake.id);
  }

  /** Postpone a mistake that the engine cannot read, and go back to the puzzles. */
  async #postpone(id: string): Promise<void> {
    const now = timestampOf(new Date());
    await this.history.change("mistakes", id, (known) => (known ? postpone(known, now) : null));
    this.store.addNotice("notice-puzzle-unreadable", { days: POSTPONED_DAYS });
    this.store.set({ page: "puzzles" });
  }
}

function remarkOn({ game, action }: Mistake): string {
  return t(isFromTrainer(game) ? "trainer-often" : "mistakes-then", { action: actionName(action) });
}
