import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { ended, summary } from "../../../testing/summaries";
import { Store } from "../../app/store";
import { type Engine, EngineFailure } from "../../engine/engine";
import type { GameSummary, SaveReading } from "../../engine/protocol";
import { rowOf } from "../../library/game-row";
import { Library, PAGE, type Place } from "../../library/library";
import { LocalStore } from "../../platform/storage/local-storage";
import { importOldSaves, importOldSavesWhenReady } from "./old-saves";

const LIST = "coloretto:v1:games";
const SAVE = "coloretto:v1:save";
const NOON = 1_700_000_000_000;
let storage: MemoryStorage;
let library: Library;
/** The games that the engine reads in saves; it refuses other saves. */
let games: Record<string, GameSummary>;
/** The known saves that contain all that a save does, by that save. */
let contained: Record<string, string>;
/** The number of requests after which the engine is lost. */
let left: number;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  library = new Library(new LocalStore());
  games = { one: summary(1), two: summary(2), over: ended(3) };
  contained = {};
  left = Infinity;
});

const engine = {
  request: async ({ params }: { params: { text: string; known?: string } }): Promise<SaveReading> => {
    const { text: save, known } = params;
    left -= 1;
    if (left < 0) throw new Error("lost");
    const game = games[save];
    if (!game) throw new EngineFailure("NotationError", "not a save");
    const is_known = known !== undefined && [`new ${save}`, contained[save]].includes(known);
    const isOther = known !== undefined && !is_known;
    return { game: isOther ? { ...game, id: `${game.id} other` } : game, save: `new ${save}`, is_known };
  },
} as unknown as Engine;

function run(place: Place = PAGE): Promise<void> {
  const texts = new LocalStore();
  return importOldSaves(engine, { storage: texts, library: new Library(texts, place) });
}

function listed(): [string, number | null][] {
  return library.unfinished().map(({ save, at }) => [save, at]);
}

test("unfinished games get rows with their times, and the old texts go", async () => {
  storage.setItem(`${LIST}:${NOON}-a`, "one");
  storage.setItem("coloretto:v1:save:earlier", "two");
  await run();
  expect(listed()).toEqual([
    ["new one", NOON],
    ["new two", null],
  ]);
  expect(Object.keys(storage.entries()).filter((key) => key.startsWith("coloretto:v1"))).toEqual([]);
});

test("a game in which only bots have acted stays listed, one without a move does not", async () => {
  games = { one: { ...summary(1), begun: false, turns: 3 }, two: { ...summary(2), begun: false, turns: 0 } };
  storage.setItem(`${LIST}:${NOON}-a`, "one");
  storage.setItem(SAVE, "two");
  await run();
  expect(listed()).toEqual([["new one", NOON]]);
});

test("a text that the engine refuses becomes an unreadable one", async () => {
  storage.setItem(`${LIST}:${NOON}-a`, "broken");
  await run();
  expect(library.unreadable()).toMatchObject([{ text: "broken", at: NOON }]);
  expect(storage.getItem(`${LIST}:${NOON}-a`)).toBeNull();
});

test("an import that was interrupted anywhere ends with each game once", async () => {
  const old = { [`${LIST}:${NOON}-a`]: "one", [`${LIST}:${NOON + 1}-b`]: "two", [SAVE]: "one" };
  for (let requests = 0; requests < 6; requests += 1) {
    storage.clear();
    for (const [key, text] of Object.entries(old)) storage.setItem(key, text);
    left = requests;
    await run();
    left = Infinity;
    await run();
    expect(
      listed()
        .map(([save]) => save)
        .sort(),
    ).toEqual(["new one", "new two"]);
  }
});

test("a game that the library has at this ply or a later one is not imported again", async () => {
  library.put(rowOf(summary(1, { turns: 20 }), "later"));
  contained = { one: "later" };
  storage.setItem(SAVE, "one");
  await run();
  expect([listed(), storage.getItem(SAVE)]).toMatchObject([[["later", expect.any(Number)]], null]);
});

test("another course of a game gets a row of its own", async () => {
  library.put(rowOf(summary(1), "another course"));
  storage.setItem(`${LIST}:${NOON}-a`, "one");
  await run();
  expect(
    listed()
      .map(([save]) => save)
      .sort(),
  ).toEqual(["another course", "new one"]);
});

test("a game that is over or was never touched is not listed", async () => {
  storage.setItem(SAVE, "one");
  storage.setItem("coloretto:v1:untouched", "one");
  storage.setItem(`${LIST}:${NOON}-a`, "over");
  await run();
  expect([listed(), storage.entries()]).toEqual([[], {}]);
});

test("a game that cannot be stored stays where it is", async () => {
  storage.setItem(SAVE, "one");
  storage.isFull = true;
  await run();
  expect(storage.getItem(SAVE)).toBe("one");
});

test("frames and the workshop's table import their own games only", async () => {
  storage.setItem(SAVE, "one");
  storage.setItem(`${SAVE}:frame`, "two");
  storage.setItem("coloretto:v1:workshop-games:1-a", "two");
  await run({ ...PAGE, name: "frame" });
  expect(listed().map(([save]) => save)).toEqual(["new two"]);
  const workshop = { name: "workshop", games: "coloretto:v2:workshop-game" };
  await run(workshop);
  expect(new Library(new LocalStore(), workshop).unfinished().map(({ save }) => save)).toEqual(["new two"]);
  expect(storage.getItem(SAVE)).toBe("one");
});

test("the import waits for the engine and for the game in play, and runs once", async () => {
  const store = new Store();
  const texts = new LocalStore();
  storage.setItem(SAVE, "one");
  importOldSavesWhenReady(engine, store, { storage: texts, library });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  for (const change of [{ engine: "loading" }, { engine: "ready", opening: { search: null } }] as const) {
    store.set(change);
    await settle();
    expect(storage.getItem(SAVE)).toBe("one");
  }
  store.set({ opening: null });
  await settle();
  expect(storage.getItem(SAVE)).toBeNull();
  storage.setItem(SAVE, "two");
  store.set({});
  await settle();
  expect(storage.getItem(SAVE)).toBe("two");
});
