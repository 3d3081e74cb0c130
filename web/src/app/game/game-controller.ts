import { type Engine, EngineFailure } from "../../engine/engine";
import type { Action, GameRequest, GameResult, Setup } from "../../engine/protocol";
import type { GameSource } from "../../game/game-source";
import type { GameIntent, SavesIntent } from "../../game/intents";
import { isLegal, rowOf, setupFrom } from "../../game/view-queries";
import type { Library } from "../../library/library";
import { logError } from "../../platform/error-log";
import { objectFromJson } from "../../platform/storage/browser-storage";
import { type LocalStore, SETUP } from "../../platform/storage/local-storage";
import { whenIdle } from "../../platform/tasks";
import type { GameActions, GameFeatures, OpenResult } from "../features";
import type { Handlers } from "../handlers";
import { Saves } from "../saves/saves";
import type { TabMemory } from "../saves/tab-memory";
import type { Store } from "../store";
import { AnnouncementQueue, type Cause } from "./announcement-queue";
import { BotTurns } from "./bot-turns";
import { GameOpener } from "./game-opener";
import { errorMessage, failureReason, isCrash, RestartPolicy } from "./recovery";
import { TapGuard } from "./tap-guard";

/** `onRefusal` is called with the reason if the engine refuses; otherwise that is reported. */
interface AskOptions {
  cause?: Cause;
  isPuzzle?: boolean;
  /** The save of a copy, whose id another course of the game may have in the library. */
  copy?: string;
  onRefusal?(reason: string): void;
}

/** What a page keeps on the device. */
export interface Stores {
  storage: LocalStore;
  library: Library;
  /** What this tab remembers. */
  tab: TabMemory;
}

/** Return whether someone has played here before, or begun to. */
export function isKnown({ storage, library }: Stores): boolean {
  return storage.read(SETUP) !== null || library.saveInPlay !== null || library.unfinished().length > 0;
}

/** Says that the game continues, which is no longer true once the engine is lost again. */
const RESTARTED = "notice-restarted";

/** The longest time that the warm-up waits for an idle page, so that the table is drawn first. */
const WARM_UP_TIMEOUT_MS = 200;

/** Turns intents into engine requests, writes the answers to the store, and plays the bots' turns. */
export class GameController implements GameActions {
  readonly handlers: Handlers<GameIntent | SavesIntent> = {
    "quick-play": () => this.#quickPlay(),
    open: ({ source }) => this.open(source),
    "new-game": ({ setup }) => this.#newGame(setup),
    "play-again": () => this.#playAgain(),
    play: ({ action, isDropped }) => this.#choose(action, isDropped),
    undo: () => this.#step("undo", "undone"),
    redo: () => this.#step("redo", "redone"),
    "take-over": ({ seat }) => this.#takeOver(seat),
    "return-to-game": () => this.returnToGame(),
    "skip-pause": () => this.#skip(() => this.#bots.skipPause()),
    "finish-round": () => this.#skip(() => this.#finishRound()),
    announce: ({ answer }) => this.store.set({ answer: { ...answer } }),
    "repeat-announcement": () => this.store.set({ announcement: { ...this.store.state.announcement }, answer: null }),
    "try-again": () => this.#startEngine(),
    "delete-game": ({ id }) => this.#saves.delete(id),
    "restore-game": () => this.#saves.restoreDeleted(),
  };
  #isAsking = false;
  readonly #opener: GameOpener;
  readonly #bots: BotTurns;
  readonly #announcements = new AnnouncementQueue();
  readonly #saves: Saves;
  readonly #taps = new TapGuard();
  readonly #restarts = new RestartPolicy();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly stores: Stores,
    clearUrl: (search: string | null) => void,
    /** Resolves to null when loading fails; the page has reported it then. */
    private readonly loadFeatures: () => Promise<GameFeatures | null>,
  ) {
    const { storage, library, tab } = stores;
    this.#saves = new Saves(store, storage, library);
    this.#opener = new GameOpener(store, library, this.#saves, tab, {
      ask: (request, options) => this.#ask(request, options),
      isAsking: () => this.#isAsking,
      loadFeatures,
      clearUrl,
    });
    this.#bots = new BotTurns(engine, () => store.state.settings.pace);
  }

  /** Start the engine and open the requested game, or else the stored one, if any. */
  async start(requested: GameSource | null): Promise<void> {
    const { storage, library } = this.stores;
    const isReturning = isKnown(this.stores) && library.place.name === "";
    this.store.set({ lastSetup: storage.read(SETUP), isReturning });
    this.#opener.start(requested);
    await this.#startEngine();
  }

  open(source: GameSource): Promise<OpenResult> {
    return this.#opener.open(source);
  }

  returnToGame(): unknown {
    return this.#opener.returnToGame();
  }

  async play(action: Action): Promise<void> {
    const { view } = this.store.state;
    if (!view || !isLegal(view, action) || this.#taps.meansForced(rowOf(view, action))) return;
    await this.act({ method: "play", params: { action } });
  }

  async playForced(action: Action, wasShown: boolean): Promise<void> {
    const { view } = this.store.state;
    await this.#ask({ method: "play", params: { action } });
    if (view && wasShown) this.#taps.recordForced(rowOf(view, action));
  }

  async act(request: GameRequest): Promise<boolean> {
    return !this.#taps.shouldIgnore() && this.#ask(request);
  }

  stopBots(): Promise<void> {
    return this.#bots.stop();
  }

  /** Report a refused request in a notice; treat any other error as the loss of the engine, once. */
  reportError(error: unknown): void {
    if (error instanceof EngineFailure) this.store.addNotice(errorMessage(error));
    else if (this.store.state.engine === "ready") this.#fail(error);
  }

  /** Let the bots continue at once at the new pace. */
  paceChanged(): void {
    this.#bots.skipPause();
  }

  async #startEngine(): Promise<void> {
    this.store.set({ engine: "loading", progress: null, failure: null });
    try {
      await this.engine.start(
        (progress) => this.store.set({ progress }),
        (canAnswer) => {
          this.store.set({ engine: canAnswer ? "prepared" : "loading" });
          void this.#opener.openPending();
        },
      );
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.store.set({ engine: "ready" });
    await this.#opener.openPending();
  }

  #skip(skip: () => void): void {
    this.#taps.recordSkip();
    skip();
  }

  /** Play the action, unless it answers a puzzle or may need a second press. */
  #choose(action: Action, isDropped: boolean): unknown {
    const { puzzle, settings } = this.store.state;
    if (!puzzle && !settings.confirmMoves) return this.play(action);
    return this.loadFeatures().then((features) => features?.confirmation.choose(action, isDropped));
  }

  #finishRound(): void {
    const round = this.store.state.view?.round;
    this.#bots.hurry(() => this.store.state.view?.round === round);
  }

  /** Deal a game with the last setup, or with the defaults if that is none that the engine accepts. */
  #quickPlay(): Promise<OpenResult> {
    const { lastSetup } = this.store.state;
    const query = {};
    if (!lastSetup) return this.open({ from: "engine", game: { query } });
    const setup = objectFromJson(lastSetup) as unknown as Setup;
    return this.open({ from: "engine", game: { setup }, otherwise: { query } });
  }

  async #newGame(setup: Setup): Promise<void> {
    const onRefusal = (setupProblem: string) => {
      this.store.set({ setupProblem });
      this.store.openDialog("new-game");
    };
    const isDealt = await this.#ask({ method: "open", params: { setup } }, { onRefusal });
    if (!isDealt) return;
    const lastSetup = JSON.stringify({ ...setup, seed: null });
    this.stores.storage.write(SETUP, lastSetup);
    this.store.set({ lastSetup });
  }

  async #playAgain(): Promise<void> {
    const { view } = this.store.state;
    if (view) await this.act({ method: "open", params: { setup: setupFrom(view) } });
  }

  async #takeOver(seat: number): Promise<void> {
    const { replay } = this.store.state;
    if (!replay) return;
    const { record, ply } = replay;
    await this.#ask({ method: "open", params: { record, ply, seat } });
  }

  async #step(method: "undo" | "redo", cause: Cause): Promise<void> {
    if (this.store.state.view?.[method]) await this.#ask({ method }, { cause });
  }

  /** Send a player's request unless another is pending, show the resulting game, and let the bots continue. */
  async #ask(request: GameRequest, { onRefusal, copy, ...options }: AskOptions = {}): Promise<boolean> {
    if (this.#isAsking) return false;
    this.#isAsking = true;
    this.store.set({ isBusy: true });
    await this.#bots.stop();
    try {
      const result = await this.engine.request(request);
      this.#show(copy ? await this.#separate(result, copy) : result, isLoad(request), options);
      if (result.change === "opened") whenIdle(() => void this.#warmUp(), WARM_UP_TIMEOUT_MS);
      return true;
    } catch (error) {
      if (onRefusal && error instanceof EngineFailure) onRefusal(errorMessage(error));
      else this.reportError(error);
      return false;
    } finally {
      this.#isAsking = false;
      // A game may have been requested meanwhile.
      void this.#opener.openPending();
      if (!this.#isAsking) void this.#playBots();
    }
  }

  /** Give a game another id if the library has another course of it, so that both stay. */
  #separate(result: GameResult, save: string): GameResult | Promise<GameResult> {
    const known = this.stores.library.find(result.game.id)?.save;
    if (!known || known === result.save) return result;
    return this.engine.request({ method: "open", params: { save, known } });
  }

  /** Let the engine load the bots' data while the player looks at the table. */
  async #warmUp(): Promise<void> {
    if (this.store.state.engine !== "ready") return;
    try {
      await this.engine.request({ method: "warm_up" });
    } catch (error) {
      this.reportError(error);
    }
  }

  /** Let the bots act until a person's turn or a newer request. */
  async #playBots(): Promise<void> {
    const isNext = () => this.store.state.engine !== "failed" && this.store.state.view?.waiting_for === "bot";
    try {
      const isDone = await this.#bots.play(isNext, (result) => this.#show(result, false));
      if (isDone) this.store.set({ isBusy: false });
    } catch (error) {
      this.store.set({ isBusy: false });
      this.reportError(error);
    }
  }

  #show(
    { view, game, save, change, problems = [] }: GameResult,
    isLoaded: boolean,
    { cause = null, isPuzzle = false }: Omit<AskOptions, "onRefusal"> = {},
  ): void {
    const isOther = change === "opened";
    const { opening } = this.store.state;
    // A puzzle leaves the game in play as it is, until the player plays on in it.
    const isStored = !isPuzzle || view.waiting_for !== "human";
    const announcement = this.#announcements.take(view, cause, isOther, isLoaded, this.store.state);
    this.store.show(isStored ? view : { ...view, undo: false, redo: false }, {
      game,
      save,
      played: isOther || cause ? null : view,
      travelMs: this.#bots.travelMs,
      announcement,
      screen: "game",
      jokers: view.jokers && { colours: view.jokers.choice, sheet: null },
    });
    // One that is being opened has done so when it was requested; what the user has opened since stays open.
    if (isOther && !opening) {
      this.store.set({ page: "table" });
      this.store.closeDialog("new-game");
    }
    for (const problem of problems) this.store.addProblem(problem);
    if (isStored) this.#saves.write(game, save, change);
  }

  #fail(error: unknown): void {
    console.error(error);
    logError(error);
    void this.#bots.stop();
    this.#opener.engineLost(isCrash(error));
    const { view, page, notices } = this.store.state;
    const failure = failureReason(error);
    this.store.set({
      engine: "failed",
      isBusy: false,
      notices: notices.filter(({ message }) => message !== RESTARTED),
      dialogs: [],
      failure: failure === "stopped" && this.stores.library.saveInPlay === null ? "stopped-no-game" : failure,
    });
    if (!(view || page !== "table") || !this.#restarts.allows(error)) return;
    if (view) this.store.addNotice(RESTARTED);
    void this.#startEngine();
  }
}

function isLoad(request: GameRequest): boolean {
  return request.method === "open" && "save" in request.params;
}
