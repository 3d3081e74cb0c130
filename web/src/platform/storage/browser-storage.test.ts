import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { local, objectFromJson, readSession, writeSession } from "./browser-storage";

beforeEach(() => void vi.stubGlobal("localStorage", new MemoryStorage()));

test("a stored text is returned until it is removed", () => {
  expect(local.write("a", "text")).toBe(true);
  expect([local.read("a"), local.keys()]).toEqual(["text", ["a"]]);
  expect(local.remove("a")).toBe(true);
  expect([local.read("a"), local.keys()]).toEqual([null, []]);
});

test("a blocked storage does not throw", () => {
  vi.stubGlobal("localStorage", undefined);
  expect([local.read("a"), local.keys()]).toEqual([undefined, undefined]);
  expect([local.write("a", "text"), local.remove("a")]).toEqual([false, false]);
});

test("a text that is not JSON has no fields", () => {
  expect(objectFromJson('{"a": 1}')).toEqual({ a: 1 });
  for (const text of [null, "", "{", "null", "7"]) expect(objectFromJson(text).a).toBeUndefined();
});

test.each([
  ["stores", () => new MemoryStorage()],
  ["is full", () => Object.assign(new MemoryStorage(), { isFull: true })],
  ["is blocked", () => undefined],
])("a text of the session lasts although the browser %s", (_, storage) => {
  vi.stubGlobal("sessionStorage", storage());
  expect(readSession("a")).toBeNull();
  writeSession("a", "text");
  expect(readSession("a")).toBe("text");
  writeSession("a", null);
  expect(readSession("a")).toBeNull();
});

test("a text that could not be stored gives way to one that can", () => {
  const storage = Object.assign(new MemoryStorage(), { isFull: true });
  vi.stubGlobal("sessionStorage", storage);
  writeSession("a", "earlier");
  storage.isFull = false;
  writeSession("a", "later");
  expect([readSession("a"), storage.entries()]).toEqual(["later", { a: "later" }]);
  writeSession("a", null);
  expect(storage.entries()).toEqual({});
});
