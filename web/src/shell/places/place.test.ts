import { beforeEach, describe, expect, test, vi } from "vitest";
import { Tab } from "../../../testing/tab";
import type { FeaturePlaces, GameFeatures } from "../../app/features";
import { INITIAL_STATE, type State } from "../../app/state";
import { Store } from "../../app/store";
import { parseUrl, searchOf } from "../../app/url";
import type { GameSource } from "../../game/game-source";
import { type DialogName, pageNamed } from "../../game/pages";
import { emptyView } from "../../game/view-queries";
import {
  addressOf,
  closingAllBut,
  type Entry,
  entryAfter,
  gameAt,
  type Place,
  type PlaceDialog,
  placeAt,
  placeOf,
  sourceOf,
  stepTo,
  TABLE,
} from "./place";
import { PlaceHistory } from "./place-history";

const REPLAY: Place = { ...TABLE, game: "record=2cb15+1+2" };
const PUZZLE: Place = { ...TABLE, game: "pos=2cb15+-+R%2FO" };
const REVIEW: Place = { ...REPLAY, page: "review" };
const STATISTICS: Place = { ...TABLE, page: "statistics" };

function stateWith(change: object): State {
  return { ...INITIAL_STATE, ...change } as State;
}

function withDialogs(place: Place, ...dialogs: PlaceDialog[]): Place {
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
    expect(placeOf(stateWith({ puzzle, page: "puzzles" })).game).toBeNull();
    expect(placeOf(stateWith({ puzzle: { search: null, chosen: null } }))).toEqual(TABLE);
  });

  test("is that of the game being opened", () => {
    expect(placeOf(stateWith({ opening: { search: REPLAY.game } }))).toEqual(REPLAY);
    expect(placeOf(stateWith({ opening: { search: null }, replay: { record: "old" } }))).toEqual(TABLE);
  });

  test("names the open dialogs, the one on top last", () => {
    const dialogs = ["settings", "shortcuts"];
    expect(placeOf(stateWith({ dialogs })).dialogs).toEqual(dialogs);
    expect(placeOf(stateWith({ dialogs, why: { ply: 3, result: null } })).dialogs).toEqual(["why", ...dialogs]);
    expect(placeOf(stateWith({ puzzle: { chosen: null } })).dialogs).toEqual([]);
    expect(placeOf(stateWith({ puzzle: { chosen: "d" } })).dialogs).toEqual(["answer"]);
  });
});

test("all dialogs but some are closed", () => {
  const open = stateWith({
    dialogs: ["new-game", "bot-2", "seat", "settings", "shortcuts"],
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

test("what was closed leads back by as many entries", () => {
  const settings = withDialogs(TABLE, "settings");
  const above = [settings, withDialogs(TABLE, "settings", "shortcuts")];
  for (const entry of [entryOf(TABLE, ...above), entryOf(STATISTICS, TABLE, ...above)])
    expect([settings, TABLE].map((place) => stepTo(entry, place))).toEqual([1, 2]);
});

// Paths: what the player or the browser does, and the entries of the browser's history that follow.

const NEXT = "pos=2cb15+-+B%2FO";
const OVER = { ...emptyView, phase: "over" as const };

const WHY = { ply: 3, result: null };

let tab: Tab;
let store: Store;

beforeEach(() => {
  vi.useFakeTimers();
});

/** Load the page at the entry that the tab shows; the browser may go to another one while it loads. */
function load(meanwhile = 0): void {
  store = new Store();
  store.set({ screen: "game", engine: "ready", view: OVER });
  const requested = gameAt(parseUrl(location));
  if (requested !== null) show(requested);
  tab.index += meanwhile;

  const game = {
    open: async (source: GameSource) => show(searchOf(source) ?? ""),
    returnToGame: () => store.show(OVER, {}),
  };
  const places = {
    openPage: (page: State["page"]) => store.set({ page }),
    explain: () => store.set({ why: WHY }),
    showAnswer: () => answer("d"),
  } as unknown as FeaturePlaces;
  const openers = {
    game: game as never,
    dialogs: { open: (name: DialogName) => store.openDialog(name) },
    loadFeatures: async () => ({ places }) as GameFeatures,
  };
  new PlaceHistory(store, openers, requested);
}

/** Show a recorded game, or a puzzle. */
function show(game: string): void {
  const record = new URLSearchParams(game).get("record");
  const replay = record === null ? null : ({ record, view: OVER, ply: 0, plies: 9, seats: null } as never);
  store.show(OVER, { replay, puzzle: record === null ? ({ search: game, chosen: null } as never) : null });
}

function answer(chosen: string | null): void {
  const { puzzle } = store.state;
  if (puzzle) store.set({ puzzle: { ...puzzle, chosen } });
}

function act(event: string): void {
  const [verb = "", name = ""] = event.split(" ");
  const page = pageNamed(name);
  if (verb === "back" || verb === "forward") tab.go(verb === "back" ? -1 : 1);
  else if (verb === "reload") load();
  else if (verb === "move") store.set({ isBusy: !store.state.isBusy });
  else if (event === "watch") show(REPLAY.game ?? "");
  else if (event === "solve") {
    store.set({ page: "table" });
    show(PUZZLE.game ?? "");
  } else if (event === "next") show(NEXT);
  else if (event === "stop") store.show(OVER, {});
  else if (event === "answer") answer("d");
  else if (event === "again") answer(null);
  else if (event === "open why") store.set({ why: WHY });
  else if (page) goTo(verb === "close" ? "table" : page);
  else if (verb === "close") store.closeDialog(name as DialogName);
  else store.openDialog(name as DialogName);
}

function goTo(page: State["page"]): void {
  store.set({ page });
  if (page === "table") return;
  // The player closes the dialogs about the game by opening a page.
  answer(null);
  store.set({ why: null });
  store.closeDialog("new-game");
}

const SHORT: Readonly<Record<string, string>> = {
  "?record=2cb15 1 2": "replay",
  "?pos=2cb15 - R/O": "puzzle",
  "?pos=2cb15 - B/O": "next",
};

function trail(): string {
  return Object.entries(SHORT).reduce((text, [address, name]) => text.replaceAll(address, name), tab.trail);
}

test.each([
  ["a page", "", "open statistics > table [?page=statistics]; back > [table] ?page=statistics"],
  [
    "two pages",
    "",
    `open statistics > table [?page=statistics]; open about > table ?page=statistics [?page=about];
     back > table [?page=statistics] ?page=about; back > [table] ?page=statistics ?page=about;
     forward > table [?page=statistics] ?page=about; forward > table ?page=statistics [?page=about]`,
  ],
  [
    "the button back to the table",
    "",
    `open about > table [?page=about]; close about > table ?page=about [table]; back > table [?page=about] table;
     back > [table] ?page=about table`,
  ],
  ["a move", "", "move > [table]; open settings > table [?dialog=settings]; move > table [?dialog=settings]"],
  [
    "a dialog closed above a page",
    "?page=about",
    `open settings > ?page=about [?page=about&dialog=settings]; close settings > [?page=about] ?page=about&dialog=settings;
     forward > ?page=about [?page=about&dialog=settings]; close settings > [?page=about] ?page=about&dialog=settings`,
  ],
  [
    "a dialog above another",
    "",
    `open settings > table [?dialog=settings]; open shortcuts > table ?dialog=settings [?dialog=shortcuts];
     back > table [?dialog=settings] ?dialog=shortcuts; forward > table ?dialog=settings [?dialog=shortcuts];
     close shortcuts > table [?dialog=settings] ?dialog=shortcuts; close settings > [table] ?dialog=settings ?dialog=shortcuts`,
  ],
  [
    "another dialog after one that was left",
    "",
    "open settings > table [?dialog=settings]; back > [table] ?dialog=settings; open new-game > table [?dialog=new-game]",
  ],
  [
    "a page from a dialog",
    "",
    `open new-game > table [?dialog=new-game]; open games > table ?dialog=new-game [?page=games];
     back > table [?dialog=new-game] ?page=games; back > [table] ?dialog=new-game ?page=games`,
  ],
  [
    "a bot",
    "",
    "open bot-1 > table [table]; back > [table] table; forward > table [table]; close bot-1 > [table] table",
  ],
  ["an explanation that gives way to a page", "", "open why > table [table]; open about > table [?page=about]"],
  ["the choice of a seat", "", "open seat > table [table]; close seat > [table] table; forward > table [table]"],
  [
    "a puzzle and its answer",
    "",
    `solve > table [puzzle]; answer > table puzzle [puzzle]; back > table [puzzle] puzzle;
     forward > table puzzle [puzzle]; again > table [puzzle] puzzle; reload > table [puzzle] puzzle`,
  ],
  [
    "a book from an answer",
    "?page=puzzles",
    `solve > ?page=puzzles [puzzle]; answer > ?page=puzzles puzzle [puzzle];
     open puzzles > ?page=puzzles puzzle [?page=puzzles]; back > ?page=puzzles [puzzle] ?page=puzzles`,
  ],
  [
    "a puzzle from a page that is left",
    "?page=puzzles",
    "solve > ?page=puzzles [puzzle]; stop > ?page=puzzles [table]",
  ],
  ["the next puzzle", "", "solve > table [puzzle]; next > table puzzle [next]; back > table [puzzle] next"],
  [
    "a recorded game that is closed",
    "?page=about",
    `close about > ?page=about [table]; watch > ?page=about table [replay]; stop > ?page=about [table] replay;
     forward > ?page=about table [replay]; back > ?page=about [table] replay; back > [?page=about] table replay`,
  ],
  [
    "the link to a recorded game",
    "?record=2cb15+1+2",
    "reload > [replay]; open about > replay [?page=about]; stop > replay [?page=about]",
  ],
  [
    "a page above a puzzle",
    "?pos=2cb15+-+R%2FO&page=statistics",
    "close statistics > ?page=statistics [puzzle]; back > [?page=statistics] puzzle",
  ],
  ["a review", "?record=2cb15+1+2", "open review > replay [replay&page=review]; back > [replay] replay&page=review"],
  [
    "the address of a dialog",
    "?dialog=settings",
    "reload > [?dialog=settings]; close settings > [table]; reload > [table]",
  ],
  ["the address of a new game", "?new", "reload > [?dialog=new-game]; close new-game > [table]"],
])("%s", async (_, address, path) => {
  await open(address);
  for (const step of path.split(/;\s*/)) {
    const [event = "", expected] = step.split(" > ");
    await take(event);
    expect([event, trail()]).toEqual([event, expected]);
    const kept = history.state.entry;
    const place = { ...placeAt(parseUrl(location)), dialogs: kept.dialogs, game: kept.game };
    expect([event, placeOf(store.state)]).toEqual([event, place]);
  }
});

test.each([
  ["back", "watch", -1, "[table] replay", null],
  ["forward", "watch; back", 1, "table [replay]", "2cb15 1 2"],
  ["two steps back", "open about; watch; close about", -2, "[table] ?page=about replay", null],
])("%s is heard while the page is loading", async (_, earlier, steps, expected, record) => {
  await open("");
  for (const event of earlier.split("; ")) await take(event);
  load(steps);
  await vi.advanceTimersByTimeAsync(100);
  expect([trail(), store.state.replay?.record ?? null]).toEqual([expected, record]);
});

test("a dialog that opens while another one closes gets an entry", async () => {
  await open("?page=about");
  await take("open settings");
  act("close settings");
  await Promise.resolve();
  await take("open shortcuts");
  expect(tab.trail).toBe("?page=about [?page=about&dialog=shortcuts]");
  await take("back");
  expect([tab.trail, store.state.dialogs]).toEqual(["[?page=about] ?page=about&dialog=shortcuts", []]);
});

async function open(address: string): Promise<void> {
  tab = new Tab(address, null);
  load();
  await vi.advanceTimersByTimeAsync(100);
}

async function take(event: string): Promise<void> {
  act(event);
  await vi.advanceTimersByTimeAsync(100);
}
