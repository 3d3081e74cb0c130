import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../testing/memory-storage";
import { emptyTable } from "./empty-table";
import { Saves } from "./saves";
import { KeptThings } from "./storage";
import { Store } from "./store";
import { TabMemory } from "./tab-memory";

const SAVE = "coloretto:v1:save";
let storage: MemoryStorage;
let store: Store;
let saves: Saves;
let tellOfOtherTab: (save: string) => void;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("addEventListener", (_type: string, listen: (event: { key: string }) => void) => {
    tellOfOtherTab = (save) => {
      storage.setItem(SAVE, save);
      listen({ key: SAVE });
    };
  });
  store = new Store();
  saves = new Saves(store, new KeptThings(), new TabMemory(""));
});

function told(): string[] {
  return store.state.notices.map(({ message }) => message);
}

test("what is kept is not talked about", () => {
  saves.write("game");
  expect(storage.entries()).toEqual({ [SAVE]: "game" });
  expect(told()).toEqual([]);
});

test("a storage that is cleared in mid-game holds the game again after the next action", () => {
  saves.write("one");
  storage.clear();
  saves.write("two");
  expect(storage.entries()).toEqual({ [SAVE]: "two" });
  expect(told()).toEqual([]);
});

test("that nothing can be kept is told once", () => {
  storage.isFull = true;
  saves.write("one");
  saves.write("two");
  expect(told()).toEqual(["notice-no-storage"]);
});

test("a frame in which nothing can be kept leads to the full page", () => {
  vi.stubGlobal("document", { documentElement: { dataset: { frame: "" } } });
  storage.isFull = true;
  saves.write("one");
  expect(told()).toEqual(["notice-no-storage-framed"]);
});

test("another tab that plays is told once, with a way to follow it", () => {
  saves.write("mine");
  tellOfOtherTab("theirs");
  expect(told()).toEqual([]);
  store.set({ view: emptyTable });
  tellOfOtherTab("theirs, later");
  tellOfOtherTab("theirs, later still");
  expect(told()).toEqual(["notice-other-tab"]);
  expect(store.state.notices[0]?.offer?.intent).toEqual({ type: "open", opening: { from: "save" } });
});
