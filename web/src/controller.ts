import { isFramed } from "./address";
import { BotTurns } from "./bot-turns";
import { type Engine, EngineFailure } from "./engine/engine";
import type { Action, Colour, GameRequest, GameResult, LogEntry, Request, Setup } from "./engine/protocol";
import { errorMessage, failureFrom } from "./failures";
import type { Intent } from "./intents";
import { isOffered, isWorthKeeping, setupFrom } from "./offers";
import type { Opening, Others } from "./openings";
import type { Settings } from "./settings";
import type { KeptThings } from "./storage";
import type { State, Store } from "./store";

const SKIPS: ReadonlySet<Intent["type"]> = new Set(["skip-pause", "finish-round"]);
const ACTS: ReadonlySet<Intent["type"]> = new Set(["play", "confirm-jokers", "play-again"]);
/** Between two taps of somebody who taps on and on. */
const TAP_MS = 300;

type Lead = State["news"]["lead"];

/** Turns intents into requests and answers into the store, and lets bots act when it is their turn. */
export class Controller {
  #opening: Opening | null = null;
  #isAsking = false;
  readonly #bots: BotTurns;
  /** Grows whenever a preview under way is no longer wanted. */
  #previewEra = 0;
  #untold: LogEntry[] = [];
  #hasToldStorage = false;
  #stopsWithSave = 0;
  #lastSkip = -TAP_MS;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly storage: KeptThings,
    private readonly forgetAddress: () => void,
    private readonly others: () => Promise<Others>,
  ) {
    this.#bots = new BotTurns(engine, () => store.state.settings.pace);
  }

  /** With what the address asks for, else with the game that is kept, else with nothing. */
  async start(asked: Opening | null): Promise<void> {
    this.#opening = asked ?? (this.storage.readSave() ? { from: "save" } : null);
    if (this.#opening) this.store.set({ screen: "waiting" });
    await this.#startEngine();
  }

  async handle(intent: Intent): Promise<void> {
    if (this.#isTapTooMany(intent)) return;
    switch (intent.type) {
      case "quick-play":
        return this.#open({ from: "play", query: {} });
      case "open-game":
        return this.#open({ from: "play", query: intent.query });
      case "open-earlier":
        return this.#open({ from: "link", save: this.storage.readEarlier() ?? "" });
      case "open":
        return this.#open(intent.opening);
      case "open-setup":
        return this.#openSetup();
      case "close-setup":
        return this.store.set({ setup: { isOpen: false, problem: null } });
      case "open-bot-card":
        return this.#openBotCard(intent.seat);
      case "close-bot-card":
        return this.store.set({ botCard: { ...this.store.state.botCard, isOpen: false } });
      case "open-settings":
        return this.store.set({ isChangingSettings: true });
      case "close-settings":
        return this.store.set({ isChangingSettings: false });
      case "open-keys":
        return this.store.set({ isShowingKeys: true });
      case "close-keys":
        return this.store.set({ isShowingKeys: false });
      case "close-link":
        return this.store.set({ link: null });
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
      case "take-over":
        return this.#takeOver(intent.seat);
      case "undo":
        return this.#step("undo", "undone");
      case "redo":
        return this.#step("redo", "redone");
      case "preview-jokers":
        return this.#previewJokers(intent.colours);
      case "confirm-jokers":
        return this.#confirmJokers();
      case "dismiss-notice":
        return this.store.removeNotice(intent.id);
      case "turn-to":
        return this.store.set({ page: intent.page });
      case "try-again":
        return this.#startEngine();
    }
  }

  /** Whoever taps or types the bots on does not, by one time too many, act in a turn of their own. */
  #isTapTooMany({ type }: Intent): boolean {
    const now = performance.now();
    const isTooMany = ACTS.has(type) && now - this.#lastSkip < TAP_MS;
    if (isTooMany || SKIPS.has(type)) this.#lastSkip = now;
    return isTooMany;
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
    await this.#openGame();
  }

  #open(opening: Opening): Promise<void> {
    this.#opening = opening;
    this.store.set({ screen: "waiting", page: "table" });
    return this.#openGame();
  }

  /** Asks for the game that was wanted; what a lost engine could not open is opened after the next start. */
  async #openGame(): Promise<void> {
    const opening = this.#opening;
    if (!opening || this.#isAsking || this.store.state.engine !== "ready") return;
    const isOpen = await this.#openFrom(opening);
    if (this.store.state.engine !== "ready" && !this.#hasGivenUpSave(opening)) return;
    this.#opening = null;
    if (!isOpen) this.store.set({ screen: "welcome" });
    else if (["address", "link", "daily"].includes(opening.from)) this.forgetAddress();
  }

  async #openFrom(opening: Opening): Promise<boolean> {
    switch (opening.from) {
      case "save":
        return this.#loadSave();
      case "link":
        return this.#openInstead({ method: "load", params: { save: opening.save } }, "notice-link-unreadable");
      case "position": {
        const { question } = await this.others();
        const isOpen = await this.#openInstead(
          { method: "position", params: opening.position },
          "notice-position-unreadable",
        );
        if (isOpen && this.store.state.view?.waiting_for === "human") question.ask();
        return isOpen;
      }
      case "daily":
        return (await this.others()).daily.open(opening.date, {
          goOn: async () => this.storage.readSave() !== null && this.#loadSave(),
          deal: (date) => this.#openInstead({ method: "daily", params: { date } }, "error-other"),
        });
      case "record":
        return (await this.others()).replay.open(opening.record);
      default:
        return this.#deal(opening.query);
    }
  }

  /** A save with which the engine stops a second time is set aside, so that there is a way on. */
  #hasGivenUpSave(opening: Opening): boolean {
    if (opening.from !== "save") return false;
    this.#stopsWithSave += 1;
    if (this.#stopsWithSave < 2) return false;
    this.#setSaveAside(this.storage.readSave() ?? "");
    return true;
  }

  #setSaveAside(save: string): void {
    this.storage.setSaveAside(save);
    this.store.addNotice("notice-save-unreadable");
  }

  #deal(query: Record<string, string>): Promise<boolean> {
    return this.#ask({ method: "start", params: { query } });
  }

  #loadSave(): Promise<boolean> {
    const save = this.storage.readSave() ?? "";
    return this.#ask({ method: "load", params: { save } }, null, () => this.#setSaveAside(save));
  }

  /** The game in play is not lost: it can be gone back to. */
  async #openInstead(request: GameRequest, refusal: string): Promise<boolean> {
    const before = this.storage.readSave();
    const isOther = request.method !== "load" || request.params.save !== before;
    const { view, replay } = this.store.state;
    const isWorthIt = isWorthKeeping(replay ? null : view, this.storage.readEarlier() !== null);
    const isKept = isOther && isWorthIt && this.storage.keepEarlier();
    const isOpen = await this.#ask(request, null, () => this.store.addNotice(refusal));
    if (isOpen && isKept) {
      this.store.addNotice("notice-earlier", {}, { label: "open-earlier", intent: { type: "open-earlier" } });
    }
    return isOpen || (before !== null && (await this.#loadSave()));
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
      this.store.set({ options: await this.engine.request({ method: "options" }) });
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
    await this.#ask({ method: "new_game", params: setup }, null, (problem) => {
      this.store.set({ setup: { isOpen: true, problem } });
    });
  }

  async #playAgain(): Promise<void> {
    const { view } = this.store.state;
    if (view) await this.#ask({ method: "new_game", params: setupFrom(view) });
  }

  async #play(action: Action): Promise<void> {
    const { view } = this.store.state;
    if (view && isOffered(view, action)) await this.#ask({ method: "play", params: { action } });
  }

  async #takeOver(seat: number): Promise<void> {
    const { replay } = this.store.state;
    if (replay) await this.#ask({ method: "take_over", params: { record: replay.record, ply: replay.ply, seat } });
  }

  async #step(method: "undo" | "redo", lead: Lead): Promise<void> {
    if (this.store.state.view?.[method]) await this.#ask({ method }, lead);
  }

  async #previewJokers(colours: Colour[]): Promise<void> {
    const seat = this.store.state.view?.jokers?.seat;
    if (seat === undefined) return;
    this.#previewEra += 1;
    const era = this.#previewEra;
    this.store.set({ jokers: { colours, sheet: this.store.state.jokers?.sheet ?? null } });
    try {
      const sheet = await this.engine.request({ method: "preview_jokers", params: { seat, colours } });
      if (era !== this.#previewEra) return;
      this.store.set({ jokers: { colours, sheet }, aside: { about: "jokers", score: sheet.score } });
    } catch (error) {
      this.tellError(error);
    }
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
      if (isOtherGame(request.method)) void this.#warmUp();
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
    const { view: before, settings } = this.store.state;
    const isOther = isOtherGame(method);
    if (isOther || lead) this.#untold = [];
    if (!lead && method !== "load") this.#untold.push(...view.log.slice(isOther ? 0 : before?.log.length));
    const hasPeople = view.seats.some((seat) => seat.kind === "human");
    const isNewlyPractice = lead === "undone" && view.practice && !before?.practice;
    const isTime = view.waiting_for !== "bot" || !hasPeople || settings.pace === "step";
    const news = isTime
      ? { lead: isNewlyPractice ? "practice" : lead, entries: this.#untold, view }
      : this.store.state.news;
    if (isTime) this.#untold = [];
    this.#previewEra += 1;
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
    this.#keep(save);
  }

  #keep(save: string): void {
    this.storage.writeSave(save);
    if (this.storage.isLasting || this.#hasToldStorage) return;
    this.#hasToldStorage = true;
    this.store.addNotice(isFramed() ? "notice-no-storage-framed" : "notice-no-storage");
  }

  /** What the engine refuses is told and all goes on; else there is no engine any more. */
  tellError(error: unknown): void {
    if (error instanceof EngineFailure) this.store.addNotice(errorMessage(error));
    else this.#fail(error);
  }

  #fail(error: unknown): void {
    console.error(error);
    void this.#bots.stop();
    if (this.store.state.view) this.#opening ??= { from: "save" };
    this.store.set({
      engine: "failed",
      isBusy: false,
      setup: { isOpen: false, problem: null },
      isChangingSettings: false,
      isShowingKeys: false,
      botCard: { ...this.store.state.botCard, isOpen: false },
      failure: failureFrom(error),
    });
  }
}

function isOtherGame(method: Request["method"]): boolean {
  return ["start", "new_game", "load", "position", "take_over", "daily"].includes(method);
}
