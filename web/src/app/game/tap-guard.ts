/** The longest time between two taps of a player who keeps tapping. */
const TAP_MS = 300;
/** The longest time until a player notices that their move has been played for them. */
const NOTICE_MS = 1000;

/** Ignores an action that closely follows a skip, so that hurrying the bots cannot play a move by accident. */
export class TapGuard {
  #lastSkip = -TAP_MS;
  #forced = { row: -1, at: -NOTICE_MS };

  recordSkip(): void {
    this.#lastSkip = performance.now();
  }

  /** Note that a move in a row was played for the player. */
  recordForced(row: number): void {
    this.#forced = { row, at: performance.now() };
  }

  /** Return whether a press on a row may still mean the move that was played there for the player. */
  meansForced(row: number): boolean {
    return row === this.#forced.row && performance.now() - this.#forced.at < NOTICE_MS;
  }

  /** Return whether to ignore an action now. One that follows a skip restarts the wait. */
  shouldIgnore(): boolean {
    const now = performance.now();
    const isHurrying = now - this.#lastSkip < TAP_MS;
    if (isHurrying) this.recordSkip();
    return isHurrying || now - this.#forced.at < TAP_MS;
  }
}
