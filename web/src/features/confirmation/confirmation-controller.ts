import type { GameActions } from "../../app/features";
import type { Handlers } from "../../app/handlers";
import type { Store } from "../../app/store";
import type { Action } from "../../engine/protocol";
import type { ConfirmationIntent } from "../../game/intents";

/** Selects a move on the first press and plays it on the second, if the player wants to confirm moves. */
export class ConfirmationController {
  readonly handlers: Handlers<ConfirmationIntent> = {
    "cancel-selection": () => this.store.state.selected && this.#select(null),
  };

  constructor(
    private readonly store: Store,
    private readonly game: Pick<GameActions, "play">,
    private readonly answer: (action: Action) => Promise<void>,
  ) {
    addEventListener("click", ({ target }) => {
      const isElsewhere =
        target instanceof Element && !target.closest("button, a, summary, label, input, select, dialog");
      if (isElsewhere && this.store.state.selected) this.#select(null);
    });
  }

  /**
   * Play the action or answer the puzzle with it, or only select it. A dropped card needs no confirmation: dragging it
   * to a row takes more intent than two presses, and letting go outside the rows cancels it.
   */
  async choose(action: Action, isDropped: boolean): Promise<void> {
    const { settings, selected, puzzle } = this.store.state;
    if (settings.confirmMoves && !isDropped && selected !== action) return this.#select(action);
    this.store.set({ selected: null });
    await (puzzle ? this.answer(action) : this.game.play(action));
  }

  #select(action: Action | null): void {
    this.store.set({ selected: action, answer: { kind: "selection", action } });
  }
}
