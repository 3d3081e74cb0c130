import { beforeEach, describe, expect, test } from "vitest";
import { bot } from "../../../testing/finished-games";
import { MemoryStorage } from "../../../testing/memory-storage";
import { BrowserStorage } from "../../platform/storage/browser-storage";
import type { StoredBot } from "../types";
import { BotStore } from "./bot-store";

const SHELF = "coloretto:v1:workshop";
const ROW = "coloretto:v1:workshop-bots:";

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
});

/** Open the store of a tab. */
function open(): BotStore {
  return new BotStore(new BrowserStorage(() => storage));
}

function blocked(): BrowserStorage {
  return new BrowserStorage(() => {
    throw new DOMException("", "SecurityError");
  });
}

/** Return the names and codes of the bots that a new tab finds. */
function stored(): Record<string, string> {
  return Object.fromEntries(
    open()
      .list()
      .map(({ name, code }) => [name, code]),
  );
}

function put(store: BotStore, id: string, change: Partial<StoredBot>): StoredBot {
  const known = store.list().find((each) => each.id === id);
  return store.put({ ...bot(id), row: null, ...known, ...change });
}

describe("with two tabs", () => {
  test("bots of both stay", () => {
    const [one, other] = [open(), open()];
    one.add(bot("a"));
    other.add(bot("b"));
    put(one, "a", { code: "new" });
    expect(stored()).toEqual({ a: "new", b: "code of b" });
  });

  test("a bot that both change becomes two", () => {
    const [one, other] = [open(), open()];
    const row = one.add(bot("a"));
    put(other, "a", { code: "theirs" });
    expect(one.put({ ...row, code: "mine" })).toMatchObject({ id: "a-2", code: "mine" });
    expect(stored()).toEqual({ a: "theirs", "a 2": "mine" });
  });

  test("a bot that one renames and the other writes is one with both changes", () => {
    const [one, other] = [open(), open()];
    const row = one.add(bot("a"));
    put(other, "a", { name: "b" });
    one.put({ ...row, code: "mine" });
    expect(stored()).toEqual({ b: "mine" });
  });

  test("a bot that one deletes and the other changes stays", () => {
    const [one, other] = [open(), open()];
    const row = one.add(bot("a"));
    other.remove(`${ROW}a`);
    one.put({ ...row, code: "mine" });
    expect(stored()).toEqual({ a: "mine" });
  });

  test("a row that a newer version has written since is not written over", () => {
    const store = open();
    const row = store.add(bot("a"));
    const newer = '{"form":2,"files":["months of work"]}';
    storage.setItem(`${ROW}a`, newer);
    store.put({ ...row, code: "mine" });
    expect(storage.getItem(`${ROW}a`)).toBe(newer);
    expect(stored()).toEqual({ a: "mine" });
  });
});

test("bots with one name get different ones, in every tab the same", () => {
  for (const id of ["b", "a"]) storage.setItem(ROW + id, JSON.stringify({ name: "same", code: id }));
  expect(stored()).toEqual({ same: "a", "same 2": "b" });
});

test.each([
  '{"form":2,"name":"of a newer version","code":"x"}',
  '{"form":1,"name":"no code","versions":[]}',
  '{"form":1,"name":"odd versions","code":"x","versions":[{"code":1,"at":"2026-11-21T12:00:00Z"}]}',
  '{"form":1,"name":"odd time","code":"x","versions":[{"code":"x","at":"yesterday, perhaps"}]}',
  "{",
  "",
  "null",
  "[]",
])("a row that cannot be read is offered and stays as it is: %s", (text) => {
  storage.setItem(`${ROW}b`, text);
  const store = open();
  store.add(bot("a"));
  put(store, "a", { code: "new" });
  expect(store.unreadable()).toEqual([{ key: `${ROW}b`, text }]);
  expect(storage.getItem(`${ROW}b`)).toBe(text);
  const deleted = store.remove(`${ROW}b`);
  expect(store.unreadable()).toEqual([]);
  store.restore(deleted);
  expect(store.unreadable().map((entry) => entry.text)).toEqual([text]);
});

test("a deleted bot comes back, also if its place is taken", () => {
  const store = open();
  const row = store.add(bot("a"));
  const deleted = store.remove(`${ROW}a`, row);
  expect(stored()).toEqual({});
  open().add(bot("a", { code: "other" }));
  store.restore(deleted);
  expect(stored()).toEqual({ a: "other", "a 2": "code of a" });
});

describe("the one row of earlier versions", () => {
  test("is divided into a row for each bot", () => {
    const versions = [{ code: "old", at: "2026-11-21T17:34:00.000Z" }];
    storage.setItem(SHELF, JSON.stringify({ form: 1, bots: [bot("a", { versions }), bot("b")], open: "b" }));
    expect(open().list()).toMatchObject([bot("a", { versions }), bot("b")]);
    expect(Object.keys(storage.entries()).sort()).toEqual([`${ROW}a`, `${ROW}b`, "coloretto:v1:workshop-open"]);
    expect(open().list()).toMatchObject([bot("a", { versions }), bot("b")]);
  });

  test("may have long names, which are shortened and stay different", () => {
    const bots = [bot("a", { name: "x".repeat(40) }), bot("b", { name: "x".repeat(50) })];
    storage.setItem(SHELF, JSON.stringify({ form: 1, bots, open: "a" }));
    expect(Object.keys(stored())).toEqual([`${"x".repeat(22)} 2`, "x".repeat(24)]);
  });

  test("gives those of its bots that can be read, and the others are offered unchanged", () => {
    const broken = [null, { id: "c", name: "c", code: 7 }, { form: 2, id: "d", name: "d", code: "x", versions: [] }];
    const bots = [...broken, bot("a"), { id: "b", name: "no versions", code: "# months of work" }];
    storage.setItem(SHELF, JSON.stringify({ form: 1, bots, open: "a" }));
    expect(stored()).toEqual({ a: "code of a", "no versions": "# months of work" });
    expect(
      open()
        .unreadable()
        .map(({ text }) => JSON.parse(text)),
    ).toEqual(broken);
    expect(storage.getItem(SHELF)).toBeNull();
  });

  test.each([
    '{"form":2,"bots":[{"id":"a","name":"from the future","source":"…"}],"open":"a"}',
    '{"form":2,"bots":[{"id":"a","name":"a","code":"x","versions":[]}]}',
    '{"bots":1}',
    '{"form":1,"bots":[{"id":"a","na',
    "x",
  ])("that cannot be read at all is offered unchanged: %s", (text) => {
    storage.setItem(SHELF, text);
    const store = open();
    store.add(bot("b"));
    expect(store.unreadable().map((entry) => entry.text)).toEqual([text]);
    expect(stored()).toEqual({ b: "code of b" });
  });

  test("comes again from a tab of an earlier version: no code is lost, and none is there twice", () => {
    const shelf = (code: string) => JSON.stringify({ form: 1, bots: [bot("a", { code })], open: "a" });
    storage.setItem(SHELF, shelf("one"));
    put(open(), "a", { code: "two" });
    for (const code of ["three", "three", "three and more"]) {
      storage.setItem(SHELF, shelf(code));
      expect(stored()).toEqual({ a: "two", "a 2": code });
    }
    put(open(), "a-2", { code: "four" });
    storage.setItem(SHELF, shelf("five"));
    expect(stored()).toEqual({ a: "two", "a 2": "four", "a 3": "five" });
  });

  test("stays until its bots fit into the storage, and they can be used all the same", () => {
    const text = JSON.stringify({ form: 1, bots: [bot("a"), bot("b")], open: "a" });
    storage.setItem(SHELF, text);
    storage.isFull = true;
    const store = open();
    expect(store.list()).toMatchObject([bot("a"), bot("b")]);
    put(store, "a", { code: "new" });
    expect(store.list()).toMatchObject([bot("a", { code: "new" }), bot("b")]);
    expect([store.isPersistent, storage.entries()]).toEqual([false, { [SHELF]: text }]);
    storage.isFull = false;
    expect(stored()).toEqual({ a: "code of a", b: "code of b" });
  });
});

test("a bot that comes again from elsewhere is not there twice, and its versions come together", () => {
  const store = open();
  const version = (code: string) => ({ code, at: "2026-11-21T12:00:00Z" });
  store.add(bot("a", { versions: [version("one")] }));
  store.add(bot("a", { versions: [version("two")] }));
  expect(store.list()).toMatchObject([bot("a", { versions: [version("one"), version("two")] })]);
});

test("a bot from elsewhere does not replace one with other code", () => {
  const store = open();
  store.add(bot("a"));
  for (const _ of [1, 2]) store.add(bot("a", { code: "other" }));
  expect(stored()).toEqual({ a: "code of a", "a 2": "other" });
});

test("a bot that is added takes no name of another one, whatever their ids", () => {
  const store = open();
  for (const id of ["c", "a", "b"]) store.add(bot(id, { name: "same" }));
  expect(stored()).toEqual({ same: "code of c", "same 2": "code of a", "same 3": "code of b" });
});

test("without storage bots last until the page is closed", () => {
  const store = new BotStore(blocked());
  store.add(bot("a"));
  put(store, "a", { code: "new" });
  expect(store.list()).toMatchObject([bot("a", { code: "new" })]);
  expect(store.isPersistent).toBe(false);
  store.remove(`${ROW}a`);
  expect(store.list()).toEqual([]);
});

test("a full storage is reported until it has room again", () => {
  const store = open();
  store.add(bot("a"));
  storage.isFull = true;
  for (const code of ["new", "newer"]) put(store, "a", { code });
  expect([store.list(), store.isPersistent, stored()]).toMatchObject([
    [bot("a", { code: "newer" })],
    false,
    { a: "code of a" },
  ]);
  storage.isFull = false;
  put(store, "a", { code: "newest" });
  expect([store.isPersistent, stored()]).toEqual([true, { a: "newest" }]);
});

test("after another tab has deleted all data nothing is stored, and the bots stay on the page", () => {
  const store = open();
  store.add(bot("a"));
  store.stop(store.list());
  storage.clear();
  put(store, "a", { code: "new" });
  expect(store.list()).toMatchObject([bot("a", { code: "new" })]);
  expect(storage.entries()).toEqual({});
});
