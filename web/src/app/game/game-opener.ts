import type { GameRequest } from "../../engine/protocol";
import type { Opening, Others } from "../../game/game-source";
import type { KeptThings } from "../../platform/local-storage";
import { clearStops, hasStoppedTwice, noteStop } from "../recovery/stops";
import type { Saves } from "../saves/saved-game";
import type { TabMemory } from "../saves/tab-memory";
import type { State, Store } from "../store";

/** Null: a part of the page that is needed could not be fetched. */
type Outcome = boolean | null;

interface Page {
  /** Shows the game that the engine gives, and returns whether it does; what it refuses may be reported. */
  ask(request: GameRequest, onRefusal?: () => void): Promise<boolean>;
  isAsking(): boolean;
  others(): Promise<Others | undefined>;
  forgetAddress(): void;
}

const FROM_ADDRESS: readonly Opening["from"][] = ["address", "link", "position", "record", "daily"];

/** Opens games, wherever they come from: one after another, and what stops the engine twice no more. */
export class GameOpener {
  /** What is to be opened as soon as there is an engine. */
  #wanted: Opening | null = null;
  #underWay: { opening: Opening } | null = null;
  #watched: State["replay"] = null;

  constructor(
    private readonly store: Store,
    private readonly storage: KeptThings,
    private readonly saves: Saves,
    private readonly tab: TabMemory,
    private readonly page: Page,
  ) {
    store.subscribe((state) => this.#noteRecording(state));
  }

  /** Wants what was asked for, else the recording that was watched before a reload, else the game in play, if any. */
  begin(asked: Opening | null): void {
    const { recording } = this.tab;
    const watched: Opening | null = recording && { from: "record", ...recording };
    const isSame = asked?.from === "record" && asked.record === recording?.record;
    if (asked && !isSame) this.tab.recording = null;
    this.#wanted ??= (isSame ? watched : asked) ?? watched ?? this.#gameInPlay();
    if (this.#wanted) this.store.set({ screen: "waiting" });
  }

  open(opening: Opening): Promise<void> {
    this.#wanted = opening;
    this.store.set({ screen: "waiting", page: "table" });
    return this.openWanted();
  }

  /** Opens what is wanted; what a lost engine could not open is opened after the next start. */
  async openWanted(): Promise<void> {
    const opening = this.#wanted;
    if (!opening || this.#underWay || this.page.isAsking() || this.store.state.engine !== "ready") return;
    const text = this.#textOf(opening);
    if (text !== null && hasStoppedTwice(text)) {
      this.#giveUp(opening);
      return this.openWanted();
    }
    const attempt = { opening };
    this.#underWay = attempt;
    const outcome = await this.#openFrom(opening);
    // Else the engine was lost meanwhile.
    if (this.#underWay === attempt) await this.#end(opening, outcome, text);
  }

  async #end(opening: Opening, outcome: Outcome, text: string | null): Promise<void> {
    this.#underWay = this.#wanted = null;
    if (text !== null) clearStops(text);
    if (outcome !== null) this.#forgetAddress(opening);
    if (outcome) return;
    if (this.store.state.view) return this.store.set({ screen: "game" });
    const game = opening.from === "save" ? null : this.#gameInPlay();
    if (game) return this.open(game);
    this.store.set({ screen: "welcome" });
  }

  /** The engine is lost. What it was opening is opened once more after the next start, but not a third time. */
  lose(isStop: boolean): void {
    const opening = this.#underWay?.opening;
    this.#underWay = null;
    const text = opening ? this.#textOf(opening) : null;
    if (opening && isStop && text !== null && noteStop(text)) {
      this.#giveUp(opening);
      return;
    }
    const { view, replay } = this.store.state;
    if (view) this.#wanted ??= replay ? { from: "record", record: replay.record, ply: replay.ply } : { from: "save" };
  }

  /** Wants the game in play instead. */
  #giveUp(opening: Opening): void {
    const save = this.storage.readSave();
    const game = opening.from === "unfinished" ? this.saves.find(opening.id) : undefined;
    if (opening.from === "save" && save !== null) this.saves.setAside(save);
    else if (game) this.saves.quarantine(game);
    else this.store.addNotice("notice-stopped-twice");
    this.tab.recording = null;
    this.#forgetAddress(opening);
    this.#wanted = this.#gameInPlay();
    if (!this.#wanted) this.store.set({ view: null, replay: null, screen: "welcome" });
  }

  #gameInPlay(): Opening | null {
    return this.storage.readSave() === null ? null : { from: "save" };
  }

  #forgetAddress({ from }: Opening): void {
    if (FROM_ADDRESS.includes(from)) this.page.forgetAddress();
  }

  /** By what it is known should it stop the engine; null: a deal that is another one each time. */
  #textOf(opening: Opening): string | null {
    switch (opening.from) {
      case "save":
        return this.storage.readSave();
      case "unfinished":
        return this.saves.find(opening.id)?.save ?? null;
      case "link":
        return opening.save;
      case "record":
      case "decision":
        return opening.record;
      case "position":
        return opening.position.position;
      case "daily":
        return `daily ${opening.date}`;
      default:
        return Object.keys(opening.query).length > 0 ? JSON.stringify(opening.query) : null;
    }
  }

  async #openFrom(opening: Opening): Promise<Outcome> {
    switch (opening.from) {
      case "save":
        return this.#loadSave();
      case "unfinished":
        return this.#resume(opening.id);
      case "link":
        return this.#ask({ method: "load", params: { save: opening.save } }, "notice-link-unreadable");
      case "position":
        return this.#ask(
          { method: "position", params: opening.position },
          opening.refused ?? "notice-position-unreadable",
          true,
        );
      case "decision": {
        const { record, ply, seat } = opening;
        return this.#ask({ method: "take_over", params: { record, ply, seat } }, "notice-decision-unreadable", true);
      }
      case "daily":
        return this.#openDaily(opening.date);
      case "record":
        return (await this.page.others())?.replay.open(opening.record, opening.ply) ?? null;
      default:
        return this.page.ask({ method: "start", params: { query: opening.query } });
    }
  }

  async #ask(request: GameRequest, refusal: string | (() => void), isQuestion = false): Promise<Outcome> {
    const others = isQuestion ? await this.page.others() : undefined;
    if (isQuestion && !others) return null;
    const isOpen = await this.page.ask(
      request,
      typeof refusal === "string" ? () => this.store.addNotice(refusal) : refusal,
    );
    const { save, view } = this.store.state;
    if (!isOpen || !others || save === null) return isOpen;
    this.saves.noteUntouched();
    if (view?.waiting_for === "human") {
      this.tab.noteQuestion(save);
      others.question.ask();
    }
    return isOpen;
  }

  async #loadSave(): Promise<Outcome> {
    const save = this.storage.readSave() ?? "";
    const others = this.tab.isQuestion(save) ? await this.page.others() : undefined;
    const isOpen = await this.page.ask({ method: "load", params: { save } }, () => this.saves.setAside(save));
    if (isOpen) others?.question.ask();
    return isOpen;
  }

  async #resume(id: string): Promise<Outcome> {
    const game = this.saves.find(id);
    if (!game) {
      this.store.addNotice("notice-game-gone");
      return false;
    }
    return this.page.ask({ method: "load", params: { save: game.save } }, () => this.saves.quarantine(game));
  }

  async #openDaily(date: string): Promise<Outcome> {
    const ways = {
      goOn: async () => this.storage.readSave() !== null && ((await this.#loadSave()) ?? false),
      deal: async (day: string) => {
        const isDealt = await this.#ask({ method: "daily", params: { date: day } }, "error-other");
        if (isDealt) await this.#resumeSame();
        return isDealt ?? false;
      },
    };
    return (await this.page.others())?.daily.open(date, ways) ?? null;
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
