import type { Engine } from "../../engine/engine";
import type { Colour } from "../../engine/protocol";
import { LatestTask } from "../../platform/latest-task";
import type { Store } from "../store";

/** The score with the colours that a person tries for their jokers. */
export class JokerPreview {
  readonly #task = new LatestTask();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
  ) {}

  /** Rejects with the engine's errors. */
  async show(colours: Colour[]): Promise<void> {
    const seat = this.store.state.view?.jokers?.seat;
    if (seat === undefined) return;
    const signal = this.#task.start();
    this.store.set({ jokers: { colours, sheet: this.store.state.jokers?.sheet ?? null } });
    const sheet = await this.engine.request({ method: "preview_jokers", params: { seat, colours } });
    if (!signal.aborted) this.store.set({ jokers: { colours, sheet }, aside: { about: "jokers", score: sheet.score } });
  }

  /** Drop the preview under way: there is a newer view. */
  stop(): void {
    this.#task.stop();
  }
}
