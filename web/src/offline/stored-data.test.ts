import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/memory-storage";
import { TabMemory } from "../app/saves/tab-memory";
import { NAMES } from "../history/history-db";
import { hasMessage, loadAllTexts } from "../i18n";
import { KINDS, kindOfKey, kindOfStore, PREFIX, storedKinds } from "./stored-data";

/** All modules besides those with messages between frames, whose types look like keys. */
const SOURCES = import.meta.glob<string>(
  ["../**/*.ts", "!../**/*.test.ts", "!../embed/**", "!../features/frame/frame-controller.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** The database of a page with some rows in some stores. */
function database(rows: Readonly<Record<string, number>>) {
  const opened = <Value>(result: Value) => {
    const request = { result, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const store = (name: string) => ({ count: () => opened(rows[name]) });
  return {
    databases: async () => [{ name: "coloretto" }],
    open: () =>
      opened({
        objectStoreNames: Object.keys(rows),
        transaction: () => ({ objectStore: store }),
        close: () => undefined,
      }),
  };
}

let local: MemoryStorage;
let session: MemoryStorage;

beforeEach(() => {
  [local, session] = [new MemoryStorage(), new MemoryStorage()];
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("indexedDB", { databases: async () => [] });
  vi.stubGlobal("document", { baseURI: "https://games.example/" });
  vi.stubGlobal("caches", { keys: async () => [] });
});

test("each key that a module uses has a kind", () => {
  const keys = Object.values(SOURCES).flatMap((source) => source.match(/coloretto:v\d:[\w-]+/g) ?? []);
  expect(keys.length).toBeGreaterThan(15);
  expect(keys.filter((key) => kindOfKey(key) === "other")).toEqual([]);
});

test("each key by which a tab remembers something has a kind", () => {
  const tab = new TabMemory("frame");
  tab.replay = { record: "x", ply: 1, seats: null };
  tab.markPuzzle({ id: "x", search: "" } as never);
  tab.markUrlOpened();
  const keys = Object.keys(session.entries());
  expect(keys).toHaveLength(3);
  expect(keys.filter((key) => !key.startsWith(PREFIX) || kindOfKey(key) === "other")).toEqual([]);
});

test("each store of the database has a kind", () => {
  expect(NAMES).toHaveLength(3);
  expect(NAMES.filter((name) => kindOfStore(name) === "other")).toEqual([]);
});

test("each kind has a text", async () => {
  await loadAllTexts();
  for (const kind of KINDS) expect([kind, hasMessage(`stored-${kind}`)]).toEqual([kind, true]);
});

test("a device on which nothing is stored has no kinds", async () => {
  local.setItem("another-page", "x");
  expect(await storedKinds()).toEqual([]);
});

test("kinds come from the keys, the rows and the caches, also those that a newer version may have added", async () => {
  local.setItem("coloretto:v1:workshop-bots:a", "{}");
  local.setItem("coloretto:v1:save:workshop", "{}");
  session.setItem("coloretto:v1:opened:", "yes");
  vi.stubGlobal("indexedDB", database({ games: 2, days: 0, mistakes: 0 }));
  vi.stubGlobal("caches", { keys: async () => ["coloretto-snapshot"] });
  expect(await storedKinds()).toEqual(["unfinished", "finished", "bots", "notes", "files"]);
  vi.stubGlobal("indexedDB", database({ photographs: 1 }));
  local.setItem("coloretto:v2:photographs", "x");
  expect(await storedKinds()).toContain("other");
});

test("a browser that does not say which databases there are may have all rows", async () => {
  vi.stubGlobal("indexedDB", {});
  expect(await storedKinds()).toEqual(["finished", "days", "mistakes"]);
});
