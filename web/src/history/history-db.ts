import { type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import { merge } from "./backup/merge";
import { dayFrom, gameFrom, ImportError, mistakeFrom } from "./backup/validate";
import { sortByDate } from "./statistics";
import { DATABASE, type Day, type FinishedGame, type HistoryData, type Mistake } from "./types";

/** The index of the games by the time when they were finished. */
const BY_DATE = "at";
/** Version 2 added the index BY_DATE. */
const DB_VERSION = 2;
/** The most rows that are read in one task: they take some 20 ms on a laptop. */
const ROWS_AT_ONCE = 500;

export type Stores = { games: FinishedGame; days: Day; mistakes: Mistake };
export type Name = keyof Stores;

const READERS: { readonly [In in Name]: (row: unknown) => Stores[In] } = {
  games: gameFrom,
  days: dayFrom,
  mistakes: mistakeFrom,
};
export const NAMES = Object.keys(READERS) as Name[];

/** The rows under one name: an object store of the database in a transaction, or those in memory. */
type Rows = IDBPObjectStore<unknown, string[], string, "readwrite"> | ReturnType<typeof rowsInMemory>;
type Access<Value> = (rows: (name: Name) => Rows) => Promise<Value>;

/**
 * Stores games, days and mistakes in the browser's database, or, if that cannot be opened, in memory until the page is
 * closed.
 */
export class HistoryDb {
  /** Undefined until the first use, and after the browser has closed the connection. */
  #connection: Promise<IDBPDatabase | null> | undefined;
  #hasGivenUp = false;
  readonly #memory = { games: rowsInMemory(), days: rowsInMemory(), mistakes: rowsInMemory() };
  #isPersistent = true;
  /** The number of rows omitted in the last read: damaged, or written by a newer version. They stay in the database. */
  readonly unreadable: Record<Name, number> = { games: 0, days: 0, mistakes: 0 };

  /** Whether all changes of this visit outlast it. */
  get isPersistent(): boolean {
    return this.#isPersistent;
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
    const [games, days, mistakes] = [this.every("games"), this.every("days"), this.every("mistakes")];
    return { games: await games, days: await days, mistakes: await mistakes };
  }

  /** Return the games that were finished last, latest first, without reading all others. */
  async latest(count: number): Promise<FinishedGame[]> {
    const latest = await this.#read("games", async (rows) => {
      if (!("index" in rows))
        return sortByDate((await rows.getAll()) as FinishedGame[])
          .slice(-count)
          .reverse();
      const found: unknown[] = [];
      let cursor = await rows.index(BY_DATE).openCursor(null, "prev");
      while (cursor && found.length < count) {
        found.push(cursor.value);
        cursor = await cursor.continue();
      }
      return found;
    });
    return readable("games", latest);
  }

  /** Return a row; null if there is none, or none that can be read. */
  async get<In extends Name>(name: In, key: string): Promise<Stores[In] | null> {
    return readable(name, [await this.#read(name, (rows) => rows.get(key))])[0] ?? null;
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
    const isStored = await this.#write([name], async (rows) => {
      const known = read(name, await rows(name).get(key));
      changed = known === "newer" ? null : change(known === "damaged" ? undefined : known);
      if (changed) await rows(name).put(changed, key);
    });
    return isStored ? changed : null;
  }

  async remove(name: Name, key: string): Promise<void> {
    await this.#write([name], (rows) => rows(name).delete(key));
  }

  /** Merge other data into the stored data, all of it or nothing; return whether that succeeded. */
  merge(more: HistoryData): Promise<boolean> {
    return this.#write(NAMES, async (rows) => {
      const known = {
        games: readable("games", await rows("games").getAll()),
        days: readable("days", await rows("days").getAll()),
        mistakes: readable("mistakes", await rows("mistakes").getAll()),
      };
      const merged: HistoryData = merge(known, more);
      for (const name of NAMES) {
        for (const row of merged[name]) {
          if (read(name, await rows(name).get(keyOf(row))) === "newer") continue;
          // Not awaited, because there may be thousands; the end of the transaction reports a failure.
          rows(name)
            .put(row, keyOf(row))
            .catch(() => undefined);
        }
      }
    });
  }

  /** Read all rows of a store, some at a time, so that no other task has to wait for thousands. */
  async every<In extends Name>(name: In): Promise<Stores[In][]> {
    const [found, count] = await this.#read(name, async (rows) => {
      const found: Stores[In][] = [];
      let count = 0;
      let rest: IDBKeyRange | null = null;
      do {
        const [keys, some]: [unknown[], unknown[]] = await Promise.all([
          rows.getAllKeys(rest, ROWS_AT_ONCE),
          rows.getAll(rest, ROWS_AT_ONCE),
        ]);
        found.push(...readable(name, some));
        count += some.length;
        rest = keys.length === ROWS_AT_ONCE ? IDBKeyRange.lowerBound(keys.at(-1), true) : null;
      } while (rest);
      return [found, count];
    });
    this.unreadable[name] = count - found.length;
    return found;
  }

  /** Read rows; a database that cannot even be read through a new connection is like none. */
  async #read<Value>(name: Name, act: (rows: Rows) => Promise<Value>): Promise<Value> {
    try {
      return await this.#use([name], "readonly", (rows) => act(rows(name)));
    } catch {
      this.#giveUp();
      return act(this.#memory[name]);
    }
  }

  /** Write rows; return whether that succeeded. It fails if the storage is full. */
  async #write(names: readonly Name[], act: Access<unknown>): Promise<boolean> {
    try {
      await this.#use(names, "readwrite", act);
      return true;
    } catch {
      this.#isPersistent = false;
      return false;
    }
  }

  /** Use the database, after a failure again through a new connection; without a database use memory. */
  async #use<Value>(names: readonly Name[], mode: IDBTransactionMode, act: Access<Value>): Promise<Value> {
    const connection = this.#connect();
    const database = await connection;
    if (database) {
      try {
        return await inTransaction(database, names, mode, act);
      } catch {
        // Browsers close connections, not always with an event. Another access may have opened a new one by now.
        if (this.#connection === connection) this.#connection = undefined;
        database.close();
      }
    }
    const other = await this.#connect();
    return other ? inTransaction(other, names, mode, act) : act((name) => this.#memory[name]);
  }

  /** Return the connection; null if there is no database, or none any more. */
  #connect(): Promise<IDBPDatabase | null> {
    if (this.#hasGivenUp) return Promise.resolve(null);
    this.#connection ??= this.#open();
    return this.#connection;
  }

  async #open(): Promise<IDBPDatabase | null> {
    try {
      return await openDB(DATABASE, DB_VERSION, {
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

/** Use rows in a transaction, whose failure is also that of the requests in it. */
async function inTransaction<Value>(
  database: IDBPDatabase,
  names: readonly Name[],
  mode: IDBTransactionMode,
  act: Access<Value>,
): Promise<Value> {
  const transaction = database.transaction([...names], mode);
  transaction.done.catch(() => undefined);
  const value = await act((name) => transaction.objectStore(name) as Rows);
  if (mode === "readwrite") await transaction.done;
  return value;
}

function rowsInMemory() {
  const rows = new Map<string, unknown>();
  return {
    get: async (key: string) => rows.get(key),
    getAll: async (_?: unknown, _count?: number) => [...rows.values()],
    // All are read at once, so that none follows any key.
    getAllKeys: async (_?: unknown, _count?: number): Promise<string[]> => [],
    put: async (row: unknown, key: string) => rows.set(key, row),
    delete: async (key: string) => rows.delete(key),
  };
}

/** Return the key of a row. */
export function keyOf(row: Stores[Name]): string {
  return "id" in row ? row.id : row.date;
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
