import type { Engine } from "../../engine/engine";
import type { GameResult } from "../../engine/protocol";
import type { Pace } from "../../platform/settings/settings";
import { LatestTask } from "../../platform/tasks";

/** The pause before each bot action. At the pace `step` the player ends it. */
export const PAUSE_MS: Record<Pace, number> = { instant: 0, fast: 250, normal: 700, slow: 1500, step: Infinity };

/** Plays the bots' turns one after another. A bot thinks while the pause before its action runs. */
export class BotTurns {
  readonly #task = new LatestTask();
  #ended: Promise<unknown> = Promise.resolve();
  #endPause = () => {};
  #isHurrying = () => false;
  /** Whether the action shown last belonged to a round that the player asked to finish. */
  #wasHurried = false;

  constructor(
    private readonly engine: Engine,
    private readonly pace: () => Pace,
  ) {}

  /**
   * Show bot actions for as long as `isNext` holds. Resolve to false when stopped. Reject with the engine's errors,
   * unless stopped.
   */
  play(isNext: () => boolean, show: (result: GameResult) => void): Promise<boolean> {
    this.#isHurrying = () => false;
    const played = this.#play(isNext, show, this.#task.start());
    this.#ended = played.catch(() => undefined);
    return played;
  }

  /** Stop thinking and end the pause; resolve once every action taken is shown. */
  async stop(): Promise<void> {
    this.#task.stop();
    await this.#ended;
    this.#wasHurried = false;
  }

  /** How long cards may travel: until the next action, or as at the fast pace while a round is being finished. */
  get travelMs(): number {
    return PAUSE_MS[this.#wasHurried ? "fast" : this.pace()];
  }

  /** End the current pause only. */
  skipPause(): void {
    this.#endPause();
  }

  /** Skip all pauses for as long as the condition holds. */
  hurry(isHurrying: () => boolean): void {
    this.#isHurrying = isHurrying;
    this.#endPause();
  }

  async #play(isNext: () => boolean, show: (result: GameResult) => void, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted && isNext()) {
      const rest = this.#pause(signal);
      const result = await this.engine.request({ method: "bot_action" }, { signal }).catch((error) => {
        if (!signal.aborted) throw error;
        return null;
      });
      if (!result) continue;
      // Until the pause ends the engine is ahead of the page, so other requests must call stop() first.
      await rest;
      this.#wasHurried = this.#isHurrying();
      show(result);
    }
    return !signal.aborted;
  }

  /** Resolve after the pause of the current pace, or at once when the signal aborts or the pause is skipped. */
  #pause(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const milliseconds = this.#isHurrying() ? 0 : PAUSE_MS[this.pace()];
      if (milliseconds === 0) return resolve();
      const timer = milliseconds < Infinity ? setTimeout(resolve, milliseconds) : undefined;
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener("abort", this.#endPause);
    });
  }
}
