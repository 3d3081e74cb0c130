import type { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import { thought } from "../../engine/poll";
import type { Action } from "../../engine/protocol";
import type { Intent } from "../../game/intents";

/** One decision as a question: the reader chooses, sees what each choice is worth, and plays on if they like. */
export class QuestionGuide {
  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly ways: { send(intent: Intent): void; tellError(error: unknown): void },
  ) {
    store.subscribe(({ view, question }) => {
      if (question && view !== question.view) store.set({ question: null });
    });
  }

  /** The view in hand becomes the question. */
  ask(): void {
    const { view } = this.store.state;
    if (view) this.store.set({ question: { view, chosen: null, values: null } });
  }

  /** Whether the intent is an answer, or about one: then nobody else has to do with it. */
  takes(intent: Intent): boolean {
    const { question } = this.store.state;
    if (!question) return false;
    if (intent.type === "play" && question.chosen === null) void this.#answer(intent.action);
    else if (intent.type === "choose-again") this.store.set({ question: { ...question, chosen: null } });
    else if (intent.type === "play-on") this.#playOn(question.chosen);
    else return false;
    return true;
  }

  async #answer(chosen: Action): Promise<void> {
    const { question } = this.store.state;
    if (!question) return;
    this.store.set({ question: { ...question, chosen } });
    if (question.values) return;
    try {
      const isWanted = () => this.store.state.question?.view === question.view;
      const values = await thought(this.engine, { method: "values" }, isWanted);
      const { question: now } = this.store.state;
      if (values && now) this.store.set({ question: { ...now, values } });
    } catch (error) {
      this.store.set({ question: null });
      this.ways.tellError(error);
    }
  }

  #playOn(action: Action | null): void {
    this.store.set({ question: null });
    if (action !== null) this.ways.send({ type: "play", action });
  }
}
