import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { HINTS } from "../../game/tips";
import { hintStorage } from "./tips-storage";

const SEEN = "coloretto:v1:hints";
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
});

test("the hints that were seen come back", () => {
  expect(hintStorage.read()).toEqual([]);
  hintStorage.write(["draw", "place"]);
  expect(hintStorage.read()).toEqual(["draw", "place"]);
  expect(storage.getItem(SEEN)).toBe("draw place");
});

test("all hints are all, also those that are yet to be thought of", () => {
  hintStorage.write(HINTS);
  expect(storage.getItem(SEEN)).toBe("all");
  expect(hintStorage.read()).toEqual(HINTS);
});

test("hints that there are no more are left out", () => {
  storage.setItem(SEEN, "draw jump toString");
  expect(hintStorage.read()).toEqual(["draw"]);
});

test("without a storage the hints come again and nothing fails", () => {
  vi.stubGlobal("localStorage", undefined);
  hintStorage.write(["draw"]);
  expect(hintStorage.read()).toEqual([]);
});
