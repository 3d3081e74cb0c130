import { beforeEach, describe, expect, test, vi } from "vitest";
import { element, Tab } from "../../../testing/tab";
import type { FeaturePlaces, GameFeatures } from "../../app/features";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import { parseUrl } from "../../app/url";
import type { GameSource } from "../../game/game-source";
import { emptyView } from "../../game/view-queries";
import { loadAllTexts, setLanguage } from "../../i18n";
import { LocalStore } from "../../platform/storage/local-storage";
import { DialogOpener } from "./dialog-opener";
import { gameAt } from "./place";
import { PlaceHistory } from "./place-history";

const RECORD = "2cb15 1 2";
const SEATS = [{ kind: "human" }, { kind: "bot" }] as never;
const WATCHED = "?record=2cb15+1+2";
const PUZZLE = "?pos=2cb15+-+R%2FO";

let tab: Tab;
let store: Store;
/** Whether the features beyond the table cannot be loaded. */
let isOffline: boolean;
/** How long they take to load, in milliseconds. */
let loading: number;
const opened: (GameSource | "game in play")[] = [];
const explain = vi.fn();
const openPage = vi.fn((page: State["page"]) => store.set({ page }));

beforeEach(async () => {
  vi.useFakeTimers();
  await setLanguage(["en"]);
  await loadAllTexts();
  opened.length = 0;
  vi.clearAllMocks();
  isOffline = false;
  loading = 0;
});

/** Load the page at an address, with what its entry has kept before a reload. */
function load(address = "", kept: object | null = null, state: Partial<State> = {}, frame?: string): void {
  tab = new Tab(address, kept, frame);
  store = new Store();
  store.set({ screen: "game", engine: "ready", view: emptyView, ...state });
  // What the address names is opened before the places are kept.
  const requested = gameAt(parseUrl(location));
  if (requested !== null && !state.replay && !state.opening && !state.puzzle) show(requested);
  const game = {
    open: async (source: GameSource) => {
      opened.push(source);
      show(
        new URLSearchParams(source.from === "record" ? { record: source.record } : { pos: "2cb15 - R/O" }).toString(),
      );
    },
    returnToGame: () => {
      opened.push("game in play");
      store.show(emptyView, {});
    },
  };
  const places: FeaturePlaces = {
    openPage,
    explain,
    showAnswer: () => undefined,
  } as FeaturePlaces;
  const openers = {
    game: game as never,
    dialogs: new DialogOpener(store, new LocalStore(), async () => ({})),
    loadFeatures: async () => {
      if (loading > 0) await new Promise((resolve) => setTimeout(resolve, loading));
      return isOffline ? null : ({ places } as GameFeatures);
    },
  };
  new PlaceHistory(store, openers, requested);
}

function show(game: string): void {
  const record = new URLSearchParams(game).get("record");
  const replay = record === null ? null : ({ record, view: emptyView, ply: 0, plies: 9, seats: null } as never);
  store.show(emptyView, { replay, puzzle: record === null ? ({ search: game, chosen: null } as never) : null });
}

/** Let everything happen that is due. */
function settle(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(100);
}

async function change(state: Partial<State>): Promise<void> {
  store.set(state);
  await settle();
}

async function go(steps: number): Promise<void> {
  tab.go(steps);
  await settle();
}

const SETTINGS: Partial<State> = { dialogs: ["settings"] };
const BOTH: Partial<State> = { dialogs: ["settings", "shortcuts"] };
const CLOSED: Partial<State> = { dialogs: [] };

describe("the browser's history", () => {
  test("gets an entry with an address and a title for each page", async () => {
    load();
    await change({ page: "statistics" });
    expect([tab.trail, tab.title]).toEqual(["table [?page=statistics]", "Statistics – Coloretto"]);
    await change({ page: "table" });
    expect([tab.trail, tab.title]).toEqual(["table ?page=statistics [table]", "Coloretto"]);
  });

  test("gets one for each dialog; closing it leads back to the one before", async () => {
    load();
    await change(SETTINGS);
    expect(tab.trail).toBe("table [?dialog=settings]");
    await change(BOTH);
    expect(tab.trail).toBe("table ?dialog=settings [?dialog=shortcuts]");
    await change(CLOSED);
    expect(tab.trail).toBe("[table] ?dialog=settings ?dialog=shortcuts");
    await change(SETTINGS);
    expect(tab.trail).toBe("table [?dialog=settings]");
  });

  test("gets none for what changes within a place", async () => {
    load();
    await change({ isBusy: true });
    await change({ isBusy: false });
    expect(tab.entries).toHaveLength(1);
  });

  test("gets an entry for what was opened while the page loaded, from which Back leads to the table", async () => {
    load("", null, { page: "statistics" });
    await settle();
    expect(tab.trail).toBe("table [?page=statistics]");
    await go(-1);
    expect([tab.trail, store.state.page]).toEqual(["[table] ?page=statistics", "table"]);
  });

  test("of the page around a frame stays as it is", async () => {
    load("", null, {}, "");
    const methods = (["pushState", "replaceState", "go"] as const).map((name) => vi.spyOn(history, name));
    await change(SETTINGS);
    await change({ page: "statistics" });
    await change({ page: "table", ...CLOSED });
    expect(methods.map(({ mock }) => mock.calls)).toEqual([[], [], []]);
    expect([tab.trail, [...tab.listeners.keys()]]).toEqual(["[table]", []]);
  });
});

describe("back and forward", () => {
  test("show pages where they were scrolled to", async () => {
    load();
    tab.scroll(300);
    await change({ page: "statistics" });
    expect(tab.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
    tab.scroll(40);
    await go(-1);
    expect([store.state.page, tab.scrollTo.mock.lastCall]).toEqual(["table", [{ top: 300, behavior: "instant" }]]);
    await go(1);
    expect([store.state.page, tab.scrollTo.mock.lastCall]).toEqual(["statistics", [{ top: 40, behavior: "instant" }]]);
    expect(tab.trail).toBe("table [?page=statistics]");
  });

  test("close and open dialogs, and neither open the page again nor scroll", async () => {
    load("?page=statistics");
    await settle();
    for (const opening of [SETTINGS, BOTH]) await change(opening);
    await go(-2);
    expect(store.state.dialogs).toEqual([]);
    await go(2);
    expect(store.state.dialogs).toEqual(["settings", "shortcuts"]);
    expect([tab.index, openPage.mock.calls, tab.scrollTo.mock.calls]).toEqual([2, [["statistics"]], []]);
  });

  test("open a recorded game with the players and the step that it had, and return to the game in play", async () => {
    load();
    show(WATCHED);
    await settle();
    await change({ replay: { record: RECORD, view: emptyView, ply: 5, plies: 9, seats: SEATS } as never });
    expect([tab.trail, tab.title]).toEqual(["table [?record=2cb15 1 2]", "Recorded game – Coloretto"]);
    await go(-1);
    expect([opened, store.state.replay]).toEqual([["game in play"], null]);
    await go(1);
    expect(opened.at(-1)).toMatchObject({ from: "record", record: RECORD, ply: 5, seats: SEATS });
    expect(tab.trail).toBe("table [?record=2cb15 1 2]");
  });

  test("open a puzzle", async () => {
    load();
    show(PUZZLE);
    await settle();
    await go(-1);
    await go(1);
    expect(opened).toEqual(["game in play", { from: "puzzle", position: { position: "2cb15 - R/O" } }]);
    expect(tab.title).toBe("What would you do? – Coloretto");
  });

  test("leave the game alone behind a page that is not about it", async () => {
    load(WATCHED);
    await change({ page: "statistics" });
    await change({ page: "about" });
    await go(-1);
    expect([opened, store.state.replay?.record]).toEqual([[], RECORD]);
  });

  test("hide a popover", async () => {
    load();
    await change({ page: "statistics" });
    tab.popover = { hidePopover: vi.fn() };
    await go(-1);
    expect(tab.popover.hidePopover).toHaveBeenCalledOnce();
  });

  test("leave an entry whose page cannot be loaded", async () => {
    load();
    await change({ page: "statistics" });
    await go(-1);
    isOffline = true;
    await go(1);
    expect([tab.trail, store.state.page]).toEqual(["[table] ?page=statistics", "table"]);
    isOffline = false;
    await go(1);
    expect([tab.trail, store.state.page]).toEqual(["table [?page=statistics]", "statistics"]);
  });

  test("need nothing but the table for its own dialogs", async () => {
    load();
    await change({ dialogs: ["new-game"] });
    await go(-1);
    expect(store.state.dialogs).toEqual([]);
    isOffline = true;
    await go(1);
    expect([tab.trail, store.state.dialogs]).toEqual(["table [?dialog=new-game]", ["new-game"]]);
  });

  test.each([
    ["the dialog of a bot", "bot-2"],
    ["the choice of a seat", "seat"],
  ] as const)("open %s again", async (_, dialog) => {
    load();
    await change({ dialogs: [dialog], view: { ...emptyView, phase: "over" } });
    await go(-1);
    expect(store.state.dialogs).toEqual([]);
    await go(1);
    expect(store.state.dialogs).toEqual([dialog]);
  });

  test("do not let a seat be chosen in another game", async () => {
    load();
    await change({ dialogs: ["seat"], view: { ...emptyView, phase: "over" } });
    await go(-1);
    await change({ view: emptyView });
    await go(1);
    expect([store.state.dialogs, tab.trail]).toEqual([[], "[table] table"]);
  });

  test("ask the coach again why", async () => {
    load();
    await change({ why: { ply: 3, result: null } });
    await go(-1);
    expect(store.state.why).toBeNull();
    await go(1);
    expect(explain).toHaveBeenCalledOnce();
  });

  test("pressed again while a page loads show the last place only", async () => {
    load();
    await change({ page: "statistics" });
    await change({ page: "about" });
    loading = 50;
    tab.go(-1);
    await vi.advanceTimersByTimeAsync(10);
    await go(-1);
    expect([tab.trail, store.state.page]).toEqual(["[table] ?page=statistics ?page=about", "table"]);
  });

  test("wait while a game is being opened", async () => {
    load();
    show(WATCHED);
    await settle();
    await change({ opening: { search: "record=2cb15+1+2" } });
    await go(-1);
    expect(opened).toEqual([]);
    await change({ opening: null });
    expect([opened, tab.trail]).toEqual([["game in play"], "[table] ?record=2cb15 1 2"]);
  });
});

describe("a reload", () => {
  const before = [{ page: "table", game: null, dialogs: [] }];

  test("opens the dialogs of the entry again, and Back closes them", async () => {
    load("?dialog=settings", { index: 1, before, dialogs: ["settings", "bot-1"], game: null, seats: null });
    await settle();
    expect(store.state.dialogs).toEqual(["settings", "bot-1"]);
    expect(tab.trail).toBe("[?dialog=settings]");
  });

  test("opens the page of the address, and does not close what the reader has opened meanwhile", async () => {
    load("?page=statistics", null, SETTINGS);
    await settle();
    expect([store.state.page, store.state.dialogs]).toEqual(["statistics", ["settings"]]);
  });

  test("keeps the game of the entry, which the page has removed from the address", async () => {
    load("", { index: 0, before: [], dialogs: [], game: "record=2cb15+1+2", seats: SEATS }, { opening: null });
    await settle();
    expect(opened).toEqual([{ from: "record", record: RECORD, ply: 0, seats: SEATS }]);
  });

  test("reads the entries of earlier versions", async () => {
    load("", { index: 0, before: [], dialogs: [], record: RECORD, seats: null });
    await settle();
    expect(opened).toEqual([{ from: "record", record: RECORD }]);
    load("", { index: 0, before: [{ page: "table", record: null, dialogs: [] }], dialogs: [], record: null });
    await settle();
    expect(tab.entries[0]?.state?.entry).toMatchObject({ game: null });
  });

  test("keeps what it does not know in an entry", async () => {
    load();
    Object.assign(tab.entries[0] as object, { state: { ...tab.entries[0]?.state, other: 1 } });
    await change(SETTINGS);
    expect(tab.entries[1]?.state).toMatchObject({ other: 1 });
  });
});

describe("the focus", () => {
  test("goes to the title of a page that opens, if what had it is gone", async () => {
    load();
    tab.pageTitle = element();
    tab.activeElement = element(false);
    await change({ page: "statistics" });
    expect(tab.pageTitle.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  test.each([
    ["nothing has it", () => null],
    ["the body has it", () => tab.body],
    ["what had it is hidden", () => element(false)],
  ])("goes to the heading of the table if %s", async (_, focused) => {
    load("?page=statistics");
    await settle();
    tab.heading.focus.mockClear();
    tab.activeElement = focused();
    await change({ page: "table" });
    expect(tab.heading.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  test("stays where it is, unless Back or Forward opens a page", async () => {
    load();
    tab.pageTitle = element();
    tab.activeElement = element();
    await change({ page: "statistics" });
    await go(-1);
    tab.pageTitle.focus.mockClear();
    await change(SETTINGS);
    await change(CLOSED);
    expect(tab.pageTitle.focus).not.toHaveBeenCalled();
    await change({ page: "statistics" });
    await go(-1);
    await go(1);
    expect(tab.pageTitle.focus).toHaveBeenCalled();
  });

  test("stays in a dialog", async () => {
    load();
    tab.pageTitle = element();
    await change({ page: "statistics", ...SETTINGS });
    expect([tab.pageTitle.focus.mock.calls, tab.heading.focus.mock.calls]).toEqual([[], []]);
  });

  test("stays in the page that embeds this one until the reader has touched this one", async () => {
    load();
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    await change({ page: "statistics" });
    expect(tab.heading.focus).not.toHaveBeenCalled();
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    await change({ page: "about" });
    expect(tab.heading.focus).toHaveBeenCalled();
  });
});

test("the title follows the language", async () => {
  load("?page=statistics");
  await settle();
  await setLanguage(["de"]);
  tab.changeLanguage();
  expect(tab.title).toBe("Statistik – Coloretto");
});

test("a link to a saved game that is pasted into the address bar is opened", async () => {
  load();
  tab.listeners.get("hashchange")?.();
  expect(tab.reload).not.toHaveBeenCalled();
  load("#save=1");
  tab.listeners.get("hashchange")?.();
  expect(tab.reload).toHaveBeenCalledOnce();
});
