import { StartFailure } from "../../engine/engine";

/** Between two starts that nobody has asked for. */
const MIN_RESTART_INTERVAL_MS = 60_000;

/** Whether an engine that stops in the middle of a game is started anew by itself: not again and again. */
export class RestartPolicy {
  #last = Number.NEGATIVE_INFINITY;

  allows(error: unknown): boolean {
    const isLost = error instanceof StartFailure && (error.reason === "stopped" || error.reason === "stalled");
    const isDue = performance.now() - this.#last > MIN_RESTART_INTERVAL_MS;
    if (isLost && isDue) this.#last = performance.now();
    return isLost && isDue;
  }
}
