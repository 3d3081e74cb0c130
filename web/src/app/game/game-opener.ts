import type { GameRequest, Setup } from "../../engine/protocol";
import type { GameSource } from "../../game/game-source";
import { objectFromJson } from "../../platform/json-object";
import type { LocalStore } from "../../platform/storage/local-storage";
import type { GameFeatures, OpenResult } from "../features";
import { clearCrashes, hasCrashedTwice, recordCrash } from "../recovery/crash-record";
import type { Saves } from "../saves/saved-game";
import type { TabMemory, TabPuzzle } from "../saves/tab-memory";
import { CLOSED_DIALOGS, type State } from "../state";
import type { Store } from "../store";
import { parseUrl, searchOf } from "../url";

/** False: the engine refused the game. Null: a part of the page could not be loaded. */
type Outcome = boolean | null;

interface PendingOpen {
  source: GameSource;
  settle(result: OpenResult): void;
}

interface OpenerContext {
  /** Send a request and show the resulting game; return whether the engine accepted it. */
  ask(request: GameRequest, options?: { onRefusal?(): void; isPuzzle?: boolean }): Promise<boolean>;
  isAsking(): boolean;
  loadFeatures(): Promise<GameFeatures | null>;
  /** Remove the game from the address; `search` is the recorded game or the puzzle on the table, which stays. */
  clearUrl(search: string | null): void;
}

const FROM_URL: readonly GameSource["from"][] = ["url", "link", "position", "record", "daily"];

/** Opens games from every source, one after another. A text that crashed the engine twice is not opened again. */
export class GameOpener {
  /** The game to open as soon as the engine is ready. */
  #pending: PendingOpen | null = null;
  /** The pending game while the engine is opening it. */
  #attempt: { pending: PendingOpen } | null = null;
  #watched: State["replay"] = null;

  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
    private readonly saves: Saves,
    private readonly tab: TabMemory,
    private readonly context: OpenerContext,
  ) {
    store.subscribe((state) => this.#remember(state));
  }

  /** Open the requested game, or else the replay watched before a reload, or else the game in play. */
  start(requested: GameSource | null): void {
    const { recording } = this.tab;
    const watched: GameSource | null = recording && { from: "record", ...recording };
    const isSame = requested?.from === "record" && requested.record === recording?.record;
    if (requested && !isSame) this.tab.recording = null;
    if (!this.#pending) this.#setPending((isSame ? watched : requested) ?? watched ?? this.#gameInPlay());
    if (this.#pending) this.store.set({ screen: "waiting" });
  }

  /** Open a game; resolve once it is shown or has failed to open, after the restart if the engine is lost meanwhile. */
  open(source: GameSource): Promise<OpenResult> {
    this.store.set({ screen: "waiting", page: "table", setup: CLOSED_DIALOGS.setup });
    return new Promise((settle) => {
      this.#setPending(source, settle);
      void this.openPending();
    });
  }

  /** Open the pending game, if the engine is ready. */
  async openPending(): Promise<void> {
    const pending = this.#pending;
    if (!pending || this.#attempt || this.context.isAsking() || this.store.state.engine !== "ready") return;
    const text = this.#textOf(pending.source);
    if (text !== null && hasCrashedTwice(text)) {
      this.#giveUp(pending);
      return this.openPending();
    }
    const attempt = { pending };
    this.#attempt = attempt;
    const outcome = await this.#openFrom(pending.source);
    // Otherwise the engine was lost meanwhile.
    if (this.#attempt === attempt) await this.#end(pending, outcome, text);
  }

  /** Return to the game in play, or else to the start screen. */
  returnToGame(): unknown {
    const game = this.#gameInPlay();
    return game ? this.open(game) : this.store.show(null, { screen: "welcome", page: "table" });
  }

  #setPending(source: GameSource | null, settle: PendingOpen["settle"] = () => undefined): void {
    const before = this.#pending;
    this.#pending = source && { source, settle };
    this.store.set({ opening: source && { search: searchOf(source) } });
    if (before !== this.#attempt?.pending) before?.settle("failed");
  }

  async #end(pending: PendingOpen, outcome: Outcome, text: string | null): Promise<void> {
    const { source, settle } = pending;
    this.#setPending(null);
    this.#attempt = null;
    if (text !== null) clearCrashes(text);
    if (outcome !== null) this.#clearUrl(source);
    settle(outcome ? "open" : outcome === null ? "failed" : "refused");
    if (outcome || this.store.state.view) return this.store.set({ screen: "game" });
    const game = source.from === "save" ? null : this.#gameInPlay();
    if (!game) return this.store.set({ screen: "welcome" });
    this.#setPending(game);
    await this.openPending();
  }

  /** Schedule what to open after the restart: the pending game, unless it crashed the engine twice, or the shown one. */
  engineLost(isCrash: boolean): void {
    const pending = this.#attempt?.pending;
    this.#attempt = null;
    const text = pending ? this.#textOf(pending.source) : null;
    if (pending && isCrash && text !== null && recordCrash(text)) {
      this.#giveUp(pending);
      return;
    }
    const { view, replay, question } = this.store.state;
    const position = parseUrl({ search: question?.search ?? "", hash: "" }).position;
    if (!view || this.#pending) return;
    if (position) this.#setPending({ from: "position", position });
    else this.#setPending(replay ? { from: "record", ...replay } : this.#gameInPlay());
  }

  /** Quarantine or report a game that crashed the engine twice, and open the game in play instead. */
  #giveUp({ source, settle }: PendingOpen): void {
    const save = this.storage.readSave();
    const game = source.from === "unfinished" ? this.saves.find(source.id) : undefined;
    if (source.from === "save" && save !== null) this.saves.quarantineSave(save);
    else if (game) this.saves.quarantine(game);
    else this.store.addNotice("notice-stopped-twice");
    this.tab.recording = null;
    this.#clearUrl(source);
    settle("failed");
    this.#setPending(this.#gameInPlay());
    if (!this.#pending) this.store.show(null, { screen: "welcome" });
  }

  #gameInPlay(): GameSource | null {
    return this.storage.readSave() === null ? null : { from: "save" };
  }

  #clearUrl(source: GameSource): void {
    const { question, replay } = this.store.state;
    if (FROM_URL.includes(source.from)) this.context.clearUrl(question || replay ? searchOf(source) : null);
  }

  /** Return the text that identifies the source in the crash record; null for a random deal. */
  #textOf(source: GameSource): string | null {
    switch (source.from) {
      case "save":
        return this.storage.readSave();
      case "other-tab":
        return this.storage.readStoredSave();
      case "unfinished":
        return this.saves.find(source.id)?.save ?? null;
      case "link":
        return source.save;
      case "record":
      case "decision":
        return source.record;
      case "position":
      case "puzzle":
        return source.position.position;
      case "daily":
        return `daily ${source.date}`;
      default:
        return Object.keys(source.query).length > 0 ? JSON.stringify(source.query) : null;
    }
  }

  async #openFrom(source: GameSource): Promise<Outcome> {
    switch (source.from) {
      case "save":
        return this.#loadSave(this.storage.readSave());
      case "other-tab":
        return this.#loadSave(this.storage.readStoredSave());
      case "unfinished":
        return this.#resume(source.id);
      case "link":
        return this.#ask({ method: "load", params: { save: source.save } }, "notice-link-unreadable");
      case "position": {
        const known = this.tab.puzzle(searchOf(source));
        const request: GameRequest = known
          ? { method: "load", params: { save: known.save } }
          : { method: "position", params: source.position };
        return this.#askQuestion(source, request, "notice-position-unreadable", known);
      }
      case "puzzle":
        return this.#askQuestion(source, { method: "position", params: source.position }, null);
      case "decision": {
        const { record, ply, seat } = source;
        const request = { method: "take_over" as const, params: { record, ply, seat } };
        return this.#askQuestion(source, request, "notice-decision-unreadable");
      }
      case "daily":
        return this.#openDaily(source.date);
      case "record":
        return (await this.context.loadFeatures())?.replay.open(source.record, source.ply, source.seats) ?? null;
      default:
        return this.#deal(source.query, source.setup ?? null);
    }
  }

  /** `refusal` is the notice shown if the engine refuses the request; null: the caller reports it. */
  #ask(request: GameRequest, refusal: string | null, isPuzzle = false): Promise<boolean> {
    const onRefusal = () => refusal !== null && this.store.addNotice(refusal);
    return this.context.ask(request, { onRefusal, isPuzzle });
  }

  /** Open a puzzle; one that this tab knows is opened as it was left, with its book and its answer. */
  async #askQuestion(
    source: GameSource,
    request: GameRequest,
    refusal: string | null,
    known: TabPuzzle | null = null,
  ): Promise<Outcome> {
    const features = await this.context.loadFeatures();
    if (!features) return null;
    const isOpen = await this.#ask(request, refusal, true);
    const { save, view } = this.store.state;
    if (!isOpen || save === null) return isOpen;
    if (view?.waiting_for === "human") {
      const entry = source.from === "puzzle" ? source.entry : "";
      const puzzle = { search: searchOf(source), entry, first: null, ...known, save };
      this.tab.markPuzzle(puzzle);
      await features.puzzle.ask(puzzle, this.storage.readSave() !== null);
    } else this.saves.markUntouched();
    return isOpen;
  }

  async #deal(query: Record<string, string>, setup: string | null): Promise<boolean> {
    const params = objectFromJson(setup) as unknown as Setup;
    const isDealt = setup && (await this.#ask({ method: "new_game", params }, null));
    return isDealt || this.context.ask({ method: "start", params: { query } });
  }

  #loadSave(stored: string | null): Promise<boolean> {
    const save = stored ?? "";
    return this.context.ask({ method: "load", params: { save } }, { onRefusal: () => this.saves.quarantineSave(save) });
  }

  async #resume(id: string): Promise<Outcome> {
    const game = this.saves.find(id);
    if (!game) {
      this.store.addNotice("notice-game-gone");
      return false;
    }
    return this.context.ask(
      { method: "load", params: { save: game.save } },
      { onRefusal: () => this.saves.quarantine(game) },
    );
  }

  /** Show the game in play if it has the daily deal; otherwise deal that. */
  async #openDaily(asked: string): Promise<Outcome> {
    const { daily } = (await this.context.loadFeatures()) ?? {};
    if (!daily) return null;
    const { date, isBegun, isDealOf } = await daily.find(asked);
    const isFirst = this.store.state.view === null;
    const save = this.storage.readSave();
    if (isFirst && isBegun && save !== null) await this.#loadSave(save);
    const { view } = this.store.state;
    if (view && isDealOf(view) && (isFirst || view.phase !== "over")) {
      this.store.set({ screen: "game" });
      return true;
    }
    const isDealt = await this.#ask({ method: "daily", params: { date } }, "error-other");
    if (isDealt) await this.#resumeSame();
    // If the engine was lost, the previous game is open again.
    if (isDealt && this.store.state.engine === "ready") await daily.begin(date);
    return isDealt;
  }

  /** Resume the unfinished game of the same deal, if there is one. */
  async #resumeSame(): Promise<void> {
    const game = this.saves.findSame(this.store.state.save ?? "");
    if (game) await this.#resume(game.id);
  }

  #remember({ replay, question, save }: State): void {
    if (question?.isRecorded) this.tab.markAnswered(save, question.first);
    if (replay === this.#watched) return;
    this.tab.recording = this.#watched = replay;
  }
}
