import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { DATABASE, type Day, type Kept, type KeptGame, type Mistake } from "./forms";
import { merged } from "./merging";

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  days: { key: string; value: Day };
  mistakes: { key: string; value: Mistake };
}

type Stores = { games: KeptGame; days: Day; mistakes: Mistake };
type Name = keyof Stores;

const VERSION = 1;
const NAMES: readonly Name[] = ["games", "days", "mistakes"];

/** What is kept of games, days and mistakes: in the browser's database, else for as long as the page is open. */
export class Keeping {
  #database: Promise<IDBPDatabase<Schema> | null> | undefined;
  readonly #memory = {
    games: new Map<string, KeptGame>(),
    days: new Map<string, Day>(),
    mistakes: new Map<string, Mistake>(),
  };
  #isLasting = true;

  get isLasting(): boolean {
    return this.#isLasting;
  }

  async all(): Promise<Kept> {
    const [games, days, mistakes] = await Promise.all([
      this.#every("games"),
      this.#every("days"),
      this.#every("mistakes"),
    ]);
    return { games, days, mistakes };
  }

  /** Puts in the place of what is there whatever `change` makes of it, in one go: other tabs wait. Null: as it was. */
  async change<In extends Name>(
    name: In,
    key: string,
    change: (known: Stores[In] | undefined) => Stores[In] | null,
  ): Promise<void> {
    await this.#try(
      async (database) => {
        const transaction = database.transaction(name, "readwrite");
        const next = change((await transaction.store.get(key)) as Stores[In] | undefined);
        if (next) await transaction.store.put(next as never, key);
        await transaction.done;
      },
      () => {
        const memory = this.#memory[name] as Map<string, Stores[In]>;
        const next = change(memory.get(key));
        if (next) memory.set(key, next);
      },
    );
  }

  /** Takes in what comes from elsewhere, all of it or nothing. */
  async merge(more: Kept): Promise<void> {
    await this.#try(
      async (database) => {
        const transaction = database.transaction([...NAMES], "readwrite");
        const store = (name: Name) => transaction.objectStore(name);
        const [games, days, mistakes] = await Promise.all([
          transaction.objectStore("games").getAll(),
          transaction.objectStore("days").getAll(),
          transaction.objectStore("mistakes").getAll(),
        ]);
        for (const [name, key, thing] of entries(merged({ games, days, mistakes }, more)))
          void store(name).put?.(thing as never, key);
        await transaction.done;
      },
      () => {
        const { games, days, mistakes } = this.#memory;
        const now = { games: [...games.values()], days: [...days.values()], mistakes: [...mistakes.values()] };
        for (const [name, key, thing] of entries(merged(now, more)))
          (this.#memory[name] as Map<string, unknown>).set(key, thing);
      },
    );
  }

  #every<In extends Name>(name: In): Promise<Stores[In][]> {
    return this.#try(
      (database) => database.getAll(name) as Promise<Stores[In][]>,
      () => [...(this.#memory[name] as Map<string, Stores[In]>).values()],
    );
  }

  /** What the database refuses is done in memory, from then on. */
  async #try<Value>(
    inDatabase: (database: IDBPDatabase<Schema>) => Promise<Value>,
    inMemory: () => Value,
  ): Promise<Value> {
    this.#database ??= this.#open();
    const database = await this.#database;
    if (!database) return inMemory();
    try {
      return await inDatabase(database);
    } catch {
      this.#giveUp();
      return inMemory();
    }
  }

  async #open(): Promise<IDBPDatabase<Schema> | null> {
    try {
      return await openDB<Schema>(DATABASE, VERSION, {
        upgrade: (database) => {
          for (const name of NAMES) database.createObjectStore(name);
        },
        // Another tab wants everything forgotten, or a newer page another form.
        blocking: (_from, _to, event) => {
          (event.target as IDBDatabase).close();
          this.#giveUp();
        },
        terminated: () => this.#giveUp(),
      });
    } catch {
      this.#giveUp();
      return null;
    }
  }

  #giveUp(): void {
    this.#isLasting = false;
    this.#database = Promise.resolve(null);
  }
}

function entries({ games, days, mistakes }: Kept): [Name, string, KeptGame | Day | Mistake][] {
  return [
    ...games.map((game): [Name, string, KeptGame] => ["games", game.id, game]),
    ...days.map((day): [Name, string, Day] => ["days", day.date, day]),
    ...mistakes.map((mistake): [Name, string, Mistake] => ["mistakes", mistake.id, mistake]),
  ];
}
