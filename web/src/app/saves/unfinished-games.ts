import { continues, isSameGame, summaryOf, type UnfinishedGame, type UnreadableSave } from "../../game/save-text";
import { type Entry, type LocalStore, timeOf } from "../../platform/storage/local-storage";

const LEGACY_NAME = "earlier";

/** The list of unfinished games. Each has its own storage key, so that tabs don't overwrite each other's. */
export class UnfinishedGames {
  /** The save of each game when it was last listed, by its id. */
  readonly #listed = new Map<string, string>();

  constructor(private readonly storage: LocalStore) {
    this.#importLegacyGame();
  }

  /** Newest first. */
  list(): UnfinishedGame[] {
    const games = this.storage.unfinished().flatMap((entry) => gameFrom(entry) ?? []);
    for (const { id, save } of games) this.#listed.set(id, save);
    return games.sort((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0));
  }

  /** Newest first. Includes entries of the list that cannot be read as games. */
  unreadable(): UnreadableSave[] {
    const broken = this.storage.unfinished().filter((entry) => gameFrom(entry) === null);
    const texts = [...this.storage.unreadable(), ...broken].map((entry) => ({
      id: entry.key,
      text: entry.text,
      savedAt: timeOf(entry),
    }));
    return texts.sort((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0));
  }

  /** Find a game by its id, also one that another tab has played on and listed again, which gave it another id. */
  find(id: string): UnfinishedGame | undefined {
    return this.list().find((game) => game.id === id) ?? this.findSame(this.#listed.get(id) ?? "");
  }

  /** Return a game that was listed under the id, if it is the game in play. */
  inPlay(id: string): UnfinishedGame | undefined {
    const stored = this.storage.readStoredSave() ?? "";
    return isSameGame(stored, this.#listed.get(id) ?? "")
      ? (gameFrom({ key: id, text: stored }) ?? undefined)
      : undefined;
  }

  /** Return the unfinished game of the same deal and players as the save. */
  findSame(save: string): UnfinishedGame | undefined {
    return this.list().find((game) => isSameGame(game.save, save));
  }

  /** Add a game, or return the one that already contains it. */
  add(save: string, name?: string): UnfinishedGame | null {
    const same = this.list().find((game) => continues(game.save, save));
    if (same) return same;
    const entry = this.storage.addUnfinished(save, name);
    this.removeContinuedBy(save, entry.key);
    return gameFrom(entry);
  }

  /** Remove the games that the save continues. */
  removeContinuedBy(save: string, except?: string): void {
    for (const { id, save: earlier } of this.list()) {
      if (id !== except && continues(save, earlier)) this.storage.remove(id);
    }
  }

  /** Import the one unfinished game that earlier versions of the page stored, without a time. */
  #importLegacyGame(): void {
    const entry = this.storage.readLegacyGame();
    if (!entry) return;
    const summary = summaryOf(entry.text);
    if (summary) this.add(entry.text, LEGACY_NAME);
    else this.storage.addUnreadable(entry.text);
    if (this.storage.isPersistent) this.storage.remove(entry.key);
  }
}

function gameFrom(entry: Entry): UnfinishedGame | null {
  const summary = summaryOf(entry.text);
  if (!summary) return null;
  return { id: entry.key, save: entry.text, savedAt: timeOf(entry), seats: summary.seats, turns: summary.turns };
}
