import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/memory-storage";
import { ended, summary } from "../../testing/summaries";
import { LocalStore } from "../platform/storage/local-storage";
import { rowFrom, rowOf } from "./game-row";
import { Library, PAGE } from "./library";

const UNREADABLE = "coloretto:v1:save:unreadable";
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", new MemoryStorage());
});

function open(place = PAGE): Library {
  return new Library(new LocalStore(), place);
}

test("a game is found under its id as it was stored last", () => {
  open().put(rowOf(summary(1), "one", 100));
  open().put(rowOf(summary(1, { turns: 9 }), "two", 200));
  expect(open().find(summary(1).id)).toMatchObject({ turns: 9, at: 200, save: "two" });
  open().remove(summary(1).id);
  expect([open().find(summary(1).id), open().find("none"), open().find(null)]).toEqual([null, null, null]);
});

test("games that have begun and are not over are unfinished, the latest first, those without a time last", () => {
  const library = open();
  const games = [summary(1), summary(2), summary(3), summary(4, { begun: false }), ended(5)];
  for (const [at, game] of games.entries()) library.put(rowOf(game, "a save", at || null));
  expect(library.unfinished().map(({ id }) => id)).toEqual([3, 2, 1].map((number) => summary(number).id));
});

test("damaged rows and texts that were set aside are unreadable, the latest first", () => {
  storage.setItem(`${PAGE.games}:f00`, "broken");
  storage.setItem(`${UNREADABLE}:1700000000000-b`, "older");
  storage.setItem(`${UNREADABLE}:1800000000000-c`, "newer");
  expect(open().unreadable()).toEqual([
    { id: `${UNREADABLE}:1800000000000-c`, text: "newer", at: 1_800_000_000_000 },
    { id: `${UNREADABLE}:1700000000000-b`, text: "older", at: 1_700_000_000_000 },
    { id: `${PAGE.games}:f00`, text: "broken", at: null },
  ]);
  open().addUnreadable("text", 1_600_000_000_000);
  expect(open().unreadable()).toContainEqual(expect.objectContaining({ text: "text", at: 1_600_000_000_000 }));
});

test("a row and an unreadable text can be deleted and restored", () => {
  const library = open();
  library.put(rowOf(summary(1), "a save"));
  library.addUnreadable("text");
  for (const id of [summary(1).id, library.unreadable()[0]?.id ?? ""]) {
    const before = storage.entries();
    const deleted = library.delete(id);
    expect(Object.keys(storage.entries())).toHaveLength(1);
    if (deleted) library.restore(deleted);
    expect(storage.entries()).toEqual(before);
  }
  expect(library.delete("none")).toBeNull();
});

test("a row is parsed field by field", () => {
  const row = { ...rowOf(summary(1), "a save", 100), hints: 2, finished: "a record" };
  expect(rowFrom(JSON.stringify(row))).toEqual(row);
  for (const broken of [{ id: 1 }, { save: null }, { seats: "none" }])
    expect(rowFrom(JSON.stringify({ ...row, ...broken }))).toBeNull();
  const odd = {
    ...row,
    deal: 1,
    turns: "x",
    begun: "yes",
    over: 1,
    at: "x",
    hints: "x",
    finished: 7,
    seats: [null, { kind: "human", name: 7 }],
  };
  expect(rowFrom(JSON.stringify(odd))).toEqual({
    ...{ ...row, deal: null, turns: 0, begun: false, over: false, at: null, hints: 0, finished: null },
    seats: [
      { kind: "bot", name: null },
      { kind: "human", name: null },
    ],
  });
});

test.each(["", "{", "null", "[]", "7"])("%j is no row", (text) => {
  expect(rowFrom(text)).toBeNull();
});

test("frames and the page have games in play of their own, and one list", () => {
  const frame = open({ ...PAGE, name: "frame" });
  open().put(rowOf(summary(1), "one"));
  open().setInPlay(summary(1).id, true);
  expect([open().inPlay, frame.inPlay, frame.unfinished().length]).toEqual([summary(1).id, null, 1]);
  const workshop = open({ name: "workshop", games: "coloretto:v2:workshop-game" });
  expect([workshop.inPlay, workshop.unfinished()]).toEqual([null, []]);
});

test("the game in play of an earlier version is known by its save", () => {
  expect(open().saveInPlay).toBeNull();
  storage.setItem("coloretto:v1:save", "old");
  storage.setItem("coloretto:v1:save:frame", "old of the frame");
  expect([open().saveInPlay, open().inPlay]).toEqual(["old", null]);
  expect(open({ ...PAGE, name: "frame" }).saveInPlay).toBe("old of the frame");
  sessionStorage.setItem("coloretto:v1:game:", '{"save":1}');
  open().put(rowOf(summary(2), "of another tab"));
  localStorage.setItem("coloretto:v2:in-play", summary(2).id);
  expect([open().saveInPlay, open().inPlay]).toEqual(['{"save":1}', null]);
  open().removeOldSave('{"save":1}');
  expect([open().saveInPlay, storage.getItem("coloretto:v1:save")]).toEqual(["of another tab", "old"]);
  open().put(rowOf(summary(1), "new"));
  open().setInPlay(summary(1).id, true);
  expect(open().saveInPlay).toBe("new");
});

test("changes elsewhere and imports are reported, those of other texts are not", () => {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  const changed: (string | null)[] = [];
  const library = open();
  library.onChange((id) => changed.push(id));
  for (const key of [`${PAGE.games}:f00`, `${UNREADABLE}:1-a`, null, "coloretto:v1:settings"])
    events.dispatchEvent(Object.assign(new Event("storage"), { key }));
  expect(changed.splice(0)).toEqual(["f00", null, null]);
  library.notify();
  expect(changed.splice(0)).toEqual([null]);
  // The browser kept the page, which got no events meanwhile.
  events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(changed).toEqual([null]);
});
