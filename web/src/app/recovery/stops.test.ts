import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { EngineFailure, StartFailure } from "../../engine/engine";
import { clearStops, hasStoppedTwice, isStop, noteStop } from "./stops";

const KEY = "coloretto:v1:stops";
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("sessionStorage", storage);
  storage.setItem(KEY, "[]");
});

test("a text is not tried again after its second stop", () => {
  expect([noteStop("deadly"), hasStoppedTwice("deadly")]).toEqual([false, false]);
  expect([noteStop("deadly"), hasStoppedTwice("deadly")]).toEqual([true, true]);
});

test("each text has stops of its own", () => {
  noteStop("one");
  expect(noteStop("two")).toBe(false);
  expect(noteStop("one")).toBe(true);
  expect(hasStoppedTwice("two")).toBe(false);
});

test("a text that was opened starts from nothing", () => {
  noteStop("one");
  noteStop("two");
  clearStops("one");
  expect([noteStop("one"), noteStop("two")]).toEqual([false, true]);
});

test("where nothing has stopped, nothing is kept", () => {
  clearStops("one");
  expect(storage.entries()).toEqual({});
});

test("of more than sixteen stops the earliest are forgotten", () => {
  noteStop("first");
  noteStop("second");
  for (let index = 0; index < 14; index++) noteStop(`text ${index}`);
  expect([noteStop("second"), noteStop("first")]).toEqual([true, false]);
});

test.each(["", "{", "null", "{}", "5", '[1, ["deadly"], ["deadly", "2"]]'])("%j in the storage is no stop", (text) => {
  storage.setItem(KEY, text);
  expect(hasStoppedTwice("deadly")).toBe(false);
  expect(noteStop("deadly")).toBe(false);
});

test("a part that cannot be fetched is no stop, anything else is", () => {
  expect(isStop(new StartFailure("download", ""))).toBe(false);
  expect(isStop(new StartFailure("stopped", ""))).toBe(true);
  expect(isStop(new EngineFailure("internal", ""))).toBe(true);
  expect(isStop(new Error("anything"))).toBe(true);
});
