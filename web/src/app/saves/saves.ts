import type { Change, GameSummary, View } from "../../engine/protocol";
import { isAction } from "../../game/game-text";
import type { Intent } from "../../game/intents";
import { rowOf } from "../../library/game-row";
import type { Library } from "../../library/library";
import { onDataErased } from "../../offline/erased";
import type { Entry, LocalStore } from "../../platform/storage/local-storage";
import type { Offer } from "../state";
import type { Store } from "../store";
import { isFramed } from "../url";

const OTHER_TAB = "notice-other-tab";
/** The label of the offer to return to the game before. */
const BACK = "open-earlier";
const SHOW_SAVED_GAMES: Offer = { label: "show-kept-games", intent: { type: "open-page", page: "games" } };

/** Stores the game in play in the library, and shows its unfinished games and notices about them. */
export class Saves {
  #hasReported = false;
  /** Whether another tab has deleted all data. */
  #hasStopped = false;
  /** The save that this page wrote last. */
  #written: string | null = null;

  constructor(
    private readonly store: Store,
    private readonly storage: LocalStore,
    private readonly library: Library,
  ) {
    this.#showList();
    library.onChange((id) => this.#follow(id));
    onDataErased(() => this.#stopSaving());
  }

  /** Store the game in play. The one that was in play before stays unfinished if it has begun and is not over. */
  write(game: GameSummary, save: string, change: Change): void {
    const before = this.library.inPlay;
    this.#written = save;
    const isStored = this.library.put(rowOf(game, save, Date.now(), this.library.find(game.id)));
    // A reload is no reason to take the place of the game that is played in another tab.
    if (!this.#hasStopped) this.library.setInPlay(game.id, change !== "opened" || before !== game.id);
    if (before !== game.id) this.#leave(before);
    // Who plays on has no use for the offer, which takes room from the table; the dialog for a new game has it, too.
    else if (change === "played" && isByPerson(this.store.state.view))
      this.#removeNotices(({ label }) => label === BACK);
    if (isStored || this.#hasReported) return;
    this.#hasReported = true;
    this.store.addNotice(isFramed() ? "notice-no-storage-framed" : "notice-no-storage");
  }

  /** Offer to return to the game that was in play before; forget it if there is nothing to return to. */
  #leave(id: string | null): void {
    const row = this.library.find(id);
    this.#removeNotices(({ intent }) => intent.type === "open" && intent.source.from === "library");
    if (row && (!row.begun || row.over)) this.library.remove(row.id);
    else if (row) this.store.addNotice("notice-earlier", {}, { label: BACK, intent: resume(row.id) });
    this.#showList();
  }

  /**
   * Show one notice, however often the other tab saves, if that plays the same game.
   * @param id that of the game that has changed; null: any may have
   */
  #follow(id: string | null): void {
    this.#showList();
    const { view, game, puzzle, notices } = this.store.state;
    // A puzzle may be of a stored game, but is not stored itself.
    const isOther = id === null ? puzzle !== null : id !== game?.id;
    if (!view || isOther || notices.some(({ message }) => message === OTHER_TAB)) return;
    const row = this.library.find(game?.id ?? null);
    if (row && row.save !== this.#written)
      this.store.addNotice(OTHER_TAB, {}, { label: "follow-other-tab", intent: resume(row.id) });
  }

  /** Move a save that cannot be opened to the unreadable texts: a game's, or the game in play's of an earlier version. */
  quarantine(id: string | null, save: string): void {
    // It is removed first, to free its space.
    if (id !== null) this.library.remove(id);
    else this.library.removeOldSave(save);
    this.library.addUnreadable(save);
    this.#showList();
    this.store.addNotice("notice-save-unreadable", {}, SHOW_SAVED_GAMES);
  }

  /** Delete an unfinished game or an unreadable text. The last deletion can be undone. */
  delete(id: string): void {
    const deleted = this.library.delete(id);
    if (deleted) this.#showList(deleted);
  }

  restoreDeleted(): void {
    const { deleted } = this.store.state.savedGames;
    if (deleted) this.library.restore(deleted);
    this.#showList(null);
  }

  #showList(deleted: Entry | null = this.store.state.savedGames.deleted): void {
    const inPlay = this.library.inPlay;
    const unfinished = this.library.unfinished().filter(({ id }) => id !== inPlay);
    this.store.set({ savedGames: { unfinished, unreadable: this.library.unreadable(), deleted } });
  }

  #removeNotices(isOld: (offer: Offer) => boolean): void {
    for (const { id, offer } of this.store.state.notices) if (offer && isOld(offer)) this.store.removeNotice(id);
  }

  #stopSaving(): void {
    this.storage.disable();
    this.library.leaveTab();
    this.#hasStopped = true;
    this.#showList();
    this.store.addNotice("notice-erased-elsewhere");
  }
}

/** Return whether a person took the last action in view. */
function isByPerson(view: View | null): boolean {
  const entry = view?.log.findLast(isAction);
  return entry !== undefined && view?.seats[entry.seat]?.kind === "human";
}

function resume(id: string): Intent {
  return { type: "open", source: { from: "library", id } };
}
