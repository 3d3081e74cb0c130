/** The bots that a person has written, in the browser's storage: a row for each, which several tabs may change. */

import { type BrowserStorage, objectFromJson, onChangeElsewhere } from "../../platform/storage/browser-storage";
import type { Entry } from "../../platform/storage/local-storage";
import { botFrom, SCHEMA_VERSION } from "../backup/validate";
import type { StoredBot } from "../types";
import { combined, freeName, hasCode, jointVersions } from "./changes";

const ROWS = "coloretto:v1:workshop-bots:";
/** The id of the bot that was open last. */
export const OPEN = "coloretto:v1:workshop-open";
/** One row with all bots, which earlier versions of the page wrote. */
const SHELF = "coloretto:v1:workshop";

/** A bot as this tab knows it. */
export interface BotRow extends StoredBot {
  /** The row that was read or written last; null if there is none. Another text comes from another tab. */
  row: string | null;
}

export class BotStore {
  /** The bots that the browser does not store, by id: its storage is full or blocked. */
  readonly #unstored = new Map<string, BotRow>();
  #isStopped = false;

  constructor(private readonly storage: BrowserStorage) {}

  /** Whether the browser stores all bots. */
  get isPersistent(): boolean {
    return !this.#isStopped && this.#unstored.size === 0;
  }

  /** Return all bots by their names, of which no two are equal. */
  list(): BotRow[] {
    this.#divideShelf();
    const rows = this.#rows().sort(byName);
    const isFirst = ({ name }: BotRow, index: number) => rows.findIndex((each) => each.name === name) === index;
    const named = rows.filter(isFirst);
    for (const bot of rows) if (!named.includes(bot)) named.push({ ...bot, name: freeName(bot.name, named) });
    return named.sort(byName);
  }

  /** Return the rows that this version cannot read: damaged, or of a newer version. They stay as they are. */
  unreadable(): Entry[] {
    this.#divideShelf();
    return this.#entries().filter(({ key, text }) => readRow(idOf(key), text) === null);
  }

  /**
   * Store a bot, and what another tab has changed in it since; return it as it is stored. If that tab changed its code as
   * well, or stored what this version cannot read, it becomes a bot of its own.
   */
  put(bot: BotRow): BotRow {
    const text = this.#read(bot.id);
    if (text === null || text === bot.row) return this.#write(bot);
    const [theirs, before] = [readRow(bot.id, text), readRow(bot.id, bot.row ?? "")];
    const both = theirs && before && combined(before, bot, theirs);
    return both ? this.#write({ ...both, row: text }) : this.add(bot);
  }

  /**
   * Add a bot from elsewhere; a bot with the same id and other code stays as it is. Return the bot as it is stored.
   *
   * @param others the bots whose names are taken
   */
  add(bot: StoredBot, others: readonly StoredBot[] = this.list()): BotRow {
    return this.#add({ ...bot, name: freeName(bot.name, others), row: null }, false);
  }

  /** Delete a bot, or a row that cannot be read; return it, to be brought back. */
  remove(key: string, bot: BotRow | null = null): Entry {
    const id = idOf(key);
    const text = this.#unstored.has(id) ? null : this.#read(id);
    if (!this.#isStopped) this.storage.remove(key);
    this.#unstored.delete(id);
    return { key, text: text ?? (bot ? toText(bot) : "") };
  }

  /** Bring back what was deleted; return the bot if it is one. */
  restore({ key, text }: Entry): BotRow | null {
    const bot = readRow(idOf(key), text);
    if (!bot) this.#putAside(text);
    return bot && this.add(bot);
  }

  /** Call back when another tab has changed a bot. */
  onChange(act: () => void): void {
    const isOfBots = ({ key }: StorageEvent) => key === null || key === SHELF || key.startsWith(ROWS);
    onChangeElsewhere(isOfBots, () => {
      if (!this.#isStopped) act();
    });
  }

  /** Neither read nor write the storage any more, because another tab has deleted everything in it. */
  stop(bots: readonly BotRow[]): void {
    for (const bot of bots) this.#unstored.set(bot.id, bot);
    this.#isStopped = true;
  }

  #rows(): BotRow[] {
    const stored = this.#entries().flatMap(({ key, text }) => readRow(idOf(key), text) ?? []);
    return [...stored.filter(({ id }) => !this.#unstored.has(id)), ...this.#unstored.values()];
  }

  /** @param isFromShelf whether a tab of an earlier version has the bot open; it stores it again after each change */
  #add(bot: BotRow, isFromShelf: boolean): BotRow {
    for (let number = 1; ; number += 1) {
      const id = number === 1 ? bot.id : `${bot.id}-${number}`;
      const text = this.#read(id);
      if (text === null || (isFromShelf && objectFromJson(text).isFromShelf === true))
        return this.#write({ ...bot, id, row: null }, isFromShelf);
      const known = readRow(id, text);
      if (known && hasCode(known, bot.code)) return this.#write({ ...known, versions: jointVersions(known, bot) });
    }
  }

  #write(bot: BotRow, isFromShelf = false): BotRow {
    const text = toText(bot, isFromShelf);
    const isStored = !this.#isStopped && this.storage.write(keyOf(bot.id), text);
    const written = { ...bot, row: isStored ? text : bot.row };
    if (isStored) this.#unstored.delete(bot.id);
    else this.#unstored.set(bot.id, written);
    return written;
  }

  /** Store a text that cannot be read in a row of its own, once; return whether that succeeded. */
  #putAside(text: string): boolean {
    for (let number = 1; ; number += 1) {
      const key = keyOf(`unreadable-${number}`);
      const known = this.storage.read(key) ?? null;
      if (known === text) return true;
      if (known === null) return this.storage.write(key, text);
    }
  }

  /**
   * Give each bot of an earlier version a row, one after the other, so that a storage that is nearly full suffices. What
   * cannot be read gets a row, too.
   */
  #divideShelf(): void {
    const text = this.#isStopped ? null : this.storage.read(SHELF);
    if (!text) return;
    const { bots, form = SCHEMA_VERSION, ...others } = objectFromJson(text);
    if (!Array.isArray(bots) || form !== SCHEMA_VERSION) {
      if (this.#putAside(text)) this.storage.remove(SHELF);
      return;
    }
    if (typeof others.open === "string" && this.storage.read(OPEN) === null) this.storage.write(OPEN, others.open);
    let rest: unknown[] = bots;
    for (const entry of bots) {
      if (!this.#divideOff(entry)) continue;
      rest = rest.filter((each) => each !== entry);
      if (rest.length > 0) this.storage.write(SHELF, JSON.stringify({ ...others, form, bots: rest }));
    }
    if (rest.length === 0) this.storage.remove(SHELF);
  }

  /** Return whether the browser stores an entry of the shelf as a row. */
  #divideOff(entry: unknown): boolean {
    const bot = readBot(entry);
    if (!bot) return this.#putAside(JSON.stringify(entry));
    if (!this.#unstored.has(bot.id)) this.#add({ ...bot, row: null }, true);
    return !this.#unstored.has(bot.id);
  }

  #read(id: string): string | null {
    return this.#isStopped ? null : (this.storage.read(keyOf(id)) ?? null);
  }

  #entries(): Entry[] {
    const keys = this.#isStopped ? [] : (this.storage.keys() ?? []);
    return keys.flatMap((key) => {
      const text = key.startsWith(ROWS) ? this.storage.read(key) : null;
      return typeof text === "string" ? [{ key, text }] : [];
    });
  }
}

/** Return the key of a bot's row. */
export function keyOf(id: string): string {
  return ROWS + id;
}

function idOf(key: string): string {
  return key.slice(ROWS.length);
}

function toText({ name, code, versions }: StoredBot, isFromShelf = false): string {
  return JSON.stringify({ form: SCHEMA_VERSION, name, code, versions, ...(isFromShelf && { isFromShelf }) });
}

function readRow(id: string, text: string): BotRow | null {
  const bot = readBot({ ...objectFromJson(text), id });
  return bot && { ...bot, row: text };
}

function readBot(data: unknown): StoredBot | null {
  try {
    return botFrom(data);
  } catch {
    return null;
  }
}

function byName(a: StoredBot, b: StoredBot): number {
  return a.name.localeCompare(b.name, undefined, { numeric: true }) || (a.id < b.id ? -1 : 1);
}
