import { describe, expect, test } from "vitest";
import { INITIAL_STATE, type State } from "../../app/state";
import { parseUrl } from "../../app/url";
import {
  addressOf,
  closingAllBut,
  type DialogName,
  type Entry,
  entryAfter,
  type Place,
  placeAt,
  placeOf,
  sourceOf,
  stepTo,
  TABLE,
} from "./place";

const REPLAY: Place = { ...TABLE, game: "record=2cb15+1+2" };
const PUZZLE: Place = { ...TABLE, game: "pos=2cb15+-+R%2FO" };
const REVIEW: Place = { ...REPLAY, page: "review" };
const STATISTICS: Place = { ...TABLE, page: "statistics" };

function stateWith(change: object): State {
  return { ...INITIAL_STATE, ...change } as State;
}

function withDialogs(place: Place, ...dialogs: DialogName[]): Place {
  return { ...place, dialogs };
}

/** Return the entry after these places, each in an entry of its own. */
function entryOf(first: Place, ...others: Place[]): Entry {
  const start: Entry = { index: 0, place: first, before: [] };
  return others.reduce(entryAfter, start);
}

function at(search: string): Place {
  return placeAt(parseUrl({ search, hash: "" }));
}

describe("the place of a state", () => {
  test("is the table at first", () => {
    expect(placeOf(INITIAL_STATE)).toEqual(TABLE);
  });

  test("names the recorded game on the table, but not behind a page", () => {
    const replay = { record: "2cb15 1 2" };
    expect(placeOf(stateWith({ replay, screen: "game" }))).toEqual(REPLAY);
    expect(placeOf(stateWith({ replay, screen: "game", page: "statistics" }))).toEqual(STATISTICS);
    expect(placeOf(stateWith({ replay, screen: "game", page: "review" }))).toEqual(REVIEW);
  });

  test("names the puzzle on the table, but not behind a page", () => {
    const puzzle = { search: PUZZLE.game, chosen: null };
    expect(placeOf(stateWith({ puzzle }))).toEqual(PUZZLE);
    expect(placeOf(stateWith({ puzzle, page: "trainer" })).game).toBeNull();
    expect(placeOf(stateWith({ puzzle: { search: null, chosen: null } }))).toEqual(TABLE);
  });

  test("is that of the game being opened", () => {
    expect(placeOf(stateWith({ opening: { search: REPLAY.game } }))).toEqual(REPLAY);
    expect(placeOf(stateWith({ opening: { search: null }, replay: { record: "old" } }))).toEqual(TABLE);
  });

  test("names the open dialogs, the one on top last", () => {
    const open = { isShowingShortcuts: true, isChangingSettings: true };
    expect(placeOf(stateWith(open)).dialogs).toEqual(["settings", "shortcuts"]);
    expect(placeOf(stateWith({ setup: { isOpen: true, problem: null } })).dialogs).toEqual(["new-game"]);
    expect(placeOf(stateWith({ botDialog: { isOpen: true, seat: 2 } })).dialogs).toEqual(["bot-2"]);
    expect(placeOf(stateWith({ isChoosingSeat: true })).dialogs).toEqual(["seat"]);
    expect(placeOf(stateWith({ why: { ply: 3, result: null } })).dialogs).toEqual(["why"]);
    expect(placeOf(stateWith({ puzzle: { chosen: null } })).dialogs).toEqual([]);
    expect(placeOf(stateWith({ puzzle: { chosen: "d" } })).dialogs).toEqual(["answer"]);
  });
});

test("all dialogs but some are closed", () => {
  const open = stateWith({
    setup: { isOpen: true, problem: "error-other" },
    isChangingSettings: true,
    isShowingShortcuts: true,
    isChoosingSeat: true,
    botDialog: { isOpen: true, seat: 2 },
    why: { ply: null, result: null },
    puzzle: { chosen: "d", first: "d" },
  });
  const all = placeOf(open).dialogs;
  expect(all).toHaveLength(7);
  expect(placeOf({ ...open, ...closingAllBut(all, open) }).dialogs).toEqual(all);
  for (const dialog of all) {
    expect(placeOf({ ...open, ...closingAllBut([dialog], open) }).dialogs).toEqual([dialog]);
  }
  expect(closingAllBut([], open).puzzle).toEqual({ chosen: null, first: "d" });
});

describe("an address", () => {
  test.each([
    ["", TABLE],
    ["?page=statistics", STATISTICS],
    ["?page=review", { ...TABLE, page: "review" }],
    ["?dialog=settings", withDialogs(TABLE, "settings")],
    ["?page=statistics&dialog=shortcuts", withDialogs(STATISTICS, "shortcuts")],
    ["?new", withDialogs(TABLE, "new-game")],
    ["?record=2cb15%201%202", REPLAY],
    ["?page=review&record=2cb15%201%202", REVIEW],
    ["?page=statistics&record=2cb15%201%202", STATISTICS],
    ["?pos=2cb15%20-%20R/O", PUZZLE],
    ["?pos=2cb15+-+R/O&seed=3&level=strong", { ...TABLE, game: `level=strong&${PUZZLE.game}&seed=3` }],
    ["?page=played&pos=2cb15+-+R/O", { ...TABLE, page: "played" }],
  ])("%s names a place", (search, place) => {
    expect(at(search)).toEqual(place);
  });

  test.each(["?page=<script>alert(1)</script>", "?page=table", "?page=__proto__", "?dialog=why", "?dialog=bot-1"])(
    "%s names the table",
    (search) => {
      expect(at(search)).toEqual(TABLE);
    },
  );

  test("keeps the other parameters", () => {
    const url = new URL("https://example.org/?lang=de&new#x");
    expect(addressOf(STATISTICS, url).href).toBe("https://example.org/?lang=de&page=statistics#x");
    expect(addressOf(TABLE, url).href).toBe("https://example.org/?lang=de#x");
    expect(addressOf(withDialogs(TABLE, "settings", "shortcuts"), url).search).toBe("?lang=de&dialog=shortcuts");
    expect(addressOf(withDialogs(TABLE, "bot-1"), url).search).toBe("?lang=de");
  });

  test("names a puzzle with its deal, which go together", () => {
    const search = "?level=strong&pos=2cb15+-+R%2FO&seed=3";
    const url = new URL("https://example.org/?fake=book");
    const address = addressOf(at(search), url);
    expect([...address.searchParams.keys()].sort()).toEqual(["fake", "level", "pos", "seed"]);
    expect(at(address.search)).toEqual(at(search));
    expect(addressOf(PUZZLE, address).searchParams.has("level")).toBe(false);
    expect(addressOf(STATISTICS, address).search).toBe("?fake=book&page=statistics");
    const deal = new URL("https://example.org/?level=strong");
    expect(addressOf(STATISTICS, deal).search).toBe("?level=strong&page=statistics");
  });

  test("gives the source of its game", () => {
    expect(sourceOf(REPLAY.game ?? "")).toEqual({ from: "record", record: "2cb15 1 2" });
    const position = { position: "2cb15 - R/O", query: { level: "strong" } };
    expect(sourceOf(`level=strong&${PUZZLE.game}`)).toEqual({ from: "puzzle", position });
  });

  test("of the same place is left as it is", () => {
    const url = new URL("https://example.org/?fake=a%20b&record=2cb15%201%202");
    expect(addressOf(REPLAY, url).href).toBe(url.href);
  });
});

describe("the step to a place", () => {
  test("is none if nothing has changed", () => {
    expect(stepTo(entryOf(withDialogs(TABLE, "why")), withDialogs(TABLE, "why"))).toBe("none");
  });

  test.each([
    ["a page", TABLE, STATISTICS],
    ["a dialog", STATISTICS, withDialogs(STATISTICS, "settings")],
    ["a dialog above another", withDialogs(TABLE, "settings"), withDialogs(TABLE, "settings", "shortcuts")],
    ["a recorded game", STATISTICS, REPLAY],
    ["a puzzle", STATISTICS, PUZZLE],
    ["the next puzzle", PUZZLE, { ...TABLE, game: "pos=other" }],
    ["the table after a page", STATISTICS, TABLE],
    ["a page from a dialog", withDialogs(TABLE, "new-game"), { ...TABLE, page: "games" } as const],
  ])("adds an entry for %s", (_, from, to) => {
    expect(stepTo(entryOf(from), to)).toBe("push");
  });

  test("goes back when something is closed", () => {
    expect(stepTo(entryOf(TABLE, withDialogs(TABLE, "settings")), TABLE)).toBe(1);
    expect(stepTo(entryOf(TABLE, REPLAY), TABLE)).toBe(1);
    const above = entryOf(TABLE, withDialogs(TABLE, "settings"), withDialogs(TABLE, "settings", "shortcuts"));
    expect(stepTo(above, withDialogs(TABLE, "settings"))).toBe(1);
    expect(stepTo(above, TABLE)).toBe(2);
  });

  test("replaces the entry of what is closed if it was opened elsewhere", () => {
    expect(stepTo(entryOf(withDialogs(TABLE, "settings")), TABLE)).toBe("replace");
    expect(stepTo(entryOf(STATISTICS, REPLAY), TABLE)).toBe("replace");
    expect(stepTo(entryOf(STATISTICS, PUZZLE), TABLE)).toBe("replace");
  });

  test("replaces a dialog about the game in play that gives way to a page", () => {
    expect(stepTo(entryOf(TABLE, withDialogs(TABLE, "answer")), { ...TABLE, page: "mistakes" })).toBe("replace");
  });
});
