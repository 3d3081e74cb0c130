import { type Engine, EngineFailure } from "../../engine/engine";
import type { Action, GameRequest, GameResult, Setup } from "../../engine/protocol";
import type { Opening, Others } from "../../game/game-source";
import type { Intent } from "../../game/intents";
import { isOffered, isOtherGame, setupFrom } from "../../game/view-queries";
import { noteMishap } from "../../platform/error-log";
import { whenIdle } from "../../platform/idle";
import type { KeptThings } from "../../platform/local-storage";
import type { Settings } from "../../platform/settings/settings";
import { errorMessage, failureFrom } from "../recovery/error-messages";
import { Restarts } from "../recovery/restart-policy";
import { isStop } from "../recovery/stops";
import { Saves } from "../saves/saved-game";
import type { TabMemory } from "../saves/tab-memory";
import type { State, Store } from "../store";
import { type Lead, Untold } from "./announcement-queue";
import { BotTurns } from "./bot-turns";
import { GameOpener } from "./game-opener";
import { JokerPreview } from "./joker-preview";
import { Taps } from "./tap-guard";

/** What is done at once. */
const CHANGES: Partial<Record<Intent["type"], Partial<State>>> = {
  "close-setup": { setup: { isOpen: false, problem: null } },
  "open-settings": { isChangingSettings: true },
  "close-settings": { isChangingSettings: false },
};
/** The table is drawn first, but where the page is never idle. */
const LATEST_WARM_UP_MS = 200;

/** Turns intents into requests and answers into the store, and lets bots act when it is their turn. */
export class Controller {
  #isAsking = false;
  readonly #opener: GameOpener;
  readonly #bots: BotTurns;
  readonly #jokers: JokerPreview;
  readonly #untold = new Untold();
  readonly #saves: Saves;
  readonly #taps = new Taps();
  readonly #restarts = new Restarts();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly storage: KeptThings,
    tab: TabMemory,
    forgetAddress: () => void,
    private readonly others: () => Promise<Others>,
  ) {
    this.#jokers = new JokerPreview(engine, store);
    this.#saves = new Saves(store, storage, tab);
    this.#opener = new GameOpener(store, storage, this.#saves, tab, {
      ask: (request, onRefusal) => this.#ask(request, null, onRefusal),
      isAsking: () => this.#isAsking,
      others: () => this.#others(),
      forgetAddress,
    });
    this.#bots = new BotTurns(engine, () => store.state.settings.pace);
  }

  /** With what somebody has asked for already, else what the address asks for, else the game that is kept, if any. */
  async start(asked: Opening | null): Promise<void> {
    this.#opener.begin(asked);
    await this.#startEngine();
  }

  async handle(intent: Intent): Promise<void> {
    if (this.#taps.isTooMany(intent)) return;
    const change = CHANGES[intent.type];
    if (change) return this.store.set(change);
    switch (intent.type) {
      case "quick-play":
        return this.#opener.open({ from: "play", query: {} });
      case "open-game":
        return this.#opener.open({ from: "play", query: intent.query });
      case "resume-game":
        return this.#opener.open({ from: "unfinished", id: intent.id });
      case "delete-kept-game":
        return this.#saves.delete(intent.id);
      case "restore-kept-game":
        return this.#saves.restoreDeleted();
      case "open-save":
        return this.#opener.open({ from: "link", save: intent.save });
      case "close-replay":
        return this.#closeReplay();
      case "deal-again":
        return this.#dealAgain(intent.setup);
      case "open":
        return this.#opener.open(intent.opening);
      case "open-setup":
        return this.#openSetup();
      case "open-bot-card":
        return this.#openBotCard(intent.seat);
      case "close-bot-card":
        return this.store.set({ botCard: { ...this.store.state.botCard, isOpen: false } });
      case "change-settings":
        return this.#changeSettings(intent.change);
      case "skip-pause":
        return this.#bots.skipPause();
      case "finish-round":
        return this.#finishRound();
      case "new-game":
        return this.#newGame(intent.setup);
      case "play-again":
        return this.#playAgain();
      case "play":
        return this.#play(intent.action);
      case "say-again":
        return this.store.set({ news: { ...this.store.state.news }, aside: null });
      case "say":
        return this.store.set({ aside: { ...intent.aside } });
      case "decide-anew":
        return this.#decideAnew(intent.ply, intent.seat);
      case "take-over":
        return this.#takeOver(intent.seat);
      case "undo":
        return this.#step("undo", "undone");
      case "redo":
        return this.#step("redo", "redone");
      case "preview-jokers":
        return this.#jokers.show(intent.colours).catch((error) => this.tellError(error));
      case "confirm-jokers":
        return this.#confirmJokers();
      case "dismiss-notice":
        return this.store.removeNotice(intent.id);
      case "try-again":
        return this.#startEngine();
    }
  }

  async #startEngine(): Promise<void> {
    this.store.set({ engine: "loading", progress: null, failure: null });
    try {
      await this.engine.start((progress) => this.store.set({ progress }));
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.store.set({ engine: "ready" });
    if (this.store.state.setup.isOpen) await this.#fetchOptions();
    await this.#opener.openWanted();
  }

  /** Undefined when they could not be fetched, which is told. */
  #others(): Promise<Others | undefined> {
    return this.others().catch(() => void this.store.addNotice("notice-part-missing"));
  }

  /** Back to the game in play, if there is one. */
  async #closeReplay(): Promise<void> {
    if (this.storage.readSave() !== null) return this.#opener.open({ from: "save" });
    this.store.set({ view: null, replay: null, screen: "welcome" });
  }

  async #dealAgain(setup: Setup): Promise<void> {
    const { save } = this.store.state;
    const isDealt = await this.#ask({ method: "new_game", params: setup });
    if (!isDealt || save === null) return;
    this.store.addNotice("notice-finished-kept", {}, { label: "open-earlier", intent: { type: "open-save", save } });
  }

  async #openSetup(): Promise<void> {
    this.store.set({ setup: { isOpen: true, problem: null } });
    if (this.store.state.engine === "ready") await this.#fetchOptions();
  }

  async #openBotCard(seat: number): Promise<void> {
    this.store.set({ botCard: { isOpen: true, seat } });
    await this.#fetchOptions();
  }

  async #fetchOptions(): Promise<void> {
    if (this.store.state.options) return;
    try {
      const options = await this.engine.request({ method: "options" });
      this.store.set({ options, lastSetup: this.storage.readSetup() });
    } catch (error) {
      this.tellError(error);
    }
  }

  /** What the address asked for instead is not kept. */
  #changeSettings(change: Partial<Settings>): void {
    this.store.set({ settings: { ...this.store.state.settings, ...change } });
    this.storage.writeSettings({ ...this.storage.readSettings(), ...change });
    if (change.pace) this.#bots.skipPause();
  }

  #finishRound(): void {
    const round = this.store.state.view?.round;
    this.#bots.hurry(() => this.store.state.view?.round === round);
  }

  async #newGame(setup: Setup): Promise<void> {
    const isDealt = await this.#ask({ method: "new_game", params: setup }, null, (problem) => {
      this.store.set({ setup: { isOpen: true, problem } });
    });
    if (isDealt) this.storage.writeSetup(JSON.stringify({ ...setup, seed: null }));
  }

  async #playAgain(): Promise<void> {
    const { view } = this.store.state;
    if (view) await this.#ask({ method: "new_game", params: setupFrom(view) });
  }

  async #play(action: Action): Promise<void> {
    const { view } = this.store.state;
    if (view && isOffered(view, action)) await this.#ask({ method: "play", params: { action } });
  }

  async #decideAnew(ply: number, seat: number): Promise<void> {
    const { review } = this.store.state;
    if (!review) return;
    this.store.set({ page: "table" });
    await this.#opener.open({ from: "decision", record: review.record, ply, seat });
  }

  async #takeOver(seat: number): Promise<void> {
    const { replay } = this.store.state;
    if (!replay) return;
    const { record, ply } = replay;
    const isOpen = await this.#ask({ method: "take_over", params: { record, ply, seat } });
    if (isOpen) this.#saves.noteUntouched();
  }

  async #step(method: "undo" | "redo", lead: Lead): Promise<void> {
    if (this.store.state.view?.[method]) await this.#ask({ method }, lead);
  }

  async #confirmJokers(): Promise<void> {
    const { view, jokers } = this.store.state;
    if (!view?.jokers || !jokers) return;
    await this.#ask({ method: "choose_jokers", params: { seat: view.jokers.seat, colours: jokers.colours } });
  }

  /** Sends a person's request unless one is under way, shows the game it gives, and lets the bots play on. */
  async #ask(request: GameRequest, lead: Lead = null, onRefusal?: (message: string) => void): Promise<boolean> {
    if (this.#isAsking) return false;
    this.#isAsking = true;
    this.store.set({ isBusy: true });
    await this.#bots.stop();
    try {
      this.#show(await this.engine.request(request), lead, request.method);
      if (isOtherGame(request.method)) whenIdle(() => void this.#warmUp(), LATEST_WARM_UP_MS);
      return true;
    } catch (error) {
      if (onRefusal && error instanceof EngineFailure) onRefusal(errorMessage(error));
      else this.tellError(error);
      return false;
    } finally {
      this.#isAsking = false;
      void this.#playBots();
    }
  }

  /** Bots load what they need while the person looks at the table. */
  async #warmUp(): Promise<void> {
    if (this.store.state.engine !== "ready") return;
    try {
      await this.engine.request({ method: "warm_up" });
    } catch (error) {
      this.tellError(error);
    }
  }

  /** Lets the bots act until a person must, or until something newer is under way. */
  async #playBots(): Promise<void> {
    const isNext = () => this.store.state.engine === "ready" && this.store.state.view?.waiting_for === "bot";
    try {
      const isDone = await this.#bots.play(isNext, (result) => this.#show(result, null, "bot_action"));
      if (isDone) this.store.set({ isBusy: false });
    } catch (error) {
      this.store.set({ isBusy: false });
      this.tellError(error);
    }
  }

  #show(result: GameResult, lead: Lead, method: GameRequest["method"] | "bot_action"): void {
    const { view, save, problems = [] } = result;
    const isOther = isOtherGame(method);
    if (isOther) this.#saves.makeRoomFor(save);
    const news = this.#untold.newsOf(view, lead, isOther, method === "load", this.store.state);
    this.#jokers.end();
    this.store.set({
      view,
      save,
      travelMs: this.#bots.travelMs,
      news,
      aside: null,
      screen: "game",
      jokers: view.jokers && { colours: view.jokers.choice, sheet: null },
      ...(isOther && { setup: { isOpen: false, problem: null } }),
      ...(isOther && method !== "load" && { page: "table" }),
    });
    for (const problem of problems) this.store.addProblem(problem);
    this.#saves.write(save);
  }

  /** Keeps the game in hand, as it is shown. */
  keep(save: string): void {
    if (this.#bots.takes(save)) return;
    this.store.set({ save });
    this.#saves.write(save);
  }

  /** The bots wait until the game in play is shown again. */
  rest(): Promise<void> {
    return this.#bots.stop();
  }

  /** What the engine refuses is told and all goes on; else there is no engine any more, which is told once. */
  tellError(error: unknown): void {
    if (error instanceof EngineFailure) this.store.addNotice(errorMessage(error));
    else if (this.store.state.engine === "ready") this.#fail(error);
  }

  #fail(error: unknown): void {
    console.error(error);
    noteMishap(error);
    void this.#bots.stop();
    this.#opener.lose(isStop(error));
    const { view, page } = this.store.state;
    const failure = failureFrom(error);
    const hasGame = this.storage.readSave() !== null;
    this.store.set({
      engine: "failed",
      isBusy: false,
      setup: { isOpen: false, problem: null },
      isChangingSettings: false,
      isShowingKeys: false,
      botCard: { ...this.store.state.botCard, isOpen: false },
      failure: failure === "stopped" && !hasGame ? "stopped-no-game" : failure,
    });
    if (!(view || page !== "table") || !this.#restarts.allows(error)) return;
    if (view) this.store.addNotice("notice-restarted");
    void this.#startEngine();
  }
}
