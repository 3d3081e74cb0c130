import { StartFailure } from "../engine/engine";
import type { GameActions } from "./features";
import type { Store } from "./store";

/**
 * Sends the request for what the page shows: once for each key, as soon as the engine is ready, and again if the
 * engine was lost and has been restarted.
 */
export class RequestOnce {
  #sent = "";
  /** The key of the request with which the engine was lost last. */
  #lost = "";

  constructor(
    private readonly store: Store,
    private readonly game: Pick<GameActions, "reportError">,
  ) {}

  /** Send the request, unless one with this key was sent last; report its error. */
  async send(key: string, request: () => Promise<unknown>): Promise<void> {
    if (key === this.#sent || this.store.state.engine !== "ready") return;
    this.#sent = key;
    try {
      await request();
    } catch (error) {
      const isLost = error instanceof StartFailure && error.reason === "stopped";
      if (error instanceof StartFailure && !isLost) return this.store.addNotice("notice-part-missing");
      // A request that loses the engine each time is not sent for ever.
      if (isLost && key === this.#sent && key !== this.#lost) this.retry();
      if (isLost) this.#lost = key;
      this.game.reportError(error);
    }
  }

  /** Allow the same request to be sent again. */
  retry(): void {
    this.#sent = "";
  }
}
