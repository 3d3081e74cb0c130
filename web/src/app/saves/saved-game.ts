import type { Intent } from "../../game/intents";
import { continues, isSameGame, summaryOf, type UnfinishedGame } from "../../game/save-text";
import { hasBegun } from "../../game/view-queries";
import { onDataErased } from "../../offline/erased";
import type { Entry, LocalStore } from "../../platform/storage/local-storage";
import type { Offer } from "../state";
import type { Store } from "../store";
import { isFramed } from "../url";
import type { TabMemory } from "./tab-memory";
import { UnfinishedGames } from "./unfinished-games";

const OTHER_TAB = "notice-other-tab";
const SHOW_SAVED_GAMES: Offer = { label: "show-kept-games", intent: { type: "open-page", page: "games" } };

/** Stores the game in play and the unfinished games in the browser, and shows notices about them. */
export class Saves {
  #hasReported = false;
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
    this.#showList();
    storage.onSaveFromOtherTab(() => this.#reportOtherTab());
    storage.onEntriesFromOtherTab(() => this.#showList());
    onDataErased(() => this.#stopSaving());
  }

  /** Add the game in play to the unfinished games, unless it is over or the next save continues it. */
  saveUnfinished(next: string): void {
    this.#isChanging = true;
    const stored = this.storage.readStoredSave();
    const games = [...new Set([this.storage.readSave(), stored])].map((save) => this.#addToList(save, next));
    this.#lastSeen = stored;
    const game = games.find((each) => each !== null);
    if (!game) return;
    this.#removeNotices((intent) => intent.type === "resume-game");
    this.store.addNotice("notice-earlier", {}, { label: "open-earlier", intent: { type: "resume-game", id: game.id } });
  }

  write(save: string): void {
    const stored = this.storage.readStoredSave();
    // Another tab is playing another game.
    if (stored !== null && stored !== this.#lastSeen && !isSameGame(stored, save)) this.#addToList(stored, save);
    this.storage.writeSave(save);
    this.#lastSeen = save;
    if (this.#isChanging || this.store.state.view?.phase === "over") {
      this.#isChanging = false;
      this.#games.removeContinuedBy(save);
      this.#showList();
      this.#removeNotices((intent) => intent.type === "resume-game" && !this.find(intent.id));
    }
    if (this.storage.isPersistent || this.#hasReported) return;
    this.#hasReported = true;
    this.store.addNotice(isFramed() ? "notice-no-storage-framed" : "notice-no-storage");
  }

  /** Mark the game in play as opened from a position and not yet played in. */
  markUntouched(): void {
    const { save } = this.store.state;
    if (save !== null) this.tab.markUntouched(save);
  }

  find(id: string): UnfinishedGame | undefined {
    return this.#games.find(id);
  }

  findSame(save: string): UnfinishedGame | undefined {
    return this.#games.findSame(save);
  }

  /** Show one notice, however often the other tab saves. */
  #reportOtherTab(): void {
    const { view, notices } = this.store.state;
    if (!view || notices.some(({ message }) => message === OTHER_TAB)) return;
    const offer: Offer = { label: "follow-other-tab", intent: { type: "open", source: { from: "save" } } };
    this.store.addNotice(OTHER_TAB, {}, offer);
  }

  /** Move the stored game in play to the unreadable texts. */
  quarantineSave(save: string): void {
    this.storage.quarantineSave(save);
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
    return this.tab.isUntouched(save) || (save === shown && view !== null && !replay && !hasBegun(view));
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
    this.#hasReported = true;
    this.#showList();
    this.store.addNotice("notice-erased-elsewhere");
  }
}
