import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { OTHER_DEAL, savedGame } from "../../../testing/saved-games";
import { emptyView } from "../../game/empty-view";
import { LocalStore } from "../../platform/storage/local-storage";
import { Store } from "../store";
import { Saves } from "./saved-game";
import { TabMemory } from "./tab-memory";

const SAVE = "coloretto:v1:save";
const MINE = savedGame("dp1");
const OTHER = savedGame("dp3", { deal: OTHER_DEAL });
let storage: MemoryStorage;
let store: Store;
let saves: Saves;
let writeInOtherTab: (key: string, text: string) => void;

beforeEach(({ task }) => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  const listeners: ((event: { key: string }) => void)[] = [];
  vi.stubGlobal("addEventListener", (_type: string, listen: (event: { key: string }) => void) =>
    listeners.push(listen),
  );
  writeInOtherTab = (key, text) => {
    storage.setItem(key, text);
    for (const listen of listeners) listen({ key });
  };
  store = new Store();
  // What a tab remembers lasts as long as the module.
  saves = new Saves(store, new LocalStore(), new TabMemory(task.id));
});

/** Of the unfinished games in the list. */
function unfinished(): string[] {
  return store.state.savedGames.unfinished.map(({ save }) => save);
}

function told(): string[] {
  return store.state.notices.map(({ message }) => message);
}

test("what is kept is not talked about", () => {
  saves.write("game");
  expect(storage.entries()).toEqual({ [SAVE]: "game" });
  expect(told()).toEqual([]);
});

test("a storage cleared in mid-game holds the game again after the next action", () => {
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
  writeInOtherTab(SAVE, "theirs");
  expect(told()).toEqual([]);
  store.set({ view: emptyView });
  writeInOtherTab(SAVE, "theirs, later");
  writeInOtherTab(SAVE, "theirs, later still");
  expect(told()).toEqual(["notice-other-tab"]);
  expect(store.state.notices[0]?.offer?.intent).toEqual({ type: "open", source: { from: "save" } });
});

test("an unfinished game that gives way to another is listed, with a way back", () => {
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  saves.write(OTHER);
  expect(unfinished()).toEqual([MINE]);
  expect(told()).toEqual(["notice-earlier"]);
  const id = store.state.savedGames.unfinished[0]?.id;
  expect(store.state.notices[0]?.offer?.intent).toEqual({ type: "resume-game", id });
});

test("a game that is resumed leaves the list, and its notice goes", () => {
  saves.write(MINE);
  for (const next of [OTHER, MINE]) {
    saves.saveUnfinished(next);
    saves.write(next);
  }
  expect(unfinished()).toEqual([OTHER]);
  expect(told()).toEqual(["notice-earlier"]);
});

test.each([
  ["was never begun", savedGame("-")],
  ["is over", savedGame("dp1t1", { jokers: "-/-/-/-" })],
  ["is gone on with", savedGame("d")],
])("a game that %s is not listed", (_name, save) => {
  saves.write(save);
  saves.saveUnfinished(savedGame("dp1"));
  expect(unfinished()).toEqual([]);
  expect(told()).toEqual([]);
});

test("a game that was opened and left as it was is not listed", () => {
  store.set({ save: MINE });
  saves.noteUntouched();
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  expect(unfinished()).toEqual([]);
});

test("the game of another tab is listed before this tab's takes its place", () => {
  saves.write(MINE);
  storage.setItem(SAVE, OTHER);
  saves.write(savedGame("dp1dp2"));
  expect(unfinished()).toEqual([OTHER]);
});

test("a deleted game can be restored, and only once", () => {
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  saves.delete(store.state.savedGames.unfinished[0]?.id ?? "");
  expect(unfinished()).toEqual([]);
  saves.restoreDeleted();
  expect(unfinished()).toEqual([MINE]);
  expect(store.state.savedGames.deleted).toBeNull();
});

test("an unfinished game that cannot be read moves to the unreadable ones", () => {
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  for (const game of store.state.savedGames.unfinished) saves.quarantine(game);
  expect(unfinished()).toEqual([]);
  expect(store.state.savedGames.unreadable.map(({ text }) => text)).toEqual([MINE]);
  expect(told()).toEqual(["notice-earlier", "notice-save-unreadable"]);
});

test("what another tab adds to the unfinished games is listed", () => {
  writeInOtherTab("coloretto:v1:games:1-a", OTHER);
  expect(unfinished()).toEqual([OTHER]);
});
