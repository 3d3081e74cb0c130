import type { Values } from "./engine/coach-protocol";
import { type Engine, EngineFailure } from "./engine/engine";
import type { Action } from "./engine/protocol";
import type { Intent } from "./intents";
import type { Store } from "./store";

/** One decision as a question: the reader chooses, sees what each choice is worth, and plays on if they like. */
export class QuestionGuide {
  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly send: (intent: Intent) => void,
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
      const values = await this.#values();
      const { question: now } = this.store.state;
      if (now?.view === question.view) this.store.set({ question: { ...now, values } });
    } catch (error) {
      this.store.set({ question: null });
      if (!(error instanceof EngineFailure)) throw error;
      this.store.addNotice("error-other");
    }
  }

  /** The engine thinks in slices, so that whatever else is wanted does not wait. */
  async #values(): Promise<Values> {
    for (;;) {
      const answer = await this.engine.request({ method: "values" });
      if (!("thinking" in answer)) return answer;
    }
  }

  #playOn(action: Action | null): void {
    this.store.set({ question: null });
    if (action !== null) this.send({ type: "play", action });
  }
}
