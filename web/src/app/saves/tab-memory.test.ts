import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import type { PlayerSetup } from "../../engine/protocol";
import { TabMemory } from "./tab-memory";

const KEY = "coloretto:v1:recording:";
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("sessionStorage", storage);
  // The module holds the texts, too.
  new TabMemory("").recording = null;
});

test("a tab remembers nothing at first", () => {
  const tab = new TabMemory("new");
  expect([tab.recording, tab.isUntouched("game"), tab.puzzle("game"), tab.hasOpenedUrl]).toEqual([
    null,
    false,
    null,
    false,
  ]);
});

test("the recording survives a reload", () => {
  const seats: PlayerSetup[] = [{ kind: "bot", level: "casual", style: null, name: null }];
  const watched = { record: "record", ply: 3, seats, view: "not stored" };
  new TabMemory("").recording = watched;
  expect(new TabMemory("").recording).toEqual({ record: "record", ply: 3, seats });
  new TabMemory("").recording = null;
  expect(new TabMemory("").recording).toBeNull();
  expect(storage.entries()).toEqual({});
});

test.each(["", "{", "null", "[]", '{"record":"x"}', '{"record":1,"ply":1}', '{"record":"x","ply":1.5}'])(
  "%j is not a recording",
  (text) => {
    storage.setItem(KEY, text);
    expect(new TabMemory("").recording).toBeNull();
  },
);

test("only the save that was opened is untouched", () => {
  new TabMemory("").markUntouched("game");
  expect(new TabMemory("").isUntouched("game")).toBe(true);
  expect(new TabMemory("").isUntouched("game, later")).toBe(false);
});

test("only the save of the puzzle is a question", () => {
  new TabMemory("").markPuzzle("game", "id");
  expect(new TabMemory("").puzzle("game")).toEqual({ entry: "id", first: null });
  expect(new TabMemory("").puzzle("game, later")).toBeNull();
});

test("the answer to a puzzle is kept until the next puzzle", () => {
  new TabMemory("").markPuzzle("game", "id");
  new TabMemory("").markAnswered("t1");
  expect(new TabMemory("").puzzle("game")).toEqual({ entry: "id", first: "t1" });
  new TabMemory("").markPuzzle("other", "next");
  expect(new TabMemory("").puzzle("other")).toEqual({ entry: "next", first: null });
});

test("a frame remembers that its URL was opened", () => {
  new TabMemory("frame?daily").markUrlOpened();
  expect(new TabMemory("frame?daily").hasOpenedUrl).toBe(true);
  expect(new TabMemory("frame?players=3").hasOpenedUrl).toBe(false);
});

test("frames have memories of their own", () => {
  new TabMemory("frame").recording = { record: "framed", ply: 1, seats: null };
  expect(new TabMemory("").recording).toBeNull();
  expect(new TabMemory("frame").recording?.record).toBe("framed");
});

test("without storage a tab remembers until the page is closed", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const tab = new TabMemory("blocked");
  tab.markPuzzle("game");
  expect(tab.puzzle("game")).toEqual({ entry: "", first: null });
});
