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

test("a text is not tried again after its second stop", () => {
  expect([noteCrash("deadly"), hasCrashedTwice("deadly")]).toEqual([false, false]);
  expect([noteCrash("deadly"), hasCrashedTwice("deadly")]).toEqual([true, true]);
});

test("each text has stops of its own", () => {
  noteCrash("one");
  expect(noteCrash("two")).toBe(false);
  expect(noteCrash("one")).toBe(true);
  expect(hasCrashedTwice("two")).toBe(false);
});

test("a text that was opened starts from nothing", () => {
  noteCrash("one");
  noteCrash("two");
  clearCrashes("one");
  expect([noteCrash("one"), noteCrash("two")]).toEqual([false, true]);
});

test("where nothing has stopped, nothing is kept", () => {
  clearCrashes("one");
  expect(storage.entries()).toEqual({});
});

test("of more than sixteen stops the earliest are forgotten", () => {
  noteCrash("first");
  noteCrash("second");
  for (let index = 0; index < 14; index++) noteCrash(`text ${index}`);
  expect([noteCrash("second"), noteCrash("first")]).toEqual([true, false]);
});

test.each(["", "{", "null", "{}", "5", '[1, ["deadly"], ["deadly", "2"]]'])("%j in the storage is no stop", (text) => {
  storage.setItem(KEY, text);
  expect(hasCrashedTwice("deadly")).toBe(false);
  expect(noteCrash("deadly")).toBe(false);
});

test("a part that cannot be fetched is no stop, anything else is", () => {
  expect(isCrash(new StartFailure("download", ""))).toBe(false);
  expect(isCrash(new StartFailure("stopped", ""))).toBe(true);
  expect(isCrash(new EngineFailure("internal", ""))).toBe(true);
  expect(isCrash(new Error("anything"))).toBe(true);
});
