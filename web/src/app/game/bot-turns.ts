import type { Engine } from "../../engine/engine";
import { pollUntilDone } from "../../engine/poll";
import type { GameResult } from "../../engine/protocol";
import { LatestTask } from "../../platform/latest-task";
import type { Pace } from "../../platform/settings/settings";

/** Before every action of a bot; step by step, until somebody says so. */
export const PAUSE_MS: Record<Pace, number> = { instant: 0, fast: 250, normal: 700, slow: 1500, step: Infinity };

/** The bots' turns, one after another: a bot thinks while the pause before its action runs, in slices of time. */
export class BotTurns {
  readonly #task = new LatestTask();
  #ended: Promise<unknown> = Promise.resolve();
  #endPause = () => {};
  #isHurrying = () => false;
  /** What the engine has done and the page shows only after the pause. */
  #unshown: GameResult | null = null;
  /** Whether the action shown last was one of a round that is being finished. */
  #wasHurried = false;

  constructor(
    private readonly engine: Engine,
    private readonly pace: () => Pace,
  ) {}

  /**
   * Shows one bot's action after another for as long as `isNext` says that a bot is to act.
   * Resolves to false when stopped. Rejects with the engine's errors, but not when stopped.
   */
  play(isNext: () => boolean, show: (result: GameResult) => void): Promise<boolean> {
    this.#isHurrying = () => false;
    const played = this.#play(isNext, show, this.#task.start());
    this.#ended = played.catch(() => undefined);
    return played;
  }

  /** Ends the pause and the thinking; resolves when all that bots have done is shown. */
  async stop(): Promise<void> {
    this.#task.stop();
    await this.#ended;
    this.#wasHurried = false;
  }

  /** Cards arrive before the next action; where nobody waits for one, they travel as at the quick pace. */
  get travelMs(): number {
    return PAUSE_MS[this.#wasHurried ? "fast" : this.pace()];
  }

  /** Let a save that the engine has just made come with what is shown next; return whether anything is to be shown. */
  attachSave(save: string): boolean {
    if (!this.#unshown) return false;
    this.#unshown = { ...this.#unshown, save };
    return true;
  }

  /** Ends the pause before the next action, and no other. */
  skipPause(): void {
    this.#endPause();
  }

  /** Makes no more pauses for as long as that holds. */
  hurry(isStillSo: () => boolean): void {
    this.#isHurrying = isStillSo;
    this.#endPause();
  }

  async #play(isNext: () => boolean, show: (result: GameResult) => void, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted && isNext()) {
      const rest = this.#pause(signal);
      const result = await pollUntilDone(this.engine, { method: "bot_action" }, signal).catch((error) => {
        if (!signal.aborted) throw error;
      });
      if (!result) return false;
      // The engine is ahead of the page for the rest of the pause, so whoever wants something stops it first.
      this.#unshown = result;
      await rest;
      const shown = this.#unshown;
      this.#unshown = null;
      this.#wasHurried = this.#isHurrying();
      show(shown);
    }
    return !signal.aborted;
  }

  /** Resolves after the time that the pace says, or at once when the signal or somebody says so. */
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
