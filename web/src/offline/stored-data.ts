/** Finds out what the page has stored on the device. */

import { DATABASE, type HistoryData } from "../history/types";
import { local, session } from "../platform/storage/browser-storage";

export const PREFIX = "coloretto:";
/** How the names of the caches begin. */
const CACHES = "coloretto-";

/**
 * What people know stored data as, in the order in which it is listed, and the keys of each kind in local and session
 * storage: the part that follows the version. Each kind has a text: stored-unfinished and so on.
 */
const KEYS = {
  unfinished: ["save", "in-play", "game", "games", "workshop-game", "workshop-games"],
  finished: ["hint-counts", "typed-notes", "review"],
  days: [],
  mistakes: [],
  bots: ["workshop", "workshop-bots", "workshop-open", "workshop-run", "workshop-tasks"],
  settings: ["settings", "setup"],
  notes: [
    ...["hints", "workshop-start", "asked-to-last", "deleted-games", "erased", "stops", "tab", "recording"],
    ...["untouched", "puzzles", "opened", "chosen", "challenges", "sender"],
  ],
  files: [],
  other: [],
} as const satisfies Record<string, readonly string[]>;
export type Kind = keyof typeof KEYS;
export const KINDS = Object.keys(KEYS) as Kind[];

const FILES: readonly Kind[] = ["files"];
const STORES: Readonly<Record<keyof HistoryData, Kind>> = { games: "finished", days: "days", mistakes: "mistakes" };

/** Return the kinds of the data that the page has stored. */
export async function storedKinds(): Promise<Kind[]> {
  const keys = [local, session].flatMap((storage) => storage.keys() ?? []).filter((key) => key.startsWith(PREFIX));
  const [stores, hasFiles] = await Promise.all([storesInUse(), isCaching()]);
  const found = new Set<Kind>([...keys.map(kindOfKey), ...stores.map(kindOfStore), ...(hasFiles ? FILES : [])]);
  return KINDS.filter((kind) => found.has(kind));
}

/** Return what the text with a key is: "coloretto:v1:games:1-a". */
export function kindOfKey(key: string): Kind {
  const [, , name = ""] = key.split(":");
  return KINDS.find((kind) => (KEYS[kind] as readonly string[]).includes(name)) ?? "other";
}

/** Return what the rows of a store of the database are. */
export function kindOfStore(name: string): Kind {
  return (STORES as Readonly<Record<string, Kind>>)[name] ?? "other";
}

/** Return the names of the stores with rows; of all, if the browser cannot say. */
async function storesInUse(): Promise<string[]> {
  try {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === DATABASE)) return [];
    const database = await result(indexedDB.open(DATABASE));
    const names = [...database.objectStoreNames];
    const stores = names.map((name) => database.transaction(name).objectStore(name));
    const counts = await Promise.all(stores.map((store) => result(store.count())));
    database.close();
    return names.filter((_, index) => counts[index]);
  } catch {
    return Object.keys(STORES);
  }
}

async function isCaching(): Promise<boolean> {
  try {
    return (await caches.keys()).some((name) => name.startsWith(CACHES));
  } catch {
    return false; // Caches are blocked.
  }
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
