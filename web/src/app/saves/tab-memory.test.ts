import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { TabMemory } from "./tab-memory";

const KEY = "coloretto:v1:recording:";
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("sessionStorage", storage);
  // Texts are held by the module, too.
  new TabMemory("").recording = null;
});

test("a tab remembers nothing at first", () => {
  const tab = new TabMemory("new");
  expect([tab.recording, tab.isUntouched("game"), tab.isQuestion("game"), tab.hasOpenedUrl]).toEqual([
    null,
    false,
    false,
    false,
  ]);
});

test("after a reload the recording goes on where it was", () => {
  const watched = { record: "record", ply: 3, view: "more than is kept" };
  new TabMemory("").recording = watched;
  expect(new TabMemory("").recording).toEqual({ record: "record", ply: 3 });
  new TabMemory("").recording = null;
  expect(new TabMemory("").recording).toBeNull();
  expect(storage.entries()).toEqual({});
});

test.each(["", "{", "null", "[]", '{"record":"x"}', '{"record":1,"ply":1}', '{"record":"x","ply":1.5}'])(
  "%j is no recording",
  (text) => {
    storage.setItem(KEY, text);
    expect(new TabMemory("").recording).toBeNull();
  },
);

test("only the very save that was opened is untouched", () => {
  new TabMemory("").noteUntouched("game");
  expect(new TabMemory("").isUntouched("game")).toBe(true);
  expect(new TabMemory("").isUntouched("game, later")).toBe(false);
});

test("only the very save that is asked is a question", () => {
  new TabMemory("").noteQuestion("game");
  expect(new TabMemory("").isQuestion("game")).toBe(true);
  expect(new TabMemory("").isQuestion("game, later")).toBe(false);
});

test("a frame opens what its URL asks for once", () => {
  new TabMemory("frame?daily").noteOpenedUrl();
  expect(new TabMemory("frame?daily").hasOpenedUrl).toBe(true);
  expect(new TabMemory("frame?players=3").hasOpenedUrl).toBe(false);
});

test("frames remember things of their own", () => {
  new TabMemory("frame").recording = { record: "framed", ply: 1 };
  expect(new TabMemory("").recording).toBeNull();
  expect(new TabMemory("frame").recording?.record).toBe("framed");
});

test("in a blocked storage a tab remembers for as long as the page is open", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const tab = new TabMemory("blocked");
  tab.noteQuestion("game");
  expect(tab.isQuestion("game")).toBe(true);
});
