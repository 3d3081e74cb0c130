import type { GameRequest } from "../../engine/protocol";
import type { GameSource } from "../../game/game-source";
import type { LocalStore } from "../../platform/storage/local-storage";
import type { GameFeatures, OpenResult } from "../features";
import { clearCrashes, hasCrashedTwice, noteCrash } from "../recovery/crash-record";
import type { Saves } from "../saves/saved-game";
import type { TabMemory } from "../saves/tab-memory";
import type { State } from "../state";
import type { Store } from "../store";

/** False: the engine refuses it. Null: a part of the page that is needed could not be fetched. */
type Outcome = boolean | null;

interface PendingOpen {
  source: GameSource;
  settle(result: OpenResult): void;
}

interface OpenerContext {
  /** Shows the game that the engine gives, and returns whether it does; what it refuses may be reported. */
  ask(request: GameRequest, onRefusal?: () => void): Promise<boolean>;
  isAsking(): boolean;
  loadFeatures(): Promise<GameFeatures | null>;
  clearUrl(): void;
}

const FROM_URL: readonly GameSource["from"][] = ["url", "link", "position", "record", "daily"];

/** Opens games, wherever they come from: one after another, and what stops the engine twice no more. */
export class GameOpener {
  /** What is to be opened as soon as there is an engine. */
  #pending: PendingOpen | null = null;
  /** The pending one while the engine is working on it. */
  #attempt: { pending: PendingOpen } | null = null;
  #watched: State["replay"] = null;

  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
    private readonly saves: Saves,
    private readonly tab: TabMemory,
    private readonly context: OpenerContext,
  ) {
    store.subscribe((state) => this.#noteRecording(state));
  }

  /** Want what was asked for, else the recording that was watched before a reload, else the game in play, if any. */
  start(asked: GameSource | null): void {
    const { recording } = this.tab;
    const watched: GameSource | null = recording && { from: "record", ...recording };
    const isSame = asked?.from === "record" && asked.record === recording?.record;
    if (asked && !isSame) this.tab.recording = null;
    if (!this.#pending) this.#setPending((isSame ? watched : asked) ?? watched ?? this.#gameInPlay());
    if (this.#pending) this.store.set({ screen: "waiting" });
  }

  /** Resolves once the game is shown or will not be: where the engine is lost meanwhile, after its next start. */
  open(source: GameSource): Promise<OpenResult> {
    this.store.set({ screen: "waiting", page: "table" });
    return new Promise((settle) => {
      this.#setPending(source, settle);
      void this.openPending();
    });
  }

  /** Open what is pending; what a lost engine could not open is opened after the next start. */
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
    // Else the engine was lost meanwhile.
    if (this.#attempt === attempt) await this.#end(pending, outcome, text);
  }

  #setPending(source: GameSource | null, settle: PendingOpen["settle"] = () => undefined): void {
    const before = this.#pending;
    this.#pending = source && { source, settle };
    if (before !== this.#attempt?.pending) before?.settle("failed");
  }

  async #end(pending: PendingOpen, outcome: Outcome, text: string | null): Promise<void> {
    const { source, settle } = pending;
    if (this.#pending !== pending) this.#pending?.settle("failed");
    this.#attempt = this.#pending = null;
    if (text !== null) clearCrashes(text);
    if (outcome !== null) this.#clearUrl(source);
    settle(outcome ? "open" : outcome === null ? "failed" : "refused");
    if (outcome) return;
    if (this.store.state.view) return this.store.set({ screen: "game" });
    const game = source.from === "save" ? null : this.#gameInPlay();
    if (game) await this.open(game);
    else this.store.set({ screen: "welcome" });
  }

  /** The engine is lost. What it was opening is opened once more after the next start, but not a third time. */
  engineLost(isCrash: boolean): void {
    const pending = this.#attempt?.pending;
    this.#attempt = null;
    const text = pending ? this.#textOf(pending.source) : null;
    if (pending && isCrash && text !== null && noteCrash(text)) {
      this.#giveUp(pending);
      return;
    }
    const { view, replay } = this.store.state;
    if (view && !this.#pending)
      this.#setPending(replay ? { from: "record", record: replay.record, ply: replay.ply } : { from: "save" });
  }

  /** Want the game in play instead. */
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

  #clearUrl({ from }: GameSource): void {
    if (FROM_URL.includes(from)) this.context.clearUrl();
  }

  /** The text by which it is known if it stops the engine; null: a deal that is another one each time. */
  #textOf(source: GameSource): string | null {
    switch (source.from) {
      case "save":
        return this.storage.readSave();
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
        return this.#loadSave();
      case "unfinished":
        return this.#resume(source.id);
      case "link":
        return this.#ask({ method: "load", params: { save: source.save } }, "notice-link-unreadable");
      case "position":
        return this.#askQuestion({ method: "position", params: source.position }, "notice-position-unreadable");
      case "puzzle":
        return this.#askQuestion({ method: "position", params: source.position }, null, source.mistake);
      case "decision": {
        const { record, ply, seat } = source;
        return this.#askQuestion({ method: "take_over", params: { record, ply, seat } }, "notice-decision-unreadable");
      }
      case "daily":
        return this.#openDaily(source.date);
      case "record":
        return (await this.context.loadFeatures())?.replay.open(source.record, source.ply) ?? null;
      default:
        return this.context.ask({ method: "start", params: { query: source.query } });
    }
  }

  /** `refusal`: the notice for what the engine refuses; null: somebody else reports it. */
  #ask(request: GameRequest, refusal: string | null): Promise<boolean> {
    return this.context.ask(request, () => refusal !== null && this.store.addNotice(refusal));
  }

  /** `mistake`: the entry of the book that it comes from. */
  async #askQuestion(request: GameRequest, refusal: string | null, mistake?: string): Promise<Outcome> {
    const features = await this.context.loadFeatures();
    if (!features) return null;
    const isOpen = await this.#ask(request, refusal);
    const { save, view } = this.store.state;
    if (!isOpen || save === null) return isOpen;
    this.saves.noteUntouched();
    if (view?.waiting_for === "human") {
      this.tab.noteQuestion(save);
      features.puzzle.ask(mistake);
    }
    return isOpen;
  }

  async #loadSave(): Promise<Outcome> {
    const save = this.storage.readSave() ?? "";
    const features = this.tab.isQuestion(save) ? await this.context.loadFeatures() : null;
    const isOpen = await this.context.ask({ method: "load", params: { save } }, () => this.saves.quarantineSave(save));
    if (isOpen) features?.puzzle.ask();
    return isOpen;
  }

  async #resume(id: string): Promise<Outcome> {
    const game = this.saves.find(id);
    if (!game) {
      this.store.addNotice("notice-game-gone");
      return false;
    }
    return this.context.ask({ method: "load", params: { save: game.save } }, () => this.saves.quarantine(game));
  }

  /** Show the game of that deal that is in play, or was when the page was left; else deal it. */
  async #openDaily(asked: string): Promise<Outcome> {
    const { daily } = (await this.context.loadFeatures()) ?? {};
    if (!daily) return null;
    const { date, isBegun, isDealOf } = await daily.find(asked);
    const isFirst = this.store.state.view === null;
    if (isFirst && isBegun && this.storage.readSave() !== null) await this.#loadSave();
    const { view } = this.store.state;
    if (view && isDealOf(view) && (isFirst || view.phase !== "over")) {
      this.store.set({ screen: "game" });
      return true;
    }
    const isDealt = await this.#ask({ method: "daily", params: { date } }, "error-other");
    if (isDealt) await this.#resumeSame();
    // Where the deal could not be fetched, the game before it is open again.
    if (isDealt && this.store.state.engine === "ready") await daily.begin(date);
    return isDealt;
  }

  /** The deal may be one of the unfinished games. */
  async #resumeSame(): Promise<void> {
    const game = this.saves.findSame(this.store.state.save ?? "");
    if (game) await this.#resume(game.id);
  }

  #noteRecording({ replay }: State): void {
    if (replay === this.#watched) return;
    this.#watched = replay;
    // Who played one's own game is not in its record: it is watched from the game in play.
    this.tab.recording = replay?.seats === null ? replay : null;
  }
}
