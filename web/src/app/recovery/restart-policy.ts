import { StartFailure } from "../../engine/engine";

/** The shortest time between two automatic restarts. */
const MIN_RESTART_INTERVAL_MS = 60_000;

/** Decides whether a lost engine is restarted automatically. */
export class RestartPolicy {
  #last = Number.NEGATIVE_INFINITY;

  allows(error: unknown): boolean {
    const isLost = error instanceof StartFailure && (error.reason === "stopped" || error.reason === "stalled");
    const isDue = performance.now() - this.#last > MIN_RESTART_INTERVAL_MS;
    if (isLost && isDue) this.#last = performance.now();
    return isLost && isDue;
  }
}
