import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { EngineFailure, StartFailure } from "../../engine/engine";
import { clearCrashes, hasCrashedTwice, isCrash, recordCrash } from "./crash-record";

const KEY = "coloretto:v1:stops";
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("sessionStorage", storage);
  storage.setItem(KEY, "[]");
});

test("a text is not opened again after its second crash", () => {
  expect([recordCrash("deadly"), hasCrashedTwice("deadly")]).toEqual([false, false]);
  expect([recordCrash("deadly"), hasCrashedTwice("deadly")]).toEqual([true, true]);
});

test("crashes are counted for each text", () => {
  recordCrash("one");
  expect(recordCrash("two")).toBe(false);
  expect(recordCrash("one")).toBe(true);
  expect(hasCrashedTwice("two")).toBe(false);
});

test("opening a text clears its crashes", () => {
  recordCrash("one");
  recordCrash("two");
  clearCrashes("one");
  expect([recordCrash("one"), recordCrash("two")]).toEqual([false, true]);
});

test("without crashes nothing is stored", () => {
  clearCrashes("one");
  expect(storage.entries()).toEqual({});
});

test("only the latest sixteen crashes are stored", () => {
  recordCrash("first");
  recordCrash("second");
  for (let index = 0; index < 14; index++) recordCrash(`text ${index}`);
  expect([recordCrash("second"), recordCrash("first")]).toEqual([true, false]);
});

test.each(["", "{", "null", "{}", "5", '[1, ["deadly"], ["deadly", "2"]]'])(
  "%j in the storage is not a crash",
  (text) => {
    storage.setItem(KEY, text);
    expect(hasCrashedTwice("deadly")).toBe(false);
    expect(recordCrash("deadly")).toBe(false);
  },
);

test("every error except a failed download is a crash", () => {
  expect(isCrash(new StartFailure("download", ""))).toBe(false);
  expect(isCrash(new StartFailure("stopped", ""))).toBe(true);
  expect(isCrash(new EngineFailure("internal", ""))).toBe(true);
  expect(isCrash(new Error("anything"))).toBe(true);
});
