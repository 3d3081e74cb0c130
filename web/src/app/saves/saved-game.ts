import type { Intent } from "../../game/intents";
import { continues, isSameGame, summaryOf, type UnfinishedGame } from "../../game/save-text";
import { hasBegun } from "../../game/view-queries";
import { onDataErased } from "../../offline/erased";
import type { Entry, LocalStore } from "../../platform/storage/local-storage";
import type { Offer } from "../state";
import type { Store } from "../store";
import { isFramed } from "../url";
import { isAtSamePly, latestSave } from "./own-game";
import type { TabMemory } from "./tab-memory";
import { UnfinishedGames } from "./unfinished-games";

const OTHER_TAB = "notice-other-tab";
const SHOW_SAVED_GAMES: Offer = { label: "show-kept-games", intent: { type: "open-page", page: "games" } };

/** Stores the game in play and the unfinished games in the browser, and shows notices about them. */
export class Saves {
  #hasReported = false;
  /** Whether another tab has deleted all data. */
  #hasStopped = false;
  /** Whether another game is about to replace the one in play. */
  #isChanging = false;
  /** The save that this page last wrote or saw in the storage. */
  #lastSeen: string | null = null;
  readonly #games: UnfinishedGames;

  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
    private readonly tab: TabMemory,
  ) {
    this.#games = new UnfinishedGames(storage);
    this.#returnToOwnGame();
    this.#showList();
    storage.onSaveFromOtherTab((stored) => this.#reportOtherTab(stored));
    storage.onEntriesFromOtherTab(() => this.#showList());
    onDataErased(() => this.#stopSaving());
  }

  /** Add the game in play to the unfinished games, unless it is over or the next save continues it. */
  saveUnfinished(next: string): void {
    this.#isChanging = true;
    const [own, stored] = [this.storage.readSave(), this.storage.readStoredSave()];
    const game = this.#addToList(own, next);
    if (stored === own) this.#lastSeen = stored;
    else if (!this.#isOwnAgain(next)) {
      // The game of another tab is none that this one gives up, so it needs no notice.
      this.#addToList(stored, next);
      this.#lastSeen = stored;
    }
    if (!game) return;
    this.#removeNotices((intent) => intent.type === "resume-game");
    this.store.addNotice("notice-earlier", {}, { label: "open-earlier", intent: { type: "resume-game", id: game.id } });
  }

  write(save: string): void {
    const stored = this.storage.readStoredSave();
    const isOfOther = stored !== null && !isSameGame(stored, save);
    if (!this.#hasStopped) this.tab.game = save;
    if (this.#isUntouched(save)) this.storage.markUntouched(save);
    // A reload is no reason to take the place of the game that is played in another tab.
    if (isOfOther && this.#isChanging && this.#isOwnAgain(save)) {
      this.storage.useSave(save);
      return;
    }
    if (isOfOther && stored !== this.#lastSeen) this.#addToList(stored, save);
    this.storage.writeSave(save);
    this.#lastSeen = save;
    if (this.#isChanging || this.store.state.view?.phase === "over") {
      this.#isChanging = false;
      this.#games.removeContinuedBy(save);
      this.#showList();
      this.#removeNotices((intent) => intent.type === "resume-game" && !this.#games.find(intent.id));
    }
    if (this.storage.isPersistent || this.#hasReported) return;
    this.#hasReported = true;
    this.store.addNotice(isFramed() ? "notice-no-storage-framed" : "notice-no-storage");
  }

  /** Mark the game in play as opened from a position and not yet played in. */
  markUntouched(): void {
    const { save } = this.store.state;
    if (save !== null) this.storage.markUntouched(save);
  }

  /** Find a game that was listed under the id: in the list, or else in play in another tab. */
  find(id: string): UnfinishedGame | undefined {
    return this.#games.find(id) ?? this.#games.inPlay(id);
  }

  findSame(save: string): UnfinishedGame | undefined {
    return this.#games.findSame(save);
  }

  /** Return to the game of this tab after a reload, at its latest ply, unless all data was deleted. */
  #returnToOwnGame(): void {
    const [own, stored] = [this.tab.game, this.storage.readStoredSave()];
    if (own === null || stored === null) return;
    const saves = [stored, ...this.#games.list().map(({ save }) => save)];
    this.storage.useSave(latestSave(own, saves));
  }

  /** Return whether a save is of the game of this tab, at the same ply. */
  #isOwnAgain(save: string): boolean {
    const own = this.storage.readSave();
    return own !== null && isAtSamePly(own, save);
  }

  /** Show one notice, however often the other tab saves, if that plays the same game. */
  #reportOtherTab(stored: string): void {
    const { view, notices } = this.store.state;
    if (!view || notices.some(({ message }) => message === OTHER_TAB)) return;
    if (!isSameGame(stored, this.storage.readSave() ?? "")) return;
    const offer: Offer = { label: "follow-other-tab", intent: { type: "open", source: { from: "other-tab" } } };
    this.store.addNotice(OTHER_TAB, {}, offer);
  }

  /** Move the stored game in play to the unreadable texts. */
  quarantineSave(save: string): void {
    this.storage.quarantineSave(save);
    this.tab.game = null;
    this.#lastSeen = null;
    this.#reportUnreadable();
  }

  /** Move an unfinished game to the unreadable texts. */
  quarantine({ id, save }: UnfinishedGame): void {
    this.storage.addUnreadable(save);
    this.storage.remove(id);
    this.#reportUnreadable();
  }

  /** Delete an unfinished game or an unreadable text. The last deletion can be undone. */
  delete(id: string): void {
    const entries = [...this.storage.unfinished(), ...this.storage.unreadable()];
    const entry = entries.find(({ key }) => key === id);
    if (!entry) return;
    this.storage.remove(id);
    this.#showList(entry);
  }

  restoreDeleted(): void {
    const { deleted } = this.store.state.savedGames;
    if (deleted) this.storage.restore(deleted);
    this.#showList(null);
  }

  /** Add a save to the list; return its game, or null if there is nothing worth resuming. */
  #addToList(save: string | null, next: string): UnfinishedGame | null {
    if (save === null || save === next || this.#isUntouched(save)) return null;
    const summary = summaryOf(save);
    if (!summary) {
      this.storage.addUnreadable(save);
      this.#reportUnreadable();
      return null;
    }
    if (summary.isOver || summary.actions === "" || continues(next, save)) return null;
    const game = this.#games.add(save);
    this.#showList();
    return game;
  }

  /** Return whether the player has not acted in a game since it was dealt or opened. */
  #isUntouched(save: string): boolean {
    const { view, save: shown, replay } = this.store.state;
    return this.storage.isUntouched(save) || (save === shown && view !== null && !replay && !hasBegun(view));
  }

  #showList(deleted: Entry | null = this.store.state.savedGames.deleted): void {
    const [unfinished, unreadable] = [this.#games.list(), this.#games.unreadable()];
    this.store.set({ savedGames: { unfinished, unreadable, deleted } });
  }

  #reportUnreadable(): void {
    this.#showList();
    this.store.addNotice("notice-save-unreadable", {}, SHOW_SAVED_GAMES);
  }

  #removeNotices(offers: (intent: Intent) => boolean): void {
    for (const { id, offer } of this.store.state.notices)
      if (offer && offers(offer.intent)) this.store.removeNotice(id);
  }

  #stopSaving(): void {
    this.storage.disable();
    this.tab.game = null;
    this.#hasStopped = true;
    this.#showList();
    this.store.addNotice("notice-erased-elsewhere");
  }
}
