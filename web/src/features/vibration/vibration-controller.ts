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
  #view: State["view"];
  #answer: State["answer"];

  constructor(private readonly store: Store) {
    ({ view: this.#view, answer: this.#answer } = store.state);
    store.subscribe((state) => this.#follow(state));
  }

  /** Vibrate once, so that the player feels what the setting does. */
  playSample(): void {
    vibrate(TURN);
  }

  #follow({ view, answer }: State): void {
    const [before, known] = [this.#view, this.#answer];
    this.#view = view;
    this.#answer = answer;
    if (!this.store.state.settings.vibration) return;
    const isTurn = before && view && isContinuation(before, view) && soundsBetween(before, view).includes("turn");
    if (isTurn) vibrate(TURN);
    else if (answer !== known && answer?.kind === "refusal") vibrate(REFUSAL);
  }
}
