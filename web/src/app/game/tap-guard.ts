/** The longest time between two taps of a player who keeps tapping. */
const TAP_MS = 300;

/** Ignores an action that closely follows a skip, so that hurrying the bots cannot play a move by accident. */
export class TapGuard {
  #lastSkip = -TAP_MS;

  recordSkip(): void {
    this.#lastSkip = performance.now();
  }

  /** Return whether to ignore an action now; an ignored action restarts the wait. */
  shouldIgnore(): boolean {
    const isTooSoon = performance.now() - this.#lastSkip < TAP_MS;
    if (isTooSoon) this.recordSkip();
    return isTooSoon;
  }
}
