import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { merge } from "./backup/merge";
import { dayFrom, gameFrom, ImportError, mistakeFrom } from "./backup/validate";
import { sortByDate } from "./statistics";
import { DATABASE, type Day, type FinishedGame, type HistoryData, type Mistake } from "./types";

/** The index of the games by the time when they were finished. */
const BY_DATE = "at";

interface Schema extends DBSchema {
  games: { key: string; value: FinishedGame; indexes: { [BY_DATE]: string } };
  days: { key: string; value: Day };
  mistakes: { key: string; value: Mistake };
}

export type Stores = { games: FinishedGame; days: Day; mistakes: Mistake };
export type Name = keyof Stores;
type Access<Value> = (database: IDBPDatabase<Schema>) => Promise<Value>;

/** Version 2 added the index BY_DATE. */
const DB_VERSION = 2;
/** The most rows that are read in one task: they take some 20 ms on a laptop. */
const ROWS_AT_ONCE = 500;
const NAMES: readonly Name[] = ["games", "days", "mistakes"];
const READERS: { readonly [In in Name]: (row: unknown) => Stores[In] } = {
  games: gameFrom,
  days: dayFrom,
  mistakes: mistakeFrom,
};

/**
 * Stores games, days and mistakes in the browser's database, or, if that cannot be opened, in memory until the page is
 * closed.
 */
export class HistoryDb {
  /** Undefined until the first use, and after the browser has closed the connection. */
  #connection: Promise<IDBPDatabase<Schema> | null> | undefined;
  #hasGivenUp = false;
  readonly #memory = {
    games: new Map<string, FinishedGame>(),
    days: new Map<string, Day>(),
    mistakes: new Map<string, Mistake>(),
  };
  #isPersistent = true;
  readonly #unreadable: Record<Name, number> = { games: 0, days: 0, mistakes: 0 };

  /** Whether all changes of this visit outlast it. */
  get isPersistent(): boolean {
    return this.#isPersistent;
  }

  /** The number of rows omitted in the last read: damaged, or written by a newer version. They stay in the database. */
  get unreadable(): Readonly<Record<Name, number>> {
    return this.#unreadable;
  }

  /** Close the database and use memory from now on, because another tab has deleted the database. */
  async stop(): Promise<void> {
    this.#giveUp();
    (await this.#connection)?.close();
  }

  /** Return whether anything was ever stored; false if the browser cannot say. */
  async exists(): Promise<boolean> {
    // In a sandboxed frame Chromium reports an error that cannot be caught.
    if (origin === "null") return false;
    try {
      return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
    } catch {
      return false;
    }
  }

  async all(): Promise<HistoryData> {
    const [games, days, mistakes] = await Promise.all([
      this.every("games"),
      this.every("days"),
      this.every("mistakes"),
    ]);
    return { games, days, mistakes };
  }

  /** Return the games that were finished last, latest first, without reading all others. */
  async latest(count: number): Promise<FinishedGame[]> {
    const rows = await this.#read<unknown[]>(
      async (database) => {
        const found: unknown[] = [];
        let cursor = await begin(database, ["games"], "readonly")
          .objectStore("games")
          .index(BY_DATE)
          .openCursor(null, "prev");
        while (cursor && found.length < count) {
          found.push(cursor.value);
          cursor = await cursor.continue();
        }
        return found;
      },
      () =>
        sortByDate([...this.#memory.games.values()])
          .reverse()
          .slice(0, count),
    );
    return readable("games", rows);
  }

  /** Return a row; null if there is none, or none that can be read. */
  async get<In extends Name>(name: In, key: string): Promise<Stores[In] | null> {
    const row = await this.#read<unknown>(
      (database) => database.get(name, key),
      () => this.#memory[name].get(key),
    );
    return readable(name, [row])[0] ?? null;
  }

  /**
   * Replace a row by the result of `change` in one transaction and return that; null leaves the row as it is. A damaged
   * row counts as missing, and a row written by a newer version is not replaced.
   */
  async change<In extends Name>(
    name: In,
    key: string,
    change: (known: Stores[In] | undefined) => Stores[In] | null,
  ): Promise<Stores[In] | null> {
    let changed: Stores[In] | null = null;
    const isStored = await this.#write(
      async (database) => {
        const transaction = begin(database, [name], "readwrite");
        const store = transaction.objectStore(name);
        const known = read(name, await store.get(key));
        changed = known === "newer" ? null : change(known === "damaged" ? undefined : known);
        if (changed) await store.put(changed as never, key);
        await transaction.done;
      },
      () => {
        const memory = this.#memory[name] as Map<string, Stores[In]>;
        changed = change(memory.get(key));
        if (changed) memory.set(key, changed);
      },
    );
    return isStored ? changed : null;
  }

  async remove(name: Name, key: string): Promise<void> {
    await this.#write(
      (database) => database.delete(name, key),
      () => this.#memory[name].delete(key),
    );
  }

  /** Merge other data into the stored data, all of it or nothing; return whether that succeeded. */
  merge(more: HistoryData): Promise<boolean> {
    return this.#write(
      async (database) => {
        const transaction = begin(database, NAMES, "readwrite");
        const store = (name: Name) => transaction.objectStore(name);
        const [games, days, mistakes] = await Promise.all([
          store("games").getAll(),
          store("days").getAll(),
          store("mistakes").getAll(),
        ]);
        const known = {
          games: readable("games", games),
          days: readable("days", days),
          mistakes: readable("mistakes", mistakes),
        };
        for (const [name, key, row] of entries(merge(known, more))) {
          const rows = store(name);
          if (read(name, await rows.get(key)) === "newer") continue;
          // Not awaited, because there may be thousands; `done` reports a failure.
          rows.put?.(row as never, key).catch(() => undefined);
        }
        await transaction.done;
      },
      () => {
        const { games, days, mistakes } = this.#memory;
        const now = { games: [...games.values()], days: [...days.values()], mistakes: [...mistakes.values()] };
        for (const [name, key, row] of entries(merge(now, more)))
          (this.#memory[name] as Map<string, unknown>).set(key, row);
      },
    );
  }

  /** Read all rows of a store, some at a time, so that no other task has to wait for thousands. */
  async every<In extends Name>(name: In): Promise<Stores[In][]> {
    const things: Stores[In][] = [];
    let unreadable = 0;
    const add = (rows: readonly unknown[]) => {
      const readables = readable(name, rows);
      things.push(...readables);
      unreadable += rows.length - readables.length;
    };
    await this.#read(
      async (database) => {
        things.length = unreadable = 0;
        const store = begin(database, [name], "readonly").objectStore(name);
        let rest: IDBKeyRange | null = null;
        do {
          const [keys, rows]: [string[], unknown[]] = await Promise.all([
            store.getAllKeys(rest, ROWS_AT_ONCE),
            store.getAll(rest, ROWS_AT_ONCE),
          ]);
          add(rows);
          rest = keys.length === ROWS_AT_ONCE ? IDBKeyRange.lowerBound(keys.at(-1), true) : null;
        } while (rest);
      },
      () => {
        things.length = unreadable = 0;
        add([...this.#memory[name].values()]);
      },
    );
    this.#unreadable[name] = unreadable;
    return things;
  }

  /** Read from the database; a database that cannot even be read through a new connection is like none. */
  async #read<Value>(inDatabase: Access<Value>, inMemory: () => Value): Promise<Value> {
    try {
      return await this.#use(inDatabase, inMemory);
    } catch {
      this.#giveUp();
      return inMemory();
    }
  }

  /** Write to the database; return whether that succeeded. It fails if the storage is full. */
  async #write(inDatabase: Access<unknown>, inMemory: () => unknown): Promise<boolean> {
    try {
      await this.#use(inDatabase, inMemory);
      return true;
    } catch {
      this.#isPersistent = false;
      return false;
    }
  }

  /** Use the database, after a failure again through a new connection; without a database use memory. */
  async #use<Value>(inDatabase: Access<Value>, inMemory: () => Value): Promise<Value> {
    const connection = this.#connect();
    const database = await connection;
    if (!database) return inMemory();
    try {
      return await inDatabase(database);
    } catch {
      // Browsers close connections, not always with an event. Another access may have opened a new one by now.
      if (this.#connection === connection) this.#connection = undefined;
      database.close();
    }
    const other = await this.#connect();
    return other ? inDatabase(other) : inMemory();
  }

  /** Return the connection; null if there is no database, or none any more. */
  #connect(): Promise<IDBPDatabase<Schema> | null> {
    if (this.#hasGivenUp) return Promise.resolve(null);
    this.#connection ??= this.#open();
    return this.#connection;
  }

  async #open(): Promise<IDBPDatabase<Schema> | null> {
    try {
      return await openDB<Schema>(DATABASE, DB_VERSION, {
        upgrade: (database, before, _version, transaction) => {
          if (before === 0) for (const name of NAMES) database.createObjectStore(name);
          transaction.objectStore("games").createIndex(BY_DATE, BY_DATE);
        },
        // Another tab deletes the database, or a newer version upgrades it.
        blocking: (_from, _to, event) => {
          (event.target as IDBDatabase).close();
          this.#giveUp();
        },
        terminated: () => {
          this.#connection = undefined;
        },
      });
    } catch {
      this.#giveUp();
      return null;
    }
  }

  #giveUp(): void {
    this.#hasGivenUp = true;
    this.#isPersistent = false;
  }
}

/** Begin a transaction whose failure is reported by its requests, and by `done` only to those who await that. */
function begin<Mode extends "readonly" | "readwrite">(
  database: IDBPDatabase<Schema>,
  names: readonly Name[],
  mode: Mode,
) {
  const transaction = database.transaction([...names], mode);
  transaction.done.catch(() => undefined);
  return transaction;
}

/** Validate a row like imported data, field by field. Undefined stays undefined. */
function read<In extends Name>(name: In, row: unknown): Stores[In] | undefined | "damaged" | "newer" {
  if (row === undefined) return undefined;
  try {
    return READERS[name](row);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return error.reason === "newer" ? "newer" : "damaged";
  }
}

function readable<In extends Name>(name: In, rows: readonly unknown[]): Stores[In][] {
  return rows.map((row) => read(name, row)).filter((row): row is Stores[In] => typeof row === "object");
}

function entries({ games, days, mistakes }: HistoryData): [Name, string, FinishedGame | Day | Mistake][] {
  return [
    ...games.map((game): [Name, string, FinishedGame] => ["games", game.id, game]),
    ...days.map((day): [Name, string, Day] => ["days", day.date, day]),
    ...mistakes.map((mistake): [Name, string, Mistake] => ["mistakes", mistake.id, mistake]),
  ];
}
