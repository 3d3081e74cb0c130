import { PAUSE_MS } from "./bot-turns";
import { type Engine, EngineFailure } from "./engine/engine";
import type { Intent } from "./intents";
import type { Store } from "./store";

/** Step by step there is no pace to watch at. */
const STEP_MS = PAUSE_MS.normal;

/** A recorded game to watch: forwards, backwards, by itself; the game in play stays as it is. */
export class ReplayGuide {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every step that is asked for: only the last is shown. */
  #era = 0;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly ways: { tellError(error: unknown): void },
  ) {
    store.subscribe(({ view, replay }) => {
      if (replay && view !== replay.view) this.#end();
    });
  }

  /** Whether it is open; else nothing has changed, and why is told. The record that is open stays at its ply. */
  async open(record: string): Promise<boolean> {
    const { replay } = this.store.state;
    try {
      await this.#show(record, replay?.record === record ? replay.ply : 0, false);
      return true;
    } catch (error) {
      if (error instanceof EngineFailure) this.store.addNotice("notice-record-unreadable");
      else this.ways.tellError(error);
      return false;
    }
  }

  handle(intent: Intent): void {
    const { replay } = this.store.state;
    if (!replay) return;
    if (intent.type === "replay-to") void this.#go(replay.record, intent.ply, false);
    if (intent.type === "replay-on") void this.#go(replay.record, replay.ply % replay.plies, intent.isOn);
  }

  async #go(record: string, ply: number, isOn: boolean): Promise<void> {
    try {
      await this.#show(record, ply, isOn);
    } catch (error) {
      this.ways.tellError(error);
    }
  }

  async #show(record: string, wanted: number, isOn: boolean): Promise<void> {
    clearTimeout(this.#timer);
    this.#era += 1;
    const era = this.#era;
    const { view, ply, plies } = await this.engine.request({ method: "replay", params: { record, ply: wanted } });
    if (era !== this.#era) return;
    const { pace } = this.store.state.settings;
    const pause = PAUSE_MS[pace] < Infinity ? PAUSE_MS[pace] : STEP_MS;
    const isRunning = isOn && ply < plies;
    this.store.set({
      view,
      screen: "game",
      travelMs: pause,
      isBusy: false,
      aside: null,
      replay: { record, view, ply, plies, isOn: isRunning },
    });
    if (isRunning) this.#timer = setTimeout(() => void this.#go(record, ply + 1, true), pause);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#era += 1;
    this.store.set({ replay: null });
  }
}
