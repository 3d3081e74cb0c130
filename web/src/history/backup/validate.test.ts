import { expect, test } from "vitest";
import { bot, day, game, mistake, EMPTY as NO_HISTORY, skill } from "../../../testing/finished-games";
import { ImportError, parseBackup, withNote } from "./validate";

const EMPTY = { ...NO_HISTORY, bots: [] };
const FULL = {
  games: [game(1, { skill: skill(0.1, 2.5), daily: "2026-11-21" }), game(2)],
  days: [day("2026-11-20", { par: { score: 30, rank: 1 } }), day("2026-11-21", { result: null })],
  mistakes: [mistake("P"), mistake("Q", { looked: "2026-11-21T10:00:00Z", due: null })],
  bots: [bot("a", { versions: [{ code: "x", at: "2026-11-21T17:34:00.000Z" }] }), bot("b")],
};

function reasonOf(data: unknown): unknown {
  try {
    return parseBackup(data);
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
    return (error as ImportError).reason;
  }
}

test("stored data is parsed unchanged", () => {
  expect(parseBackup(FULL)).toEqual(FULL);
  expect(parseBackup(EMPTY)).toEqual(EMPTY);
});

test.each([null, 7, "text", [], {}, { ...EMPTY, games: {} }, { ...EMPTY, days: null }])("%j is damaged", (data) => {
  expect(reasonOf(data)).toBe("damaged");
});

test.each([
  ["id", "xyz"],
  ["form", 0],
  ["at", "yesterday"],
  ["at", "2026-02-30T00:00:00Z"],
  ["players", 6],
  ["players", 3],
  ["edition", "silver"],
  ["scoring", "green"],
  ["seats", []],
  ["seats", "four"],
  ["seat", 1],
  ["seat", 4],
  ["scores", [1, 2, 3]],
  ["scores", [1, 2, 3, 1.5]],
  ["ranks", [0, 1, 2, 3]],
  ["practice", 1],
  ["hints", -1],
  ["daily", "2026-13-01"],
  ["record", "x".repeat(12_001)],
  ["record", "a\nb"],
  ["skill", { share: {}, points: {} }],
  ["skill", undefined],
])("a game whose %s is %j is damaged", (name, wrong) => {
  expect(reasonOf({ ...EMPTY, games: [{ ...game(1), [name]: wrong }] })).toBe("damaged");
});

test.each([
  ["date", "2026-11-31"],
  ["deal", "x".repeat(201)],
  ["begun", null],
  ["seen", "today"],
  ["result", { id: "1", at: "2026-11-21T10:00:00Z", score: 1, rank: 1 }],
  ["result", { ...day("2026-11-21").result, rank: 6 }],
  ["par", { score: 1 }],
])("a day whose %s is %j is damaged", (name, wrong) => {
  expect(reasonOf({ ...EMPTY, days: [{ ...day("2026-11-21"), [name]: wrong }] })).toBe("damaged");
});

test.each([
  ["game", "1"],
  ["position", "a\u0000b"],
  ["seat", 5],
  ["action", "t10"],
  ["best", "<b>"],
  ["lost", Number.NaN],
  ["lost", "0.1"],
  ["band", "awful"],
  ["solved", 5],
  ["looked", "2026-11-21"],
  ["due", "soon"],
])("a mistake whose %s is %j is damaged", (name, wrong) => {
  expect(reasonOf({ ...EMPTY, mistakes: [{ ...mistake(), [name]: wrong }] })).toBe("damaged");
});

test.each([
  ["id", ""],
  ["id", 7],
  ["id", "a\u0000b"],
  ["name", null],
  ["code", ["x"]],
  ["versions", {}],
  ["versions", [null]],
  ["versions", [{ code: "x", at: "soon" }]],
  ["versions", [{ at: "2026-11-21T17:34:00.000Z" }]],
])("a bot whose %s is %j is damaged", (name, wrong) => {
  expect(reasonOf({ ...EMPTY, bots: [{ ...bot("a"), [name]: wrong }] })).toBe("damaged");
});

test("a bot of a later version is newer, and bots that are no list are damaged", () => {
  expect(reasonOf({ ...EMPTY, bots: [{ ...bot("a"), form: 2 }] })).toBe("newer");
  expect(reasonOf({ ...EMPTY, bots: "a" })).toBe("damaged");
  expect(reasonOf({ ...EMPTY, bots: Array.from({ length: 1001 }, () => bot("a")) })).toBe("damaged");
});

test("a backup of a version without bots has none", () => {
  expect(parseBackup(NO_HISTORY)).toEqual(EMPTY);
});

test("a game of a later version is newer", () => {
  expect(reasonOf({ ...EMPTY, games: [{ ...game(1), form: 2 }] })).toBe("newer");
});

test("unknown fields are removed", () => {
  const data = { ...EMPTY, games: [{ ...game(1), more: "<script>" }], more: 1 };
  expect(parseBackup(data)).toEqual({ ...EMPTY, games: [game(1)] });
});

test("the id of a mistake is made of its game and position", () => {
  const data = { ...EMPTY, mistakes: [{ ...mistake("P"), id: "another" }] };
  expect(parseBackup(data).mistakes).toEqual([mistake("P")]);
});

test("marks of a game and its note are kept, and a game without them stays as it is", () => {
  const games = [game(1, { continued: true, favourite: true, note: "<b>=1+1</b> \u202e" }), game(2)];
  expect(parseBackup({ ...EMPTY, games }).games).toEqual(games);
  expect(parseBackup({ ...EMPTY, games: [{ ...game(1), favourite: 1 }] }).games).toEqual([game(1)]);
});

test.each([7, null, "two\nlines", "x".repeat(301)])("a game with the note %j is damaged", (note) => {
  expect(reasonOf({ ...EMPTY, games: [{ ...game(1), note }] })).toBe("damaged");
});

test("a note is one line of at most 300 characters, or there is none", () => {
  expect(withNote(game(1), "  two\r\nlines\u0000 ")).toEqual(game(1, { note: "two lines" }));
  expect(withNote(game(1), "x".repeat(400)).note).toHaveLength(300);
  expect(withNote(game(1, { note: "before" }), "\n ")).toEqual(game(1));
});
