import { beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/memory-storage";
import { markDeleted, markRestored, wasDeleted } from "./deleted-games";
import { finishedAgain, isOtherThatCounts } from "./finished-again";
import type { FinishedGame } from "./types";

const ID = "0".repeat(32);
const ranked = { id: ID, practice: false, record: "one" } as FinishedGame;
const practice = { ...ranked, practice: true, record: "two" };
const continued = { ...ranked, continued: true as const };

test.each([
  ["practice replaces no other course that counts", ranked, practice, true],
  ["practice replaces earlier practice", practice, { ...practice, record: "three" }, false],
  ["practice may be the first course", undefined, practice, false],
  [
    "practice with the same actions as the game that counts is that game",
    ranked,
    { ...practice, record: "one" },
    false,
  ],
  ["practice replaces the same game from a position, which did not count", continued, practice, false],
  ["a game that counts replaces the same game before an undo", ranked, { ...ranked, record: "two" }, false],
  ["a game that counts replaces practice", practice, ranked, false],
])("%s", (_, known, game, isOther) => {
  expect(isOtherThatCounts(known, game)).toBe(isOther);
});

test("a game that is finished again keeps its star and note", () => {
  const marked = { ...ranked, favourite: true as const, note: "my best" };
  expect(finishedAgain(marked, { ...ranked, record: "two" })).toEqual({ ...marked, record: "two" });
  expect(finishedAgain(marked, ranked)).toBeNull();
  expect(finishedAgain(undefined, ranked)).toEqual(ranked);
});

describe("a deleted game", () => {
  let storage: MemoryStorage;

  beforeEach(() => {
    storage = new MemoryStorage();
    vi.stubGlobal("localStorage", storage);
  });

  /** Return which of the records were deleted. */
  async function deletedOf(...records: string[]): Promise<string[]> {
    const found = await Promise.all(records.map(wasDeleted));
    return records.filter((_, index) => found[index]);
  }

  test("is remembered until it is restored", async () => {
    expect(await deletedOf("one", "two", "three")).toEqual([]);
    for (const record of ["one", "two"]) await markDeleted(record);
    expect(await deletedOf("one", "two", "three")).toEqual(["one", "two"]);
    await markRestored("one");
    expect(await deletedOf("one", "two", "three")).toEqual(["two"]);
  });

  test("is forgotten after 50 others", async () => {
    const records = Array.from({ length: 52 }, (_, number) => `game ${number}`);
    for (const record of records) await markDeleted(record);
    expect(await deletedOf(...records)).toEqual(records.slice(2));
  });

  test("is stored as the hash of its record", async () => {
    for (const record of ["one", "two"]) await markDeleted(record);
    expect(Object.keys(storage)).toEqual(["coloretto:v1:deleted-games"]);
    expect(storage.getItem("coloretto:v1:deleted-games")).toMatch(/^[0-9a-f]{32} [0-9a-f]{32}$/);
  });

  test("is forgotten without a storage", async () => {
    vi.stubGlobal("localStorage", undefined);
    await markDeleted("one");
    expect(await wasDeleted("one")).toBe(false);
  });
});
