import { continues, isSameGame, summaryOf, type UnfinishedGame, type UnreadableSave } from "../../game/save-text";
import { type Entry, type LocalStore, timeOf } from "../../platform/storage/local-storage";

const EARLIER = "earlier";

/** The games that were begun and then gave way to another, each kept under a key of its own: tabs don't overwrite them. */
export class UnfinishedGames {
  constructor(private readonly storage: LocalStore) {
    this.#importLegacyGame();
  }

  /** Newest first. */
  list(): UnfinishedGame[] {
    const games = this.storage.unfinished().flatMap((entry) => gameFrom(entry) ?? []);
    return games.sort((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0));
  }

  /** Newest first; an entry of the list that is no game is one of them. */
  unreadable(): UnreadableSave[] {
    const broken = this.storage.unfinished().filter((entry) => gameFrom(entry) === null);
    const texts = [...this.storage.unreadable(), ...broken].map((entry) => ({
      id: entry.key,
      text: entry.text,
      savedAt: timeOf(entry),
    }));
    return texts.sort((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0));
  }

  find(id: string): UnfinishedGame | undefined {
    return this.list().find((game) => game.id === id);
  }

  /** Returns the game of the list that is the same as the saved one. */
  findSame(save: string): UnfinishedGame | undefined {
    return this.list().find((game) => isSameGame(game.save, save));
  }

  /** Adds a game, or returns the one that has all of it already. */
  add(save: string, name?: string): UnfinishedGame | null {
    const same = this.list().find((game) => continues(game.save, save));
    if (same) return same;
    const entry = this.storage.addUnfinished(save, name);
    this.removeContinuedBy(save, entry.key);
    return gameFrom(entry);
  }

  /** Removes the games of which a save has everything, and more. */
  removeContinuedBy(save: string, except?: string): void {
    for (const { id, save: earlier } of this.list()) {
      if (id !== except && continues(save, earlier)) this.storage.remove(id);
    }
  }

  /** Earlier versions of the page had room for one game, and did not note when it was put there. */
  #importLegacyGame(): void {
    const entry = this.storage.readLegacyGame();
    if (!entry) return;
    const summary = summaryOf(entry.text);
    if (summary) this.add(entry.text, EARLIER);
    else this.storage.addUnreadable(entry.text);
    if (this.storage.isPersistent) this.storage.remove(entry.key);
  }
}

function gameFrom(entry: Entry): UnfinishedGame | null {
  const summary = summaryOf(entry.text);
  if (!summary) return null;
  return { id: entry.key, save: entry.text, savedAt: timeOf(entry), seats: summary.seats, turns: summary.turns };
}
