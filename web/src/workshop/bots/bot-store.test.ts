import { expect, test } from "vitest";
import { BrowserStorage } from "../../platform/storage/browser-storage";
import { freeName, readShelf, type Shelf, type StoredBot, withVersion, writeShelf } from "./bot-store";

const NOW = new Date("2026-11-21T12:00:00Z");

function bot(id: string, code = "x"): StoredBot {
  return { id, name: id, code, versions: [] };
}

/** A storage with one text. */
function storage(text: string | null = null) {
  let stored = text;
  return opened({
    getItem: () => stored,
    setItem: (_, value) => {
      stored = value;
    },
  });
}

function opened(storage: Partial<Storage>): BrowserStorage {
  return new BrowserStorage(() => storage as Storage);
}

test("a shelf is read as it was written", () => {
  const shelf: Shelf = { bots: [withVersion(bot("a"), "old", NOW), bot("b")], open: "b" };
  const store = storage();
  expect(writeShelf(store, shelf)).toBe(true);
  expect(readShelf(store)).toEqual(shelf);
});

test.each([null, "", "{", "[]", '{"bots":1}', '{"bots":[]}', '{"bots":[{"id":1}]}', '{"bots":[null]}'])(
  "a shelf that is missing or damaged is none: %s",
  (text) => expect(readShelf(storage(text))).toBeNull(),
);

test("damaged bots are left out, and the first of the others is open", () => {
  const text = JSON.stringify({ form: 1, bots: [{ id: "a" }, bot("b"), bot("c")], open: "a" });
  expect(readShelf(storage(text))).toMatchObject({ bots: [{ id: "b" }, { id: "c" }], open: "b" });
});

test("long names of an earlier version are shortened, and stay different", () => {
  const text = JSON.stringify({ form: 1, bots: [bot("x".repeat(40)), bot("x".repeat(50))], open: "x" });
  expect(readShelf(storage(text))?.bots.map(({ name }) => name)).toEqual(["x".repeat(24), `${"x".repeat(22)} 2`]);
});

test("a full storage is reported", () => {
  const full = opened({
    setItem: () => {
      throw new DOMException("", "QuotaExceededError");
    },
  });
  expect(writeShelf(full, { bots: [bot("a")], open: "a" })).toBe(false);
});

test("the ten latest versions stay, each code once", () => {
  let kept = bot("a");
  for (let number = 0; number < 12; number += 1) kept = withVersion(kept, `code ${number}`, NOW);
  expect(kept.versions.map(({ code }) => code)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `code ${number}`),
  );
  kept = withVersion(kept, "code 5", NOW);
  expect(kept.versions.map(({ code }) => code).slice(0, 3)).toEqual(["code 5", "code 11", "code 10"]);
  expect(kept.versions).toHaveLength(10);
});

test("a name is short, and no other bot has it", () => {
  const bots = [bot("greedy"), bot("greedy 2")];
  expect(freeName("  gre  edy ", bots)).toBe("gre edy");
  expect(freeName("greedy", bots)).toBe("greedy 3");
  expect(freeName("", bots)).toBe("bot");
  expect(freeName("x".repeat(200), bots)).toHaveLength(24);
  expect(freeName("x".repeat(200), [bot("x".repeat(24))])).toBe(`${"x".repeat(22)} 2`);
});
