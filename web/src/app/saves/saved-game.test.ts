import { beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { OTHER_DEAL, savedGame } from "../../../testing/saved-games";
import type { View } from "../../engine/protocol";
import { emptyView } from "../../game/empty-view";
import { LocalStore } from "../../platform/storage/local-storage";
import type { State } from "../state";
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
  // The memory of a tab lasts as long as the module.
  saves = new Saves(store, new LocalStore(), new TabMemory(task.id));
});

/** Return the saves of the listed unfinished games. */
function unfinished(): string[] {
  return store.state.savedGames.unfinished.map(({ save }) => save);
}

function notices(): string[] {
  return store.state.notices.map(({ message }) => message);
}

test("a stored game needs no notice", () => {
  saves.write("game");
  expect(storage.entries()).toEqual({ [SAVE]: "game" });
  expect(notices()).toEqual([]);
});

test("the next action stores the game again after the storage was cleared", () => {
  saves.write("one");
  storage.clear();
  saves.write("two");
  expect(storage.entries()).toEqual({ [SAVE]: "two" });
  expect(notices()).toEqual([]);
});

test("a blocked storage is reported once", () => {
  storage.isFull = true;
  saves.write("one");
  saves.write("two");
  expect(notices()).toEqual(["notice-no-storage"]);
});

test("a frame without storage points to the full page", () => {
  vi.stubGlobal("document", { documentElement: { dataset: { frame: "" } } });
  storage.isFull = true;
  saves.write("one");
  expect(notices()).toEqual(["notice-no-storage-framed"]);
});

test("play in another tab is reported once, with an offer to follow it", () => {
  saves.write(MINE);
  writeInOtherTab(SAVE, savedGame("dp1d"));
  expect(notices()).toEqual([]);
  store.set({ view: emptyView });
  writeInOtherTab(SAVE, savedGame("dp1dp2"));
  writeInOtherTab(SAVE, savedGame("dp1dp2d"));
  expect(notices()).toEqual(["notice-other-tab"]);
  expect(store.state.notices[0]?.offer?.intent).toEqual({ type: "open", source: { from: "other-tab" } });
});

test("another game in another tab needs no notice, as each tab keeps its own", () => {
  saves.write(MINE);
  store.set({ view: emptyView });
  writeInOtherTab(SAVE, OTHER);
  expect(notices()).toEqual([]);
});

test("a game that another tab has played on is found by the id under which it was listed", () => {
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  saves.write(OTHER);
  const [{ id } = { id: "" }] = store.state.savedGames.unfinished;
  writeInOtherTab(SAVE, savedGame("dp1d"));
  expect(saves.find(id)?.save).toBe(MINE);
  saves.write(savedGame("dp3d", { deal: OTHER_DEAL }));
  expect(unfinished()).toEqual([savedGame("dp1d")]);
  expect(saves.find(id)?.save).toBe(savedGame("dp1d"));
  expect(notices()).toEqual(["notice-earlier"]);
  // It is in play there, and no longer listed.
  storage.removeItem(saves.find(id)?.id ?? "");
  writeInOtherTab(SAVE, savedGame("dp1dp2"));
  expect(saves.find(id)?.save).toBe(savedGame("dp1dp2"));
  writeInOtherTab(SAVE, OTHER);
  expect(saves.find(id)).toBeUndefined();
});

test("a replaced unfinished game is listed, with an offer to resume it", () => {
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  saves.write(OTHER);
  expect(unfinished()).toEqual([MINE]);
  expect(notices()).toEqual(["notice-earlier"]);
  const id = store.state.savedGames.unfinished[0]?.id;
  expect(store.state.notices[0]?.offer?.intent).toEqual({ type: "resume-game", id });
});

test("a resumed game is removed from the list, and so is its notice", () => {
  saves.write(MINE);
  for (const next of [OTHER, MINE]) {
    saves.saveUnfinished(next);
    saves.write(next);
  }
  expect(unfinished()).toEqual([OTHER]);
  expect(notices()).toEqual(["notice-earlier"]);
});

test.each([
  ["was never begun", savedGame("-")],
  ["is over", savedGame("dp1t1", { jokers: "-/-/-/-" })],
  ["is gone on with", savedGame("d")],
])("a game that %s is not listed", (_name, save) => {
  saves.write(save);
  saves.saveUnfinished(savedGame("dp1"));
  expect(unfinished()).toEqual([]);
  expect(notices()).toEqual([]);
});

test("a game without a player's action since it was opened is not listed", () => {
  store.set({ save: MINE });
  saves.markUntouched();
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  expect(unfinished()).toEqual([]);
});

test("a game of another tab is listed before this tab overwrites it", () => {
  saves.write(MINE);
  storage.setItem(SAVE, OTHER);
  saves.write(savedGame("dp1dp2"));
  expect(unfinished()).toEqual([OTHER]);
});

test.each([
  ["the same game, as it is", MINE],
  ["a later state of the game", savedGame("dp1d")],
])("%s does not add it to the unfinished games", (_, next) => {
  saves.write(MINE);
  saves.saveUnfinished(next);
  saves.write(next);
  expect([unfinished(), notices()]).toEqual([[], []]);
});

test("without a game in play another one adds nothing", () => {
  saves.saveUnfinished(OTHER);
  saves.write(OTHER);
  expect([unfinished(), notices()]).toEqual([[], []]);
});

test("a game in play that cannot be read is reported, and its text is listed", () => {
  saves.write("broken");
  saves.saveUnfinished(OTHER);
  expect(store.state.savedGames.unreadable.map(({ text }) => text)).toEqual(["broken"]);
  expect(notices()).toEqual(["notice-save-unreadable"]);
  expect(store.state.notices[0]?.offer?.intent).toEqual({ type: "open-page", page: "games" });
});

describe("a game in view in which the person has not acted", () => {
  const begun = { ...emptyView, log: [{ kind: "draw", seat: 0 }] } as unknown as View;

  test.each([
    ["is not listed", { view: emptyView, save: MINE }, []],
    ["is listed once the person has acted", { view: begun, save: MINE }, [MINE]],
    ["is listed if only another game is in view", { view: emptyView, save: OTHER }, [MINE]],
    ["is listed if a recorded game hides it", { view: emptyView, save: MINE, replay: {} }, [MINE]],
    ["is listed before any game is shown", { view: null, save: MINE }, [MINE]],
  ])("%s", (_, state, listed) => {
    saves.write(MINE);
    store.set(state as Partial<State>);
    saves.saveUnfinished(OTHER);
    expect(unfinished()).toEqual(listed);
  });
});

test("the latest notice of a replaced game takes the place of the earlier one", () => {
  const third = savedGame("dp2", { deal: OTHER_DEAL.replace("G/R", "R/G") });
  for (const next of [MINE, OTHER, third]) {
    saves.saveUnfinished(next);
    saves.write(next);
  }
  expect(unfinished().toSorted()).toEqual([MINE, OTHER].toSorted());
  expect(notices()).toEqual(["notice-earlier"]);
  const { offer } = store.state.notices[0] ?? {};
  const latest = store.state.savedGames.unfinished.find(({ save }) => save === OTHER);
  expect(offer).toEqual({ label: "open-earlier", intent: { type: "resume-game", id: latest?.id } });
});

test("a notice about something else stays when an unfinished game is resumed", () => {
  store.addNotice("other");
  store.addNotice("offer", {}, { label: "retry", intent: { type: "try-again" } });
  for (const next of [MINE, OTHER, MINE]) {
    saves.saveUnfinished(next);
    saves.write(next);
  }
  expect(notices().slice(0, 2)).toEqual(["other", "offer"]);
});

test("a game that is over is no longer among the unfinished ones", () => {
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  saves.write(OTHER);
  store.set({ view: { ...emptyView, phase: "over" } });
  saves.write(savedGame("dp1t1"));
  expect([unfinished(), notices()]).toEqual([[], []]);
});

test("an action in another game leaves the unfinished ones as they are", () => {
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  saves.write(OTHER);
  store.set({ view: emptyView });
  saves.write(savedGame("dp1t1"));
  expect(unfinished()).toContain(MINE);
});

test("the unfinished game of the same deal is found", () => {
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  const [game] = store.state.savedGames.unfinished;
  expect(saves.findSame(savedGame("-"))).toEqual(game);
  expect(saves.find(game?.id ?? "")).toEqual(game);
  expect([saves.findSame(OTHER), saves.find("gone")]).toEqual([undefined, undefined]);
});

test("a game in play that cannot be opened is listed by its text", () => {
  saves.write("broken");
  saves.quarantineSave("broken");
  expect(storage.getItem(SAVE)).toBeNull();
  expect(store.state.savedGames.unreadable.map(({ text }) => text)).toEqual(["broken"]);
  expect(notices()).toEqual(["notice-save-unreadable"]);
});

test("an unreadable text can be deleted and restored; what is gone changes nothing", () => {
  saves.write("broken");
  saves.quarantineSave("broken");
  const [text] = store.state.savedGames.unreadable;
  saves.delete("gone");
  expect(store.state.savedGames).toMatchObject({ unreadable: [text], deleted: null });
  saves.delete(text?.id ?? "");
  expect(store.state.savedGames).toMatchObject({ unreadable: [], deleted: { key: text?.id, text: "broken" } });
  saves.restoreDeleted();
  expect(store.state.savedGames.unreadable).toEqual([text]);
  saves.restoreDeleted();
  expect(store.state.savedGames.unreadable).toEqual([text]);
});

test("a deletion can be undone after a change by another tab", () => {
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  saves.delete(store.state.savedGames.unfinished[0]?.id ?? "");
  writeInOtherTab("coloretto:v1:games:1-a", OTHER);
  saves.restoreDeleted();
  expect(unfinished().toSorted()).toEqual([MINE, OTHER].toSorted());
});

test("without a game nothing is marked as opened and not played in", () => {
  saves.markUntouched();
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  expect(unfinished()).toEqual([MINE]);
});

test("a deleted game can be restored once", () => {
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  saves.delete(store.state.savedGames.unfinished[0]?.id ?? "");
  expect(unfinished()).toEqual([]);
  saves.restoreDeleted();
  expect(unfinished()).toEqual([MINE]);
  expect(store.state.savedGames.deleted).toBeNull();
});

test("an unfinished game that cannot be read becomes an unreadable text", () => {
  saves.write(MINE);
  saves.saveUnfinished(OTHER);
  for (const game of store.state.savedGames.unfinished) saves.quarantine(game);
  expect(unfinished()).toEqual([]);
  expect(store.state.savedGames.unreadable.map(({ text }) => text)).toEqual([MINE]);
  expect(notices()).toEqual(["notice-earlier", "notice-save-unreadable"]);
});

test("an unfinished game added by another tab is listed", () => {
  writeInOtherTab("coloretto:v1:games:1-a", OTHER);
  expect(unfinished()).toEqual([OTHER]);
});
