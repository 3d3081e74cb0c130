import type { Engine } from "../../engine/engine";
import type { Colour } from "../../engine/protocol";
import type { Store } from "../store";

/** What the colours that a person tries for their jokers would come to. */
export class JokerPreview {
  /** Grows whenever one under way is no longer wanted. */
  #era = 0;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
  ) {}

  /** Rejects with the engine's errors. */
  async show(colours: Colour[]): Promise<void> {
    const seat = this.store.state.view?.jokers?.seat;
    if (seat === undefined) return;
    this.#era += 1;
    const era = this.#era;
    this.store.set({ jokers: { colours, sheet: this.store.state.jokers?.sheet ?? null } });
    const sheet = await this.engine.request({ method: "preview_jokers", params: { seat, colours } });
    if (era === this.#era)
      this.store.set({ jokers: { colours, sheet }, aside: { about: "jokers", score: sheet.score } });
  }

  /** For a newer view. */
  end(): void {
    this.#era += 1;
  }
}
