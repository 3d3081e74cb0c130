import { PAUSE_MS } from "../../app/game/bot-turns";
import type { Replaying, State, Store } from "../../app/store";
import { type Engine, EngineFailure } from "../../engine/engine";
import type { LogEntry, PlayerSetup, View } from "../../engine/protocol";
import type { Intent } from "../../game/intents";
import type { ReplaySpeed } from "../../platform/settings/settings";

/** What stays the same from step to step. */
type Manner = Pick<Replaying, "record" | "speed" | "near" | "seats">;

/** A recorded game to watch: forwards, backwards, by itself; the game in play stays as it is. */
export class ReplayGuide {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every step that is asked for: only the last is shown. */
  #era = 0;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly ways: { tellError(error: unknown): void; rest(): Promise<void> },
  ) {
    store.subscribe(({ view, replay }) => {
      if (replay && view !== replay.view) this.#end();
    });
  }

  /** Whether it is open; else nothing has changed, and why is told. The record that is open stays at its ply. */
  async open(record: string, ply = 0): Promise<boolean> {
    const { replay } = this.store.state;
    try {
      await this.watch(record, null, replay?.record === record ? replay.ply : ply);
      return true;
    } catch (error) {
      if (error instanceof EngineFailure) this.store.addNotice("notice-record-unreadable");
      else this.ways.tellError(error);
      return false;
    }
  }

  /** Who sat there, if that is known. Rejects with the engine's errors, and nothing has changed then. */
  async watch(record: string, seats: readonly PlayerSetup[] | null, ply = 0): Promise<void> {
    const { replay } = this.store.state;
    const person = seats?.findIndex(({ kind }) => kind === "human") ?? 0;
    const manner = { record, speed: speedFrom(this.store.state), near: Math.max(person, 0), seats };
    await this.#show(replay?.record === record ? replay : manner, ply, false);
    this.store.set({ page: "table" });
  }

  handle(intent: Intent): void {
    const { replay } = this.store.state;
    if (!replay) return;
    if (intent.type === "replay-to") void this.#go(replay, intent.ply, false);
    if (intent.type === "replay-on") this.#play(replay, intent.isOn);
    if (intent.type === "replay-speed") this.store.set({ replay: { ...replay, speed: intent.speed } });
    if (intent.type === "replay-from") this.store.set({ replay: { ...replay, near: intent.seat } });
  }

  /** From the end it begins anew. */
  #play(replay: Replaying, isOn: boolean): void {
    if (isOn && replay.ply === replay.plies) return void this.#go(replay, 0, true);
    this.#stop();
    this.store.set({ replay: { ...replay, isOn } });
    if (isOn) this.#goOnAfter(PAUSE_MS[replay.speed]);
  }

  async #go(manner: Manner, ply: number, isOn: boolean): Promise<void> {
    try {
      await this.#show(manner, ply, isOn);
    } catch (error) {
      this.ways.tellError(error);
    }
  }

  async #show({ record, seats, ...manner }: Manner, wanted: number, isOn: boolean): Promise<void> {
    const era = this.#stop();
    const {
      view: shown,
      ply,
      plies,
    } = await this.engine.request({ method: "replay", params: { record, ply: wanted } });
    if (!this.store.state.replay) await this.ways.rest();
    if (era !== this.#era) return;
    const { replay, news } = this.store.state;
    const view = seats ? { ...shown, seats: shown.seats.map((seat, at) => ({ ...seat, ...seats[at] })) } : shown;
    const { speed, near } = replay?.record === record ? replay : manner;
    const pause = PAUSE_MS[speed];
    const isRunning = isOn && ply < plies;
    this.store.set({
      view,
      screen: "game",
      travelMs: pause,
      isBusy: false,
      aside: null,
      news: isRunning || !replay ? news : { lead: null, entries: newEntries(replay.view, view), view },
      replay: { record, view, ply, plies, isOn: isRunning, speed, near, seats },
    });
    if (isRunning) this.#goOnAfter(pause);
  }

  #goOnAfter(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      const { replay } = this.store.state;
      if (replay) void this.#go(replay, replay.ply + 1, true);
    }, milliseconds);
  }

  #end(): void {
    this.#stop();
    this.store.set({ replay: null });
  }

  /** Whatever is under way is not shown any more; gives the era that begins. */
  #stop(): number {
    clearTimeout(this.#timer);
    this.#era += 1;
    return this.#era;
  }
}

/** What came since, or, backwards, what came last. */
function newEntries({ log: before }: View, { log }: View): LogEntry[] {
  return log.length > before.length ? log.slice(before.length) : log.slice(-1);
}

/** As the bots act, if one can watch that. */
function speedFrom({ settings }: State): ReplaySpeed {
  return settings.pace === "instant" || settings.pace === "step" ? "normal" : settings.pace;
}
