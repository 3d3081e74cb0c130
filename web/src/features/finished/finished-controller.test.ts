import { beforeEach, expect, test, vi } from "vitest";
import { EMPTY, game, idOf } from "../../../testing/finished-games";
import { MemoryStorage } from "../../../testing/memory-storage";
import { INITIAL_STATE } from "../../app/state";
import { Store } from "../../app/store";
import { EngineFailure } from "../../engine/engine";
import type { FinishedGame, HistoryState } from "../../history/types";
import { LocalStore } from "../../platform/storage/local-storage";
import type { HistoryController } from "../history/history-controller";
import { FinishedController } from "./finished-controller";
import type { FinishedState } from "./finished-page";
import type { Selection } from "./game-selector";

const downloads: Blob[] = [];
let names: string[];

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  downloads.length = 0;
  vi.useFakeTimers();
  names = [];
  const link = {
    set download(name: string) {
      names.push(name);
    },
    click: () => undefined,
  };
  vi.stubGlobal("document", { createElement: () => link });
  // The list that is long is painted once for each part.
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act));
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${downloads.push(file as Blob)}`);
});

/** A list of stored games of which the latest ones have been read. */
function listOf(...stored: FinishedGame[]) {
  const rows = new Map(stored.map((each) => [each.id, each]));
  const state: Pick<HistoryState, "data" | "latest"> = { data: null, latest: stored.slice(-1) };
  const showRows = () => {
    state.data = { ...EMPTY, games: [...rows.values()] };
  };
  const history = {
    state,
    refresh: async () => showRows(),
    readLatest: async () => undefined,
    db: { remove: async (_: "games", id: string) => rows.delete(id) },
    forget: showRows,
    change: async (_: "games", id: string, change: (known?: FinishedGame) => FinishedGame | null) => {
      const row = change(rows.get(id));
      if (row) rows.set(id, row);
      showRows();
    },
  } as unknown as HistoryController;
  const game = { act: vi.fn(), reportError: vi.fn() };
  const replay = { watch: vi.fn(), load: vi.fn() };
  const review = vi.fn(async () => undefined);
  const open = () => new FinishedController(new Store(), new LocalStore(), history, game, replay, review);
  const { handlers, page } = open();
  return { open, handlers, page, rows, game, replay, review };
}

/** Return what the page shows. */
function shown(page: FinishedController["page"], engine: "loading" | "ready" = "ready") {
  const { values } = page.view({ ...INITIAL_STATE, engine }) as { values: unknown[] };
  const [, played, selection, isReady] = values as [unknown, FinishedState, Selection, boolean];
  return { ...played, chosen: selection.chosen.map(({ id }) => id), isReady };
}

test("the table has all games, also while the history is being read", async () => {
  await listOf(game(1), game(2)).handlers["export-table"]({ type: "export-table" });
  expect((await downloads[0]?.text())?.trim().split("\n")).toHaveLength(3);
});

test("a second press on Delete before the game has left the list does nothing", async () => {
  const { handlers, rows } = listOf(game(1), game(2), game(3));
  const press = (number: number) => handlers["delete-finished"]({ type: "delete-finished", id: idOf(number) });
  await press(3);
  await press(1);
  await Promise.all([press(2), press(2)]);
  expect(rows.size).toBe(0);
  for (const number of [2, 1, 3]) {
    await handlers["restore-finished"]({ type: "restore-finished" });
    expect([...rows.keys()].at(-1)).toBe(idOf(number));
  }
});

/** Return functions that type a note and finish it. */
function writer({ handlers }: Pick<FinishedController, "handlers">, number = 1) {
  const id = idOf(number);
  const type = (note: string) => handlers["type-note"]({ type: "type-note", id, note });
  const finish = (note: string) => handlers["note-finished"]({ type: "note-finished", id, note });
  return { type, finish };
}

test("a note that was being typed when the page was left is stored as soon as the list is opened", async () => {
  const list = listOf(game(1), game(2));
  for (const note of ["a", "a no"]) await writer(list).type(note);
  await writer(list, 3).type("of a game that was deleted elsewhere");
  await list.open().page.open?.();
  expect([...list.rows.values()]).toEqual([game(1, { note: "a no" }), game(2)]);
  expect(localStorage).toHaveLength(0);
});

test("a note that is stored is not stored again when the list is opened", async () => {
  const list = listOf(game(1));
  const { type, finish } = writer(list);
  await type("a no");
  await finish("a no");
  await writer(list.open()).finish("");
  await list.open().page.open?.();
  expect(list.rows.get(idOf(1))).toEqual(game(1));
});

test("what is typed while a note is being stored is kept", async () => {
  const list = listOf(game(1));
  const { type, finish } = writer(list);
  await type("a no");
  const storing = finish("a no");
  await type("a note");
  await storing;
  await list.open().page.open?.();
  expect(list.rows.get(idOf(1))?.note).toBe("a note");
});

test.each(["", "{", "null", "[]", "5", `{"${idOf(1)}":1}`])("%j in the storage is no note", async (text) => {
  localStorage.setItem("coloretto:v1:typed-notes", text);
  const list = listOf(game(1));
  await list.page.open?.();
  expect([...list.rows.values()]).toEqual([game(1)]);
});

test("the table is a file with the date of today, which spreadsheets read as UTF-8", async () => {
  vi.setSystemTime(new Date("2026-11-21T12:00:00Z"));
  await listOf(game(1)).handlers["export-table"]({ type: "export-table" });
  expect([names, downloads[0]?.type]).toEqual([["coloretto-2026-11-21.csv"], "text/csv"]);
  const [...bytes] = new Uint8Array((await downloads[0]?.arrayBuffer()) ?? []).slice(0, 3);
  expect(bytes).toEqual([0xef, 0xbb, 0xbf]);
});

test("the table has only the games that are listed", async () => {
  const { handlers } = listOf(game(1), game(2, { edition: "golden" }));
  handlers["filter-finished"]({ type: "filter-finished", change: { variant: "4 golden brown" } });
  await handlers["export-table"]({ type: "export-table" });
  expect((await downloads[0]?.text())?.trim().split("\n")).toHaveLength(2);
});

test("the page lists the games latest first, and its buttons wait for the engine", async () => {
  const { page } = listOf(game(1), game(2));
  await page.open?.();
  expect(shown(page, "loading")).toMatchObject({ chosen: [2, 1].map(idOf), isReady: false });
  expect(shown(page).isReady).toBe(true);
});

test("one game at a time is open, or none", () => {
  const { handlers, page } = listOf(game(1));
  expect(shown(page).open).toBeNull();
  for (const id of [idOf(1), null]) {
    handlers["open-finished"]({ type: "open-finished", id });
    expect(shown(page).open).toBe(id);
  }
});

test("each filter keeps the others, and shows the first games", () => {
  const { handlers, page } = listOf(game(1, { favourite: true }), game(2));
  const limit = shown(page).limit;
  handlers["show-more-finished"]({ type: "show-more-finished" });
  handlers["filter-finished"]({ type: "filter-finished", change: { favourites: true } });
  handlers["filter-finished"]({ type: "filter-finished", change: { words: "close" } });
  const standard = { variant: "all", level: "all", style: "all" };
  expect(shown(page)).toMatchObject({ filter: { ...standard, favourites: true, words: "close" }, limit });
});

test("the list grows by as many games as it had, and shows them at once", () => {
  const { handlers, page } = listOf();
  for (const count of [40, 60]) {
    handlers["show-more-finished"]({ type: "show-more-finished" });
    expect(shown(page)).toMatchObject({ limit: count, rendered: count });
  }
});

test("a list that was long on the last visit is rendered in parts", async () => {
  const { handlers, page } = listOf(game(1));
  for (let step = 0; step < 2; step += 1) handlers["show-more-finished"]({ type: "show-more-finished" });
  const opening = page.open?.();
  const counts = new Set([shown(page).rendered]);
  while (shown(page).rendered < 60) {
    await vi.advanceTimersToNextTimerAsync();
    counts.add(shown(page).rendered);
  }
  await vi.runAllTimersAsync();
  await opening;
  expect([[...counts], shown(page)]).toEqual([[20, 40, 60], expect.objectContaining({ limit: 60, rendered: 60 })]);
});

test("a list that is opened again while it is rendered in parts begins again", async () => {
  const { handlers, page } = listOf(game(1));
  handlers["show-more-finished"]({ type: "show-more-finished" });
  const openings = [page.open?.(), page.open?.()];
  await vi.runAllTimersAsync();
  await Promise.all(openings);
  expect(shown(page).rendered).toBe(40);
});

const SEATS = game(1).seats.map((seat) => ({ ...seat, name: null }));

test.each([
  ["watched", "watch-finished", "watch", 0],
  ["reviewed", "review-finished", "load", 1],
] as const)("a game is %s with its record and its players, who have no names", async (_, type, way, reviews) => {
  const { handlers, replay, review, page } = listOf(game(1, { record: "a record" }));
  await handlers[type]({ type, id: idOf(1) } as never);
  expect(replay[way].mock.calls).toEqual([["a record", SEATS]]);
  expect([review.mock.calls.length, shown(page).unreadable]).toEqual([reviews, null]);
});

test.each(["watch-finished", "review-finished"] as const)("%s of an unknown game does nothing", async (type) => {
  const { handlers, replay, review } = listOf(game(1));
  await handlers[type]({ type, id: idOf(2) } as never);
  expect([replay.watch, replay.load, review].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test("a record that the engine refuses is unreadable until another is tried", async () => {
  const { handlers, replay, review, game: shownGame, page } = listOf(game(1));
  replay.load.mockRejectedValueOnce(new EngineFailure("illegal", "no such action"));
  await handlers["review-finished"]({ type: "review-finished", id: idOf(1) });
  expect(shown(page).unreadable).toEqual({ id: idOf(1) });
  expect([review, shownGame.reportError].flatMap(({ mock }) => mock.calls)).toEqual([]);
  await handlers["watch-finished"]({ type: "watch-finished", id: idOf(1) });
  expect(shown(page).unreadable).toBeNull();
});

test("an engine that is lost while a game is opened is reported", async () => {
  const { handlers, replay, game: shownGame, page } = listOf(game(1));
  const lost = new Error("lost");
  replay.watch.mockRejectedValueOnce(lost);
  await handlers["watch-finished"]({ type: "watch-finished", id: idOf(1) });
  expect([shownGame.reportError.mock.calls, shown(page).unreadable]).toEqual([[[lost]], null]);
});

test.each([
  [0, ["casual", "expert", "regular"]],
  [1, ["regular", "casual", "expert"]],
  [2, ["expert", "regular", "casual"]],
  [3, ["casual", "expert", "regular"]],
])("a deal is played again from seat %i, where all keep their neighbours", async (seat, levels) => {
  const bot = (level: string) => ({ kind: "bot" as const, level, style: null });
  const seats = [bot("regular"), game(1).seats[0] as (typeof SEATS)[0], bot("casual"), bot("expert")];
  const { handlers, game: shownGame } = listOf(game(1, { seats, seat: 1, record: "a record" }));
  await handlers["deal-finished"]({ type: "deal-finished", id: idOf(1), seat });
  const [[request] = []] = shownGame.act.mock.calls;
  expect(request).toMatchObject({ method: "open", params: { record: "a record", ply: 0, seat } });
  expect(request.params.bots.map(({ level }: { level: string }) => level)).toEqual(levels);
  expect(request.params.bots.every(({ name }: { name: unknown }) => name === null)).toBe(true);
});

test.each([
  ["an unknown game", idOf(2), 1],
  ["an unknown seat", idOf(1), 4],
])("%s is not dealt again", async (_, id, seat) => {
  const { handlers, game: shownGame } = listOf(game(1));
  await handlers["deal-finished"]({ type: "deal-finished", id, seat });
  expect(shownGame.act).not.toHaveBeenCalled();
});

test("a deleted game can be restored until its notice is dismissed", async () => {
  const { handlers, rows, page } = listOf(game(1, { record: "a record" }));
  await handlers["delete-finished"]({ type: "delete-finished", id: idOf(1) });
  expect([shown(page).deleted.map(({ id }) => id), shown(page).chosen]).toEqual([[idOf(1)], []]);
  await handlers["restore-finished"]({ type: "restore-finished" });
  expect([shown(page).deleted, shown(page).chosen]).toEqual([[], [idOf(1)]]);
  await handlers["delete-finished"]({ type: "delete-finished", id: idOf(1) });
  handlers["dismiss-deleted"]({ type: "dismiss-deleted" });
  await handlers["restore-finished"]({ type: "restore-finished" });
  expect([shown(page).deleted, rows.size]).toEqual([[], 0]);
});

test("a game that was restored can be deleted again", async () => {
  const { handlers, rows } = listOf(game(1));
  for (const count of [0, 0]) {
    await handlers["delete-finished"]({ type: "delete-finished", id: idOf(1) });
    expect(rows.size).toBe(count);
    await handlers["restore-finished"]({ type: "restore-finished" });
    expect(rows.size).toBe(1);
  }
});

test("restoring a game does not overwrite one that was finished again meanwhile", async () => {
  const { handlers, rows } = listOf(game(1));
  await handlers["delete-finished"]({ type: "delete-finished", id: idOf(1) });
  rows.set(idOf(1), game(1, { hints: 5 }));
  await handlers["restore-finished"]({ type: "restore-finished" });
  expect(rows.get(idOf(1))?.hints).toBe(5);
});

test("the mark of a favourite is set and taken away", async () => {
  const { handlers, rows } = listOf(game(1, { note: "kept" }));
  for (const isFavourite of [true, false]) {
    await handlers["mark-finished"]({ type: "mark-finished", id: idOf(1), isFavourite });
    expect(rows.get(idOf(1))).toEqual(game(1, { note: "kept", ...(isFavourite && { favourite: true as const }) }));
  }
});

test("a note that is erased is stored as none", async () => {
  const { handlers, rows } = listOf(game(1, { note: "a note" }));
  await handlers["note-finished"]({ type: "note-finished", id: idOf(1), note: " " });
  expect(rows.get(idOf(1))).toEqual(game(1));
});
