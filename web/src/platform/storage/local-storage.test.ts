import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { DEFAULTS } from "../settings/settings";
import { LocalStore, tabStore } from "./local-storage";

const KEY = "coloretto:v1:text";
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
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

test("a text survives a reload, and is gone once it is removed", () => {
  expect(new LocalStore().read(KEY)).toBeNull();
  expect(new LocalStore().write(KEY, "text")).toBe(true);
  expect([new LocalStore().read(KEY), storage.entries()]).toEqual(["text", { [KEY]: "text" }]);
  new LocalStore().remove(KEY);
  expect([new LocalStore().read(KEY), storage.entries()]).toEqual([null, {}]);
});

test("without storage everything lasts until the page is closed", () => {
  block();
  const store = new LocalStore();
  expect(store.read(KEY)).toBeNull();
  expect(store.write(KEY, "text")).toBe(false);
  store.writeSettings({ ...DEFAULTS, volume: 7 });
  expect([store.isPersistent, store.read(KEY), store.readSettings().volume]).toEqual([false, "text", 7]);
  store.remove(KEY);
  expect(store.read(KEY)).toBeNull();
  store.addEntry(KEY, "entry");
  expect(store.entries(KEY).map(({ text }) => text)).toEqual(["entry"]);
});

test("a text that does not fit into the storage stays in memory", () => {
  const store = new LocalStore();
  store.write(KEY, "before");
  storage.isFull = true;
  expect(store.write(KEY, "after")).toBe(false);
  expect([store.isPersistent, store.read(KEY), storage.entries()]).toEqual([false, "after", { [KEY]: "before" }]);
  expect(new LocalStore().read(KEY)).toBe("before");
});

test("a text is read as another tab has changed it", () => {
  const store = new LocalStore();
  store.write(KEY, "mine");
  storage.setItem(KEY, "theirs");
  expect(store.read(KEY)).toBe("theirs");
});

test("entries have keys of their own, which end with their times", () => {
  vi.useFakeTimers({ now: 1234 });
  const store = new LocalStore();
  store.addEntry(KEY, "one");
  store.addEntry(KEY, "two", 99);
  store.write(`${KEY}s`, "another");
  expect(new LocalStore().entries(KEY)).toEqual([
    { key: expect.stringMatching(/^coloretto:v1:text:1234-[a-z0-9]+$/), text: "one" },
    { key: expect.stringMatching(/^coloretto:v1:text:99-[a-z0-9]+$/), text: "two" },
  ]);
});

test("a disabled storage is neither read nor written", () => {
  const store = new LocalStore();
  storage.setItem(`${KEY}:1-a`, "one");
  store.disable();
  expect([store.write(KEY, "text"), store.read(KEY)]).toEqual([false, "text"]);
  store.remove(`${KEY}:1-a`);
  expect([store.entries(KEY), store.isPersistent]).toEqual([[], false]);
  expect(storage.entries()).toEqual({ [`${KEY}:1-a`]: "one" });
});

test("settings are restored, and unreadable ones are the defaults", () => {
  new LocalStore().writeSettings({ ...DEFAULTS, pace: "slow" });
  expect(new LocalStore().readSettings()).toEqual({ ...DEFAULTS, pace: "slow" });
  storage.setItem("coloretto:v1:settings", "{");
  expect(new LocalStore().readSettings()).toEqual(DEFAULTS);
});

test("settings and texts are those that a tab stored last", () => {
  const [one, other] = [new LocalStore(), new LocalStore()];
  one.writeSettings({ ...one.readSettings(), volume: 7 });
  other.writeSettings({ ...other.readSettings(), pace: "slow" });
  expect(one.readSettings()).toEqual({ ...DEFAULTS, volume: 7, pace: "slow" });
  one.write(KEY, "one");
  other.write(KEY, "other");
  expect(one.read(KEY)).toBe("other");
  storage.isFull = true;
  one.write(KEY, "one");
  expect([one.read(KEY), other.read(KEY)]).toEqual(["one", "other"]);
});

test.each([
  ["stores", () => new MemoryStorage()],
  ["is full", () => Object.assign(new MemoryStorage(), { isFull: true })],
  ["is blocked", () => undefined],
])("a text of the session lasts although the browser %s", (_, storage) => {
  vi.stubGlobal("sessionStorage", storage());
  expect(tabStore.read("a")).toBeNull();
  tabStore.write("a", "text");
  expect(tabStore.read("a")).toBe("text");
  tabStore.remove("a");
  expect(tabStore.read("a")).toBeNull();
});

test("a text that could not be stored gives way to one that can", () => {
  const storage = Object.assign(new MemoryStorage(), { isFull: true });
  vi.stubGlobal("sessionStorage", storage);
  tabStore.write("a", "earlier");
  storage.isFull = false;
  tabStore.write("a", "later");
  expect([tabStore.read("a"), storage.entries()]).toEqual(["later", { a: "later" }]);
  tabStore.remove("a");
  expect(storage.entries()).toEqual({});
});
