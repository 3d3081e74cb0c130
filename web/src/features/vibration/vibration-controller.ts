import type { State } from "../../app/state";
import type { Store } from "../../app/store";
import { isContinuation } from "../../game/view-queries";
import { vibrate } from "../../platform/device";
import { soundsBetween } from "../../table/sound";

/** A pulse in milliseconds that can be felt and not heard. */
const TURN = 40;
/** Pulse, pause and pulse in milliseconds. */
const REFUSAL = [20, 40, 20];

/**
 * Vibrates when a person's turn begins and when an action is refused. It does not follow the preference for reduced
 * motion, which is about what moves on the screen: vibration is off until the player turns it on.
 */
export class VibrationController {
  constructor(store: Store) {
    store.subscribe((state, before) => this.#follow(state, before));
  }

  /** Vibrate once, so that the player feels what the setting does. */
  playSample(): void {
    vibrate(TURN);
  }

  #follow(state: State, before: State): void {
    const { view, answer, settings } = state;
    if (!settings.vibration || !before.view || !view) return;
    const sounds = isContinuation(before, state) ? soundsBetween(before.view, view) : [];
    if (sounds.includes("turn")) vibrate(TURN);
    else if (answer !== before.answer && answer?.kind === "refusal") vibrate(REFUSAL);
  }
}
