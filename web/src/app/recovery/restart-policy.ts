import { StartFailure } from "../../engine/engine";

/** Between two starts that nobody has asked for. */
const REST_MS = 60_000;

/** Whether an engine that stops in the middle of a game is started anew by itself: not again and again. */
export class Restarts {
  #last = Number.NEGATIVE_INFINITY;

  allows(error: unknown): boolean {
    const isLost = error instanceof StartFailure && (error.reason === "stopped" || error.reason === "stalled");
    const isRested = performance.now() - this.#last > REST_MS;
    if (isLost && isRested) this.#last = performance.now();
    return isLost && isRested;
  }
}
