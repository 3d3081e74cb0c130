import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { EngineFailure, StartFailure } from "../../engine/engine";
import { clearCrashes, hasCrashedTwice, isCrash, noteCrash } from "./crash-record";

const KEY = "coloretto:v1:stops";
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("sessionStorage", storage);
  storage.setItem(KEY, "[]");
});

test("a text is not opened again after its second crash", () => {
  expect([noteCrash("deadly"), hasCrashedTwice("deadly")]).toEqual([false, false]);
  expect([noteCrash("deadly"), hasCrashedTwice("deadly")]).toEqual([true, true]);
});

test("crashes are counted for each text", () => {
  noteCrash("one");
  expect(noteCrash("two")).toBe(false);
  expect(noteCrash("one")).toBe(true);
  expect(hasCrashedTwice("two")).toBe(false);
});

test("opening a text clears its crashes", () => {
  noteCrash("one");
  noteCrash("two");
  clearCrashes("one");
  expect([noteCrash("one"), noteCrash("two")]).toEqual([false, true]);
});

test("without crashes nothing is stored", () => {
  clearCrashes("one");
  expect(storage.entries()).toEqual({});
});

test("only the latest sixteen crashes are stored", () => {
  noteCrash("first");
  noteCrash("second");
  for (let index = 0; index < 14; index++) noteCrash(`text ${index}`);
  expect([noteCrash("second"), noteCrash("first")]).toEqual([true, false]);
});

test.each(["", "{", "null", "{}", "5", '[1, ["deadly"], ["deadly", "2"]]'])("%j in the storage is no crash", (text) => {
  storage.setItem(KEY, text);
  expect(hasCrashedTwice("deadly")).toBe(false);
  expect(noteCrash("deadly")).toBe(false);
});

test("every error except a failed download is a crash", () => {
  expect(isCrash(new StartFailure("download", ""))).toBe(false);
  expect(isCrash(new StartFailure("stopped", ""))).toBe(true);
  expect(isCrash(new EngineFailure("internal", ""))).toBe(true);
  expect(isCrash(new Error("anything"))).toBe(true);
});
