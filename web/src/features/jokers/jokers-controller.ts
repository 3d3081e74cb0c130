import type { GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { Colour } from "../../engine/protocol";
import type { JokersIntent } from "../../game/intents";
import { LatestTask } from "../../platform/tasks";

/** Previews the score for the chosen colours of the jokers, and plays the choice. */
export class JokersController {
  readonly handlers: Handlers<JokersIntent> = {
    "preview-jokers": ({ colours }) => this.#preview(colours).catch((error) => this.game.reportError(error)),
    "confirm-jokers": () => this.#confirm(),
  };
  readonly #task = new LatestTask();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "act" | "reportError">,
  ) {}

  async #preview(colours: Colour[]): Promise<void> {
    const { view, jokers } = this.store.state;
    const seat = view?.jokers?.seat;
    if (seat === undefined) return;
    const signal = this.#task.start();
    this.store.set({ jokers: { colours, sheet: jokers?.sheet ?? null } });
    const sheet = await this.engine.request({ method: "preview_jokers", params: { seat, colours } });
    // The preview is of an earlier view.
    if (signal.aborted || this.store.state.view !== view) return;
    this.store.set({ jokers: { colours, sheet }, answer: { kind: "jokers", score: sheet.score } });
  }

  async #confirm(): Promise<void> {
    const { view, jokers } = this.store.state;
    if (!view?.jokers || !jokers) return;
    await this.game.act({ method: "choose_jokers", params: { seat: view.jokers.seat, colours: jokers.colours } });
  }
}
