import "./answer-dialog";
import { html } from "lit";
import type { GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Question, State } from "../../app/state";
import type { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import { pollUntilDone } from "../../engine/poll";
import type { Action } from "../../engine/protocol";
import type { PuzzleIntent } from "../../game/intents";
import { LatestTask } from "../../platform/latest-task";
import { isSolved } from "./puzzle";

/** The book of mistakes, as the puzzles need it. */
interface Mistakes {
  /** How many other mistakes are due. */
  othersDue(mistake: string): number;
  noteAnswer(mistake: string, isSolved: boolean): Promise<void>;
}

/** One decision as a question: the reader chooses, sees what each choice is worth, and plays on if they like. */
export class PuzzleController {
  readonly handlers: Handlers<PuzzleIntent> = {
    "choose-again": () => this.#change({ chosen: null }),
    "play-on": () => this.#playOn(),
  };
  readonly #task = new LatestTask();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "play" | "reportError">,
    private readonly mistakes: Mistakes,
  ) {
    // A newer view ends the question.
    store.subscribe(({ question }) => {
      if (!question) this.#task.stop();
    });
  }

  dialog({ question }: State) {
    const puzzle = question?.mistake
      ? { isSolved: isSolved(question), left: this.mistakes.othersDue(question.mistake) }
      : null;
    return html`<answer-dialog .question=${question} .puzzle=${puzzle}></answer-dialog>`;
  }

  ask(mistake: string | null = null): void {
    const { view } = this.store.state;
    if (view) this.store.set({ question: { view, mistake, chosen: null, first: null, values: null } });
  }

  async answer(chosen: Action): Promise<void> {
    const { question } = this.store.state;
    if (!question || question.chosen !== null) return;
    this.#change({ chosen, first: question.first ?? chosen });
    if (!question.values) await this.#findValues();
  }

  async #findValues(): Promise<void> {
    const signal = this.#task.start();
    try {
      const values = await pollUntilDone(this.engine, { method: "values" }, signal);
      if (values && !signal.aborted) await this.#showValues(values);
    } catch (error) {
      this.store.set({ question: null });
      this.game.reportError(error);
    }
  }

  async #showValues(values: Question["values"]): Promise<void> {
    this.#change({ values });
    const { question } = this.store.state;
    const solved = question && isSolved(question);
    if (question?.mistake && typeof solved === "boolean") await this.mistakes.noteAnswer(question.mistake, solved);
  }

  #change(change: Partial<Question>): void {
    const { question } = this.store.state;
    if (question) this.store.set({ question: { ...question, ...change } });
  }

  async #playOn(): Promise<void> {
    const { question } = this.store.state;
    this.store.set({ question: null });
    if (question?.chosen) await this.game.play(question.chosen);
  }
}
