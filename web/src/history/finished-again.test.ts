import { beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/memory-storage";
import { markDeleted, markRestored, wasDeleted } from "./deleted-games";
import { finishedAgain, idForRow } from "./finished-again";
import type { FinishedGame } from "./types";

const ID = "0".repeat(32);
const ranked = { id: ID, practice: false, record: "one" } as FinishedGame;
const practice = { ...ranked, practice: true, record: "two" };

test("practice replaces earlier practice, but no game that counts", async () => {
  const other = await idForRow([ranked], practice);
  expect(other).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(ID);
  expect(await idForRow([ranked, { ...practice, id: other }], { ...practice, record: "three" })).toBe(other);
  expect(await idForRow([practice], practice)).toBe(ID);
  expect(await idForRow([], practice)).toBe(ID);
});

test("practice with the same actions as the game that counts is that game", async () => {
  expect(await idForRow([ranked], { ...practice, record: "one" })).toBe(ID);
});

test("practice replaces the same game from a position, which did not count", async () => {
  expect(await idForRow([{ ...ranked, continued: true }], { ...practice, continued: true })).toBe(ID);
});

test("a game that counts replaces the same game before an undo", async () => {
  expect(await idForRow([ranked], { ...ranked, record: "two" })).toBe(ID);
  expect(await idForRow([practice], ranked)).toBe(ID);
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
