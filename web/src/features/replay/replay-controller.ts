import "./replay-bar";
import { html, nothing } from "lit";
import type { GameActions } from "../../app/features";
import { PAUSE_MS } from "../../app/game/bot-turns";
import type { Handlers } from "../../app/handlers";
import type { ReplayState, State } from "../../app/state";
import type { Store } from "../../app/store";
import { type Engine, EngineFailure } from "../../engine/engine";
import type { LogEntry, PlayerSetup, View } from "../../engine/protocol";
import type { ReplayIntent } from "../../game/intents";
import type { PageName } from "../../game/pages";
import { entriesSince, withPlayers } from "../../game/view-queries";
import type { ReplaySpeed } from "../../platform/settings/settings";
import { LatestTask } from "../../platform/tasks";

/** The part of the state that does not change from ply to ply. */
type ReplayOptions = Pick<ReplayState, "record" | "speed" | "viewpoint" | "seats">;

/** Plays back a recorded game, forwards, backwards or automatically; the game in play is not changed. */
export class ReplayController {
  readonly handlers: Handlers<ReplayIntent> = {
    "replay-to": ({ ply }) => this.#go(this.#replay, ply, false),
    "replay-autoplay": ({ isPlaying }) => this.#play(isPlaying),
    "replay-speed": ({ speed }) => this.#change({ speed }),
    "set-viewpoint": ({ seat }) => this.#change({ viewpoint: seat }),
    "stop-watching": () => this.#close(),
  };
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #task = new LatestTask();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly game: Pick<GameActions, "stopBots" | "returnToGame" | "reportError">,
    private readonly left: { readonly page: PageName },
  ) {
    store.subscribe(({ replay }, before) => {
      if (before.replay && !replay) this.#stop();
    });
  }

  /** The panel below the table: a note on the ply, and the replay bar. */
  bar({ replay }: State, note: unknown) {
    return replay ? html`<div class="replay-panel">${note}<replay-bar .replay=${replay}></replay-bar></div>` : nothing;
  }

  /** Open a record, at its current ply if it is open; return false and report the reason if it cannot be opened. */
  async open(record: string, ply = 0, seats: ReplayState["seats"] = null): Promise<boolean> {
    const replay = this.#replay;
    try {
      await this.load(record, seats, replay?.record === record ? replay.ply : ply);
      return true;
    } catch (error) {
      if (error instanceof EngineFailure) this.store.addNotice("notice-record-unreadable");
      else this.game.reportError(error);
      return false;
    }
  }

  /**
   * Open a record; if the engine rejects it, nothing changes.
   * @param seats the players, if they are known
   */
  async watch(record: string, seats: readonly PlayerSetup[] | null, ply = 0): Promise<void> {
    await this.load(record, seats, ply, "table");
  }

  /** Open a record like `watch`, but stay on the page, or go to another one. */
  async load(record: string, seats: readonly PlayerSetup[] | null, ply = 0, page?: PageName): Promise<void> {
    const replay = this.#replay;
    const person = seats?.findIndex(({ kind }) => kind === "human") ?? 0;
    const options = { record, speed: speedFrom(this.store.state), viewpoint: Math.max(person, 0), seats };
    await this.#show(replay?.record === record ? replay : options, ply, false, page);
  }

  get #replay(): ReplayState | null {
    return this.store.state.replay;
  }

  /** Return to the page that was left, above the game in play. */
  #close(): void {
    const { page } = this.left;
    this.game.returnToGame();
    // Without a game, home is where the table would be.
    if (page !== "home" || this.store.state.screen !== "welcome") this.store.set({ page });
  }

  #change(change: Partial<ReplayState>): void {
    const replay = this.#replay;
    if (replay) this.store.set({ replay: { ...replay, ...change } });
  }

  /** Start or stop automatic playback; from the end it starts over. */
  #play(isPlaying: boolean): unknown {
    const replay = this.#replay;
    if (!replay) return;
    if (isPlaying && replay.ply === replay.plies) return this.#go(replay, 0, true);
    this.#stop();
    this.#change({ isPlaying });
    if (isPlaying) this.#continueAfter(PAUSE_MS[replay.speed]);
  }

  async #go(options: ReplayOptions | null, ply: number, isPlaying: boolean): Promise<void> {
    try {
      if (options) await this.#show(options, ply, isPlaying);
    } catch (error) {
      this.game.reportError(error);
    }
  }

  async #show(
    { record, seats, ...options }: ReplayOptions,
    requestedPly: number,
    isPlaying: boolean,
    page?: PageName,
  ): Promise<void> {
    this.#stop();
    const signal = this.#task.start();
    const answer = await this.engine.request({ method: "replay", params: { record, ply: requestedPly } });
    if (!this.#replay) await this.game.stopBots();
    if (signal.aborted) return;
    const { replay, announcement } = this.store.state;
    const { ply, plies } = answer;
    const view = withPlayers(answer.view, seats);
    const { speed, viewpoint } = replay?.record === record ? replay : options;
    const pause = PAUSE_MS[speed];
    const isRunning = isPlaying && ply < plies;
    this.store.show(view, {
      screen: "game",
      page: page ?? this.store.state.page,
      travelMs: pause,
      isBusy: false,
      announcement: isRunning || !replay ? announcement : { cause: null, entries: newEntries(replay.view, view), view },
      replay: { record, view, ply, plies, isPlaying: isRunning, speed, viewpoint, seats },
    });
    if (isRunning) this.#continueAfter(pause);
  }

  #continueAfter(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      const replay = this.#replay;
      if (replay) void this.#go(replay, replay.ply + 1, true);
    }, milliseconds);
  }

  /** Stop playback and drop a pending step. */
  #stop(): void {
    clearTimeout(this.#timer);
    this.#task.stop();
  }
}

/** Return the entries since the previous view, or the last entry after a step back. */
function newEntries(before: View, view: View): LogEntry[] {
  const entries = entriesSince(before, view);
  return entries.length > 0 ? entries : view.log.slice(-1);
}

/** Return the bots' pace as the playback speed, or the normal speed if the pace has no pauses. */
function speedFrom({ settings }: State): ReplaySpeed {
  return settings.pace === "instant" || settings.pace === "step" ? "normal" : settings.pace;
}
