import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { local, objectFromJson } from "./browser-storage";

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
