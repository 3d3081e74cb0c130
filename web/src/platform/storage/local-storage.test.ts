import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { DEFAULTS } from "../settings/settings";
import { LocalStore, timeOf } from "./local-storage";

const SAVE = "coloretto:v1:save";
let storage: MemoryStorage;
/** The listeners for changes by other tabs. */
let dispatchChange: (key: string) => void;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", (_type: string, listen: (event: { key: string }) => void) => {
    dispatchChange = (key) => listen({ key });
  });
});

function refuse(): never {
  throw new DOMException("blocked", "SecurityError");
}

function block(): void {
  vi.stubGlobal(
    "localStorage",
    new Proxy(storage, {
      get: refuse,
      ownKeys: refuse,
    }),
  );
}

test("a game survives a reload", () => {
  new LocalStore().writeSave("game");
  expect(new LocalStore().readSave()).toBe("game");
  expect(storage.entries()).toEqual({ [SAVE]: "game" });
});

test("without a stored game there is none", () => {
  const store = new LocalStore();
  expect([store.readSave(), store.readLegacyGame(), store.unfinished()]).toEqual([null, null, []]);
  expect(store.isPersistent).toBe(true);
});

test("frames have games of their own", () => {
  new LocalStore("frame?players=2").writeSave("framed");
  new LocalStore().writeSave("page");
  expect(new LocalStore("frame?players=2").readSave()).toBe("framed");
  expect(new LocalStore("frame?players=3").readSave()).toBeNull();
});

test("without storage everything lasts until the page is closed", () => {
  block();
  const store = new LocalStore();
  expect(store.readSave()).toBeNull();
  store.writeSave("game");
  store.writeSettings({ ...DEFAULTS, volume: 7 });
  expect(store.isPersistent).toBe(false);
  expect(store.readSave()).toBe("game");
  expect(store.readSettings().volume).toBe(7);
  store.quarantineSave("game");
  expect(store.readSave()).toBeNull();
  const game = store.addUnfinished("unfinished");
  expect(store.unfinished()).toEqual([game]);
});

test("an unfinished game that does not fit into the storage stays in memory", () => {
  const store = new LocalStore();
  storage.isFull = true;
  const game = store.addUnfinished("one");
  expect(store.unfinished()).toEqual([game]);
  expect(new LocalStore().unfinished()).toEqual([]);
  expect(store.isPersistent).toBe(false);
});

test("a full storage is not persistent, but the game stays in memory", () => {
  const store = new LocalStore();
  store.writeSave("before");
  storage.isFull = true;
  store.writeSave("after");
  expect(store.isPersistent).toBe(false);
  expect(store.readSave()).toBe("after");
  expect(storage.entries()).toEqual({ [SAVE]: "before" });
});

test("the game stays in memory when the storage is cleared", () => {
  const store = new LocalStore();
  store.writeSave("one");
  storage.clear();
  expect(store.readSave()).toBe("one");
  expect(store.isPersistent).toBe(true);
});

test("an unreadable save is quarantined and not opened again", () => {
  vi.useFakeTimers({ now: 1234 });
  const store = new LocalStore();
  store.writeSave("broken");
  store.quarantineSave("broken");
  const [[key, text] = []] = Object.entries(storage.entries());
  expect(key).toMatch(new RegExp(`^${SAVE}:unreadable:1234-`));
  expect(text).toBe("broken");
  expect(store.readSave()).toBeNull();
});

test("unfinished games have keys of their own", () => {
  const store = new LocalStore();
  const [one, two] = [store.addUnfinished("one"), store.addUnfinished("two")];
  expect(new LocalStore().unfinished()).toEqual([one, two]);
  store.remove(one.key);
  expect(new LocalStore().unfinished()).toEqual([two]);
  store.restore(one);
  expect(new LocalStore().unfinished()).toEqual([two, one]);
});

test("the key of an unfinished game gives its time, if any", () => {
  vi.useFakeTimers({ now: 1234 });
  const game = new LocalStore().addUnfinished("one");
  expect(game.key).toMatch(/^coloretto:v1:games:1234-[a-z0-9]+$/);
  expect(timeOf(game)).toBe(1234);
  expect(timeOf({ key: "coloretto:v1:games:earlier", text: "" })).toBeNull();
});

test("a disabled storage is neither read nor written", () => {
  const store = new LocalStore();
  storage.setItem("coloretto:v1:games:1-a", "one");
  store.disable();
  store.writeSave("game");
  store.remove("coloretto:v1:games:1-a");
  expect([store.readStoredSave(), store.unfinished(), store.isPersistent]).toEqual([null, [], false]);
  expect(storage.entries()).toEqual({ "coloretto:v1:games:1-a": "one" });
});

test("the unfinished game of an earlier version is found", () => {
  storage.setItem(`${SAVE}:earlier`, "mine");
  expect(new LocalStore().readLegacyGame()?.text).toBe("mine");
});

test("settings are restored, and unreadable ones are the defaults", () => {
  new LocalStore().writeSettings({ ...DEFAULTS, pace: "slow" });
  expect(new LocalStore().readSettings()).toEqual({ ...DEFAULTS, pace: "slow" });
  storage.setItem("coloretto:v1:settings", "{");
  expect(new LocalStore().readSettings()).toEqual(DEFAULTS);
});

test("a game written by another tab calls back, and this tab keeps its own", () => {
  const store = new LocalStore();
  const act = vi.fn();
  store.onSaveFromOtherTab(act);
  store.writeSave("mine");
  storage.setItem(SAVE, "theirs");
  dispatchChange(SAVE);
  expect(act).toHaveBeenCalledExactlyOnceWith("theirs");
  expect([store.readSave(), store.readStoredSave()]).toEqual(["mine", "theirs"]);
});

test("a game of this tab that is unreadable leaves that of another tab", () => {
  storage.setItem(SAVE, "theirs");
  const store = new LocalStore();
  store.useSave("mine");
  expect([store.readSave(), store.readStoredSave()]).toEqual(["mine", "theirs"]);
  store.quarantineSave("mine");
  expect([store.readSave(), store.unreadable().map(({ text }) => text)]).toEqual(["theirs", ["mine"]]);
});

test("only the save that was marked is untouched, also for later tabs", () => {
  new LocalStore().markUntouched("game");
  new LocalStore("frame").markUntouched("framed");
  expect(["game", "game, later"].map((save) => new LocalStore().isUntouched(save))).toEqual([true, false]);
});

test("other keys and unchanged games don't call back", () => {
  const store = new LocalStore();
  const act = vi.fn();
  store.onSaveFromOtherTab(act);
  storage.setItem(SAVE, "theirs");
  dispatchChange(SAVE);
  store.writeSave("mine");
  dispatchChange(SAVE);
  dispatchChange("coloretto:v1:settings");
  storage.removeItem(SAVE);
  dispatchChange(SAVE);
  expect(act).not.toHaveBeenCalled();
});
