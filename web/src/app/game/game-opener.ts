import type { DayToDeal, GameToOpen } from "../../engine/protocol";
import type { GameSource } from "../../game/game-source";
import type { Library } from "../../library/library";
import type { GameFeatures, OpenResult } from "../features";
import type { Saves } from "../saves/saves";
import type { TabMemory } from "../saves/tab-memory";
import { isAnswering, type State } from "../state";
import type { Store } from "../store";
import { parseUrl, searchOf } from "../url";
import { clearCrashes, hasCrashedTwice, recordCrash } from "./recovery";

type PuzzleSource = Extract<GameSource, { from: "puzzle" }>;
type EngineSource = Extract<GameSource, { from: "engine" }>;

/** False: the engine refused the game. Null: a part of the page could not be loaded. */
type Outcome = boolean | null;

interface OpenRequest {
  method: "open";
  params: GameToOpen;
}

interface PendingOpen {
  source: GameSource;
  settle(result: OpenResult): void;
}

interface OpenerContext {
  /** Send a request and show the resulting game; return whether the engine accepted it. */
  ask(request: OpenRequest, options?: { onRefusal?(): void; isPuzzle?: boolean; copy?: string }): Promise<boolean>;
  isAsking(): boolean;
  loadFeatures(): Promise<GameFeatures | null>;
  /** Remove the game from the address; `search` is the recorded game or the puzzle on the table, which stays. */
  clearUrl(search: string | null): void;
}

/** Opens games from every source, one after another. A text that crashed the engine twice is not opened again. */
export class GameOpener {
  /** The game to open as soon as the engine is ready. */
  #pending: PendingOpen | null = null;
  /** The pending game while the engine is opening it. */
  #attempt: { pending: PendingOpen } | null = null;
  /** The id of the game that ended in an earlier visit, which is not opened by itself. */
  #left: string | null = null;

  constructor(
    private readonly store: Store,
    private readonly library: Library,
    private readonly saves: Saves,
    private readonly tab: TabMemory,
    private readonly context: OpenerContext,
  ) {
    store.subscribe((state, before) => this.#remember(state, before));
  }

  /** Open the requested game, or else the replay from before a reload, or else the game in play, unless it is over. */
  start(requested: GameSource | null): void {
    const { replay } = this.tab;
    if (this.store.state.isReturning && requested?.from !== "library") this.#left = this.library.endedEarlier;
    // Nor after a reload of home.
    if (this.#left !== null) this.library.leaveTab();
    const kept: GameSource | null = replay && { from: "record", ...replay };
    const isSame = requested?.from === "record" && requested.record === replay?.record;
    if (requested && !isSame) this.tab.replay = null;
    if (!this.#pending) this.#setPending((isSame ? kept : requested) ?? kept ?? this.#gameInPlay());
    if (this.#pending) this.store.set({ screen: "waiting" });
  }

  /** Open a game; resolve once it is shown or has failed to open, after the restart if the engine is lost meanwhile. */
  open(source: GameSource): Promise<OpenResult> {
    this.store.set({ screen: "waiting", page: "table" });
    this.store.closeDialog("new-game");
    return new Promise((settle) => {
      this.#setPending(source, settle);
      void this.openPending();
    });
  }

  /** Open the pending game, if the engine is ready. */
  async openPending(): Promise<void> {
    const pending = this.#pending;
    if (!pending || this.#attempt || this.context.isAsking() || !isAnswering(this.store.state)) return;
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
    const game = source.from === "library" && source.id === null ? null : this.#gameInPlay();
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
    const { view, replay, puzzle } = this.store.state;
    const asked = parseUrl({ search: puzzle?.search ?? "", hash: "" }).game;
    if (!view || this.#pending) return;
    this.#setPending(asked ?? (replay ? { from: "record", ...replay } : this.#gameInPlay()));
  }

  /** Quarantine or report a game that crashed the engine twice, and open the game in play instead. */
  #giveUp({ source, settle }: PendingOpen): void {
    if (source.from === "library") this.#quarantine(source.id);
    else this.store.addNotice("notice-stopped-twice");
    this.tab.replay = null;
    this.#clearUrl(source);
    settle("failed");
    this.#setPending(this.#gameInPlay());
    if (!this.#pending) this.store.show(null, { screen: "welcome" });
  }

  #gameInPlay(): GameSource | null {
    const { inPlay, saveInPlay } = this.library;
    return saveInPlay === null || (inPlay !== null && inPlay === this.#left) ? null : { from: "library", id: null };
  }

  /** Remove the game from the URL, unless it is one to watch or to solve: a reload continues the game in play. */
  #clearUrl(source: GameSource): void {
    const { puzzle, replay } = this.store.state;
    if (!isAddressed(source)) return;
    this.context.clearUrl(puzzle || replay ? searchOf(source) : null);
  }

  /** Return the text that identifies the source in the crash record; null for a random deal. */
  #textOf(source: GameSource): string | null {
    switch (source.from) {
      case "library":
        return source.id === null ? this.library.saveInPlay : (this.library.find(source.id)?.save ?? null);
      case "record":
        return source.record;
      case "puzzle":
        return JSON.stringify(source.decision ?? source.position);
      case "engine":
        return source.otherwise || JSON.stringify(source.game) === '{"query":{}}' ? null : JSON.stringify(source.game);
    }
  }

  async #openFrom(source: GameSource): Promise<Outcome> {
    switch (source.from) {
      case "library":
        return this.#loadFromLibrary(source.id);
      case "record":
        return (await this.context.loadFeatures())?.replay.open(source.record, source.ply, source.seats) ?? null;
      case "puzzle":
        return this.#askPuzzle(source);
      case "engine":
        if ("day" in source.game) return this.#openDaily(source.game);
        return this.#deal(source);
    }
  }

  /** `refusal` is the notice shown if the engine refuses the game; null: none. */
  #ask(params: GameToOpen, refusal: string | null, options: { isPuzzle?: boolean; copy?: string } = {}) {
    const onRefusal = () => refusal !== null && this.store.addNotice(refusal);
    return this.context.ask({ method: "open", params }, { onRefusal, ...options });
  }

  /** Open a puzzle; one of an address that this tab knows is opened as it was left, with its book and its answer. */
  async #askPuzzle(source: PuzzleSource): Promise<Outcome> {
    const { position, decision, entry } = source;
    const features = await this.context.loadFeatures();
    const known = decision || entry !== undefined ? null : this.tab.puzzle(searchOf(source));
    const params = known ? { save: known.save } : (decision ?? position);
    if (!features || !params) return null;
    const refusal = decision ? "notice-decision-unreadable" : "notice-position-unreadable";
    const isOpen = await this.#ask(params, entry === undefined ? refusal : null, { isPuzzle: true });
    const { game, save, view } = this.store.state;
    if (!isOpen || !game || save === null || view?.waiting_for !== "human") return isOpen;
    const puzzle = { search: searchOf(source), entry: entry ?? "", first: null, ...known, id: game.id, save };
    this.tab.markPuzzle(puzzle);
    await features.puzzle.ask(puzzle, this.#gameInPlay() !== null);
    return isOpen;
  }

  async #deal({ game, otherwise }: EngineSource): Promise<boolean> {
    if ("save" in game) return this.#ask(game, "notice-link-unreadable", { copy: game.save });
    if (otherwise && (await this.#ask(game, null))) return true;
    return this.context.ask({ method: "open", params: otherwise ?? game });
  }

  #loadFromLibrary(id: string | null): Promise<boolean> | false {
    const save = id === null ? this.library.saveInPlay : this.library.find(id)?.save;
    const onRefusal = () => this.#quarantine(id);
    if (save) return this.context.ask({ method: "open", params: { save } }, { onRefusal });
    this.store.addNotice("notice-game-gone");
    return false;
  }

  /** Set aside a game of the library that cannot be opened. */
  #quarantine(id: string | null): void {
    const row = this.library.find(id ?? this.library.inPlay);
    const save = row?.save ?? (id === null ? this.library.saveInPlay : null);
    if (save) this.saves.quarantine(row?.id ?? null, save);
  }

  /** Show the game in play if it has the daily deal; otherwise deal that. */
  async #openDaily(asked: DayToDeal): Promise<Outcome> {
    const { daily } = (await this.context.loadFeatures()) ?? {};
    if (!daily) return null;
    const { date, deal } = await daily.find(asked.day);
    const { view, game, replay, puzzle } = this.store.state;
    const inPlay = view ? game : this.library.find(this.library.inPlay);
    const isInPlay = deal !== null && inPlay?.deal === deal;
    // Only the engine reads what a link says besides the date; the game in play is resumed after that.
    const isOnlyDate = !asked.query;
    if (isInPlay && isOnlyDate && !view) return this.#loadFromLibrary(null);
    if (isInPlay && isOnlyDate && !inPlay.over && !replay && !puzzle) {
      this.store.set({ screen: "game" });
      return true;
    }
    const isDealt = await this.#ask({ ...asked, day: date }, "error-other");
    if (isDealt) await this.#resumeSame();
    // If the engine was lost, the previous game is open again.
    if (isDealt && this.store.state.engine === "ready") await daily.begin(date);
    return isDealt;
  }

  /** Resume the unfinished game of the same deal, if there is one. */
  async #resumeSame(): Promise<void> {
    const { game } = this.store.state;
    const row = this.library.unfinished().find(({ id, deal }) => deal === game?.deal && id !== game?.id);
    if (row) await this.#loadFromLibrary(row.id);
  }

  #remember({ replay, puzzle, game }: State, before: State): void {
    if (puzzle?.isRecorded && game) this.tab.markAnswered(game.id, puzzle.first);
    if (replay !== before.replay) this.tab.replay = replay;
  }
}

/** Return whether a URL can name the source. */
function isAddressed(source: GameSource): boolean {
  const isOfPage = source.from === "puzzle" && (source.decision || source.entry !== undefined);
  return source.from !== "library" && !isOfPage;
}
