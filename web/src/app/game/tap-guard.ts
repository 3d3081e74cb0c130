/** Between two taps of somebody who keeps tapping. */
const TAP_MS = 300;

/** Ignores an action within 300 ms of a skip, so that hurrying the bots cannot play a move by accident. */
export class TapGuard {
  #lastSkip = -TAP_MS;

  noteSkip(): void {
    this.#lastSkip = performance.now();
  }

  /** Return whether to ignore an action now; one that is ignored prolongs the wait. */
  shouldIgnore(): boolean {
    const isTooSoon = performance.now() - this.#lastSkip < TAP_MS;
    if (isTooSoon) this.noteSkip();
    return isTooSoon;
  }
}
