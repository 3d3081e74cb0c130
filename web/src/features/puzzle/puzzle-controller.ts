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
import { isSolved, type MistakeEntry } from "./puzzle";

/** The part of the mistake book that puzzles need. */
interface Mistakes {
  entry(mistake: string): MistakeEntry | null;
  recordAnswer(mistake: string, isSolved: boolean): Promise<void>;
}

/** A decision as a puzzle: the reader chooses, sees the values of all choices, and can play on. */
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
    const entry = question?.mistake ? this.mistakes.entry(question.mistake) : null;
    const puzzle = question && entry ? { ...entry, isSolved: isSolved(question) } : null;
    return html`<answer-dialog .question=${question} .puzzle=${puzzle}></answer-dialog>`;
  }

  /** Make the current decision a puzzle. */
  ask(mistake: string | null = null): void {
    const { view } = this.store.state;
    const progress = mistake === null ? null : this.mistakes.entry(mistake);
    if (view) this.store.set({ question: { view, mistake, progress, chosen: null, first: null, values: null } });
  }

  /** Choose an action, and show its value. */
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
      if (values && !signal.aborted) await this.#recordAnswer(values);
      if (values && !signal.aborted) this.#change({ values });
    } catch (error) {
      this.store.set({ question: null });
      this.game.reportError(error);
    }
  }

  async #recordAnswer(values: Question["values"]): Promise<void> {
    const { question } = this.store.state;
    const solved = question && isSolved({ ...question, values });
    if (question?.mistake && typeof solved === "boolean") await this.mistakes.recordAnswer(question.mistake, solved);
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
