import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { DEFAULTS } from "../settings/settings";
import { LocalStore, timeOf } from "./local-storage";

const SAVE = "coloretto:v1:save";
let storage: MemoryStorage;
/** Of other tabs. */
let tellOfChange: (key: string) => void;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", (_type: string, listen: (event: { key: string }) => void) => {
    tellOfChange = (key) => listen({ key });
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

test("a game is there again on the next page", () => {
  new LocalStore().writeSave("game");
  expect(new LocalStore().readSave()).toBe("game");
  expect(storage.entries()).toEqual({ [SAVE]: "game" });
});

test("without a game there is none", () => {
  const kept = new LocalStore();
  expect([kept.readSave(), kept.readLegacyGame(), kept.unfinished()]).toEqual([null, null, []]);
  expect(kept.isPersistent).toBe(true);
});

test("frames have games of their own", () => {
  new LocalStore("frame?players=2").writeSave("framed");
  new LocalStore().writeSave("page");
  expect(new LocalStore("frame?players=2").readSave()).toBe("framed");
  expect(new LocalStore("frame?players=3").readSave()).toBeNull();
});

test("in a blocked storage everything lasts as long as the page is open", () => {
  block();
  const kept = new LocalStore();
  expect(kept.readSave()).toBeNull();
  kept.writeSave("game");
  kept.writeSettings({ ...DEFAULTS, volume: 7 });
  expect(kept.isPersistent).toBe(false);
  expect(kept.readSave()).toBe("game");
  expect(kept.readSettings().volume).toBe(7);
  kept.quarantineSave("game");
  expect(kept.readSave()).toBeNull();
  const game = kept.addUnfinished("unfinished");
  expect(kept.unfinished()).toEqual([game]);
});

test("an unfinished game that did not fit into the storage is known to the page", () => {
  const kept = new LocalStore();
  storage.isFull = true;
  const game = kept.addUnfinished("one");
  expect(kept.unfinished()).toEqual([game]);
  expect(new LocalStore().unfinished()).toEqual([]);
  expect(kept.isPersistent).toBe(false);
});

test("a full storage is not lasting, and the page still knows its game", () => {
  const kept = new LocalStore();
  kept.writeSave("before");
  storage.isFull = true;
  kept.writeSave("after");
  expect(kept.isPersistent).toBe(false);
  expect(kept.readSave()).toBe("after");
  expect(storage.entries()).toEqual({ [SAVE]: "before" });
});

test("while the storage is cleared the page still knows its game", () => {
  const kept = new LocalStore();
  kept.writeSave("one");
  storage.clear();
  expect(kept.readSave()).toBe("one");
  expect(kept.isPersistent).toBe(true);
});

test("a save that could not be read is kept aside and is in nobody's way", () => {
  vi.useFakeTimers({ now: 1234 });
  const kept = new LocalStore();
  kept.writeSave("broken");
  kept.quarantineSave("broken");
  vi.useRealTimers();
  const [[key, text] = []] = Object.entries(storage.entries());
  expect(key).toMatch(new RegExp(`^${SAVE}:unreadable:1234-`));
  expect(text).toBe("broken");
  expect(kept.readSave()).toBeNull();
});

test("unfinished games are kept under keys of their own until they are removed", () => {
  const kept = new LocalStore();
  const [one, two] = [kept.addUnfinished("one"), kept.addUnfinished("two")];
  expect(new LocalStore().unfinished()).toEqual([one, two]);
  kept.remove(one.key);
  expect(new LocalStore().unfinished()).toEqual([two]);
  kept.restore(one);
  expect(new LocalStore().unfinished()).toEqual([two, one]);
});

test("the key of an unfinished game says when it was kept, or nothing", () => {
  vi.useFakeTimers({ now: 1234 });
  const game = new LocalStore().addUnfinished("one");
  vi.useRealTimers();
  expect(game.key).toMatch(/^coloretto:v1:games:1234-[a-z0-9]+$/);
  expect(timeOf(game)).toBe(1234);
  expect(timeOf({ key: "coloretto:v1:games:earlier", text: "" })).toBeNull();
});

test("a forgotten storage is neither read nor written", () => {
  const kept = new LocalStore();
  storage.setItem("coloretto:v1:games:1-a", "one");
  kept.disable();
  kept.writeSave("game");
  kept.remove("coloretto:v1:games:1-a");
  expect([kept.readStoredSave(), kept.unfinished(), kept.isPersistent]).toEqual([null, [], false]);
  expect(storage.entries()).toEqual({ "coloretto:v1:games:1-a": "one" });
});

test("the game that an earlier version put aside is found", () => {
  storage.setItem(`${SAVE}:earlier`, "mine");
  expect(new LocalStore().readLegacyGame()?.text).toBe("mine");
});

test("settings come back, and what cannot be read is as at first", () => {
  new LocalStore().writeSettings({ ...DEFAULTS, pace: "slow" });
  expect(new LocalStore().readSettings()).toEqual({ ...DEFAULTS, pace: "slow" });
  storage.setItem("coloretto:v1:settings", "{");
  expect(new LocalStore().readSettings()).toEqual(DEFAULTS);
});

test("a game that another tab has written is told and is the kept one from then on", () => {
  const kept = new LocalStore();
  const act = vi.fn();
  kept.onSaveFromOtherTab(act);
  kept.writeSave("mine");
  storage.setItem(SAVE, "theirs");
  tellOfChange(SAVE);
  expect(act).toHaveBeenCalledOnce();
  expect(kept.readSave()).toBe("theirs");
  tellOfChange(SAVE);
  expect(act).toHaveBeenCalledOnce();
});

test("what has nothing to do with the game in play is not told", () => {
  const kept = new LocalStore();
  const act = vi.fn();
  kept.onSaveFromOtherTab(act);
  storage.setItem(SAVE, "theirs");
  tellOfChange(SAVE);
  kept.writeSave("mine");
  tellOfChange(SAVE);
  tellOfChange("coloretto:v1:settings");
  storage.removeItem(SAVE);
  tellOfChange(SAVE);
  expect(act).not.toHaveBeenCalled();
});
