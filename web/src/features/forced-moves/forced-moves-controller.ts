import type { GameActions } from "../../app/features";
import { PAUSE_MS } from "../../app/game/bot-turns";
import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import type { Action, View } from "../../engine/protocol";
import { entriesSince, type Shown, startsOver } from "../../game/view-queries";
import { hasOpenDialog } from "../../ui/listeners";

/** Plays the only move of a person after the usual pause. */
export class ForcedMovesController {
  /** The action that the view forces; null also where the person is to play it. */
  #action: Action | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: Store,
    private readonly game: Pick<GameActions, "playForced">,
  ) {
    store.subscribe((state, before) => this.#follow(state, before));
  }

  #follow(state: State, before: Shown): void {
    if (state.view !== before.view) {
      this.#stop();
      this.#action = leadsOn(before, state) ? forcedAction(state.view as View) : null;
    }
    const action = isDue(state) ? this.#action : null;
    if (action !== null && this.#timer === undefined && !state.isBusy)
      this.#start(action, PAUSE_MS[state.settings.pace]);
    else if (action === null && this.#timer !== undefined) this.#cancel();
  }

  #start(action: Action, pause: number): void {
    if (hasOpenDialog()) return;
    // The player need not act.
    this.store.set({ isBusy: true });
    if (pause === 0) this.#play(action, false);
    else this.#timer = setTimeout(() => this.#play(action, true), pause);
  }

  #play(action: Action, wasShown: boolean): void {
    if (hasOpenDialog()) {
      this.#cancel();
      return;
    }
    this.#stop();
    this.#action = null;
    void this.game.playForced(action, wasShown);
  }

  /** Wait until the player is back at the table. */
  #cancel(): void {
    this.#stop();
    this.store.set({ isBusy: false });
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** Return whether the view follows from a move. After an undo or redo, and in a game just opened, the player continues. */
function leadsOn(before: Shown, state: State): boolean {
  const { view, announcement } = state;
  if (!before.view || !view || view.redo || announcement.cause) return false;
  return !startsOver(before, state) && entriesSince(before.view, view).length > 0;
}

/** Return whether nothing but the pause keeps a forced move from being played. */
function isDue({ settings, engine, screen, page, replay, puzzle, hint, tips }: State): boolean {
  const isAtTable = engine === "ready" && screen === "game" && page === "table";
  const isWaiting = [replay, puzzle, hint, tips.shown].some(Boolean);
  return settings.playForcedMoves && settings.pace !== "step" && isAtTable && !isWaiting;
}

/**
 * Return the action if it is the only one of the person to act. Null for a draw, which turns over a card: undoing that
 * would make the game practice. Null also for equal rows, because the player may prefer one of them.
 */
export function forcedAction({ waiting_for, jokers, supply, rows }: View): Action | null {
  if (waiting_for !== "human" || jokers || supply.draw !== null) return null;
  const [action, ...others] = rows.flatMap(({ place, take }) => [place, take]).filter((each) => each !== null);
  return others.length === 0 ? (action ?? null) : null;
}
