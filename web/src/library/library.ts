import { onChangeElsewhere } from "../platform/storage/browser-storage";
import type { Entry, LocalStore } from "../platform/storage/local-storage";
import { tabStore } from "../platform/storage/local-storage";
import { type GameRow, rowFrom } from "./game-row";

const UNREADABLE = "coloretto:v1:save:unreadable";
/** How long after the end of a game a reload still belongs to the same visit. */
const VISIT_MS = 3_600_000;

/** Where the browser stores the games of a page. Frames of one site share the games of the page. */
export interface Place {
  /** Of the page, or of a frame, which has a game in play of its own; "" for the game's page. */
  name: string;
  /** How the keys of the games begin. */
  games: string;
}

export const PAGE: Place = { name: "", games: "coloretto:v2:game" };

/** A stored text that could not be read as a game. */
export interface UnreadableSave {
  /** Its key. */
  id: string;
  text: string;
  at: number | null;
}

/**
 * The games in play and the unfinished ones: a row for each, under its id. A tab writes the row of the game that it
 * plays; opening another game changes no row.
 */
export class Library {
  readonly #listeners: ((id: null) => void)[] = [];
  readonly #inTab: string;
  readonly #inPlay: string;

  constructor(
    private readonly storage: LocalStore,
    readonly place: Place = PAGE,
  ) {
    this.#inTab = `coloretto:v1:game:${place.name}`;
    this.#inPlay = `coloretto:v2:in-play${place.name && `:${place.name}`}`;
  }

  /** The id of the game in play: that of this tab, which a reload keeps, or else the one that was played last. */
  get inPlay(): string | null {
    const own = tabStore.read(this.#inTab);
    if (isOldSave(own)) return null;
    return own !== null && this.find(own) ? own : this.storage.read(this.#inPlay);
  }

  /** Make a game the one in play in this tab; tabs that are opened later begin with it if it was played in. */
  setInPlay(id: string, isPlayedIn: boolean): void {
    tabStore.write(this.#inTab, id);
    if (isPlayedIn) this.storage.write(this.#inPlay, id);
  }

  /** Forget the game in play in this tab. */
  leaveTab(): void {
    tabStore.remove(this.#inTab);
  }

  /** The id of the game in play if it ended in an earlier visit than this one, which a reload continues; or else null. */
  get endedEarlier(): string | null {
    const row = this.find(this.inPlay);
    if (!row?.over) return null;
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const isSame =
      entry?.type !== "navigate" && tabStore.read(this.#inTab) === row.id && Date.now() - (row.at ?? 0) < VISIT_MS;
    return isSame ? null : row.id;
  }

  /** The save of the game in play; one that an earlier version stored has no row yet. */
  get saveInPlay(): string | null {
    const own = tabStore.read(this.#inTab);
    if (isOldSave(own)) return own;
    return this.find(this.inPlay)?.save ?? this.storage.read(this.oldSaveKey);
  }

  /** Where earlier versions stored the game in play. */
  get oldSaveKey(): string {
    return `coloretto:v1:save${this.place.name && `:${this.place.name}`}`;
  }

  /** Remove a save that an earlier version stored as that of the game in play. */
  removeOldSave(save: string): void {
    if (tabStore.read(this.#inTab) === save) this.leaveTab();
    if (this.storage.read(this.oldSaveKey) === save) this.storage.remove(this.oldSaveKey);
  }

  find(id: string | null): GameRow | null {
    const text = id && this.storage.read(this.#keyOf(id));
    return text ? rowFrom(text) : null;
  }

  /** Store a row; return whether it outlasts the page. */
  put(row: GameRow): boolean {
    return this.storage.write(this.#keyOf(row.id), JSON.stringify(row));
  }

  remove(id: string): void {
    this.storage.remove(this.#keyOf(id));
  }

  /** List the games that have begun and are not over, the one stored last first. */
  unfinished(): GameRow[] {
    const rows = this.#entries().flatMap(({ text }) => rowFrom(text) ?? []);
    return rows.filter(({ begun, over }) => begun && !over).sort(byTime);
  }

  /** List the texts that could not be read as games, the one stored last first. */
  unreadable(): UnreadableSave[] {
    const damaged = this.#entries().filter(({ text }) => rowFrom(text) === null);
    const texts = [...this.storage.entries(UNREADABLE), ...damaged];
    return texts.map(({ key, text }) => ({ id: key, text, at: timeIn(key) })).sort(byTime);
  }

  addUnreadable(text: string, time?: number): void {
    this.storage.addEntry(UNREADABLE, text, time);
  }

  /** Remove the row of a game or an unreadable text; return what `restore` needs. */
  delete(id: string): Entry | null {
    const key = id.includes(":") ? id : this.#keyOf(id);
    const text = this.storage.read(key);
    this.storage.remove(key);
    return text === null ? null : { key, text };
  }

  restore({ key, text }: Entry): void {
    this.storage.write(key, text);
  }

  /** Call back with the id of a game that another tab has stored or removed; with null after any other change. */
  onChange(act: (id: string | null) => void): void {
    this.#listeners.push(act);
    const games = this.#keyOf("");
    onChangeElsewhere(
      ({ key }) => key === null || key.startsWith(UNREADABLE) || key.startsWith(games),
      (key) => act(key?.startsWith(games) ? key.slice(games.length) : null),
    );
  }

  /** Call the listeners after this page has changed rows that it does not play. */
  notify(): void {
    for (const act of this.#listeners) act(null);
  }

  #entries(): Entry[] {
    return this.storage.entries(this.place.games);
  }

  #keyOf(id: string): string {
    return `${this.place.games}:${id}`;
  }
}

/** Return whether a tab remembers the save of its game, as in earlier versions, and not its id. */
function isOldSave(own: string | null): boolean {
  return own?.startsWith("{") ?? false;
}

function byTime(one: { at: number | null }, other: { at: number | null }): number {
  return (other.at ?? 0) - (one.at ?? 0);
}

/** Return the time at which a key was made, in milliseconds since 1970; null if it does not say. */
export function timeIn(key: string): number | null {
  return Number(/:(\d+)-\w+$/.exec(key)?.[1]) || null;
}
