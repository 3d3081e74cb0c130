import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { HintCounts } from "./hint-counts";

const KEY = "coloretto:v1:hint-counts";
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
});

test("each game has its number of hints, also after a reload", () => {
  const counts = new HintCounts();
  for (const id of ["a", "b", "a"]) counts.add(id);
  expect(["a", "b", "c"].map((id) => new HintCounts().of(id))).toEqual([2, 1, 0]);
});

test("the games with the latest hints are remembered", () => {
  const counts = new HintCounts();
  for (let game = 0; game < 50; game += 1) counts.add(`game ${game}`);
  counts.add("game 0");
  counts.add("game 50");
  expect(["game 0", "game 1", "game 50"].map((id) => new HintCounts().of(id))).toEqual([2, 0, 1]);
});

test("hints are counted without storage", () => {
  storage.isFull = true;
  const counts = new HintCounts();
  counts.add("a");
  counts.add("a");
  expect(counts.of("a")).toBe(2);
});

test("damaged counts are ignored", () => {
  storage.setItem(KEY, '{"a": "many"}');
  expect(new HintCounts().of("a")).toBe(0);
  storage.setItem(KEY, "{");
  expect(new HintCounts().of("a")).toBe(0);
});

test("nothing is written after another tab has deleted all data", () => {
  const counts = new HintCounts();
  counts.stop();
  counts.add("a");
  expect(counts.of("a")).toBe(1);
  expect(storage.entries()).toEqual({});
});
