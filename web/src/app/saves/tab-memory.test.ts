import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import type { PlayerSetup } from "../../engine/protocol";
import { TabMemory } from "./tab-memory";

const KEY = "coloretto:v1:recording:";
const PUZZLE = { id: "game", search: "pos=x", save: "a save", entry: "id", first: null };
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("sessionStorage", storage);
});

test("a tab remembers nothing at first", () => {
  const tab = new TabMemory("new");
  expect([tab.replay, tab.puzzle("pos=x"), tab.hasOpenedUrl]).toEqual([null, null, false]);
});

test("a replay survives a reload", () => {
  const seats: PlayerSetup[] = [{ kind: "bot", level: "casual", style: null, name: null }];
  const kept = { record: "record", ply: 3, seats, view: "not stored" };
  new TabMemory("").replay = kept;
  expect(new TabMemory("").replay).toEqual({ record: "record", ply: 3, seats });
  new TabMemory("").replay = null;
  expect(new TabMemory("").replay).toBeNull();
  expect(storage.entries()).toEqual({});
});

test.each(["", "{", "null", "[]", '{"record":"x"}', '{"record":1,"ply":1}', '{"record":"x","ply":1.5}'])(
  "%j is no replay",
  (text) => {
    storage.setItem(KEY, text);
    expect(new TabMemory("").replay).toBeNull();
  },
);

test("a puzzle is found by its address", () => {
  new TabMemory("").markPuzzle(PUZZLE);
  expect(new TabMemory("").puzzle("pos=x")).toEqual(PUZZLE);
  expect([new TabMemory("").puzzle("pos=y"), new TabMemory("").puzzle(null)]).toEqual([null, null]);
});

test("the answer to a puzzle is kept until it is asked again, also when others follow", () => {
  const tab = new TabMemory("");
  tab.markPuzzle(PUZZLE);
  tab.markAnswered("game", "t1");
  tab.markAnswered("other", "d");
  tab.markPuzzle({ ...PUZZLE, id: "other", search: "pos=y" });
  expect(new TabMemory("").puzzle("pos=x")?.first).toBe("t1");
  expect(new TabMemory("").puzzle("pos=y")?.first).toBeNull();
  tab.markPuzzle(PUZZLE);
  expect(new TabMemory("").puzzle("pos=x")?.first).toBeNull();
});

test("the latest puzzles are kept", () => {
  const tab = new TabMemory("");
  for (let number = 1; number <= 30; number += 1)
    tab.markPuzzle({ ...PUZZLE, id: `game ${number}`, search: `pos=${number}` });
  expect(tab.puzzle("pos=30")).not.toBeNull();
  expect(tab.puzzle("pos=11")).not.toBeNull();
  expect(tab.puzzle("pos=10")).toBeNull();
});

test("a puzzle that is opened again and again takes no place of others", () => {
  const tab = new TabMemory("");
  tab.markPuzzle({ ...PUZZLE, id: "first", search: "pos=first" });
  for (let time = 0; time < 30; time += 1) tab.markPuzzle(PUZZLE);
  expect(tab.puzzle("pos=first")).not.toBeNull();
});

test("a frame remembers that its URL was opened", () => {
  new TabMemory("frame?daily").markUrlOpened();
  expect(new TabMemory("frame?daily").hasOpenedUrl).toBe(true);
  expect(new TabMemory("frame?players=3").hasOpenedUrl).toBe(false);
});

test("frames have memories of their own", () => {
  new TabMemory("frame").replay = { record: "framed", ply: 1, seats: null };
  expect(new TabMemory("").replay).toBeNull();
  expect(new TabMemory("frame").replay?.record).toBe("framed");
});

test("without storage a tab remembers until the page is closed", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const tab = new TabMemory("blocked");
  tab.markPuzzle(PUZZLE);
  expect(tab.puzzle("pos=x")).toEqual(PUZZLE);
});
