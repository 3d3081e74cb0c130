import { beforeEach, expect, test, vi } from "vitest";
import { EMPTY, game, idOf } from "../../../testing/finished-games";
import { MemoryStorage } from "../../../testing/memory-storage";
import { Store } from "../../app/store";
import type { FinishedGame, HistoryState } from "../../history/types";
import type { HistoryController } from "../history/history-controller";
import { PlayedController } from "./played-controller";

const downloads: Blob[] = [];

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  downloads.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("document", { createElement: () => ({ click: () => undefined }) });
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${downloads.push(file as Blob)}`);
});

/** A list of stored games of which the latest ones have been read. */
function listOf(...stored: FinishedGame[]) {
  const rows = new Map(stored.map((each) => [each.id, each]));
  const state: Pick<HistoryState, "data" | "latest"> = { data: null, latest: stored.slice(-1) };
  const refresh = vi.fn(async () => {
    state.data = { ...EMPTY, games: [...rows.values()] };
  });
  const db = {
    remove: async (_: string, id: string) => rows.delete(id),
    change: async (_: string, id: string, change: (known?: FinishedGame) => FinishedGame) =>
      rows.set(id, change(rows.get(id))),
  };
  const history = { state, refresh, db, readLatest: async () => undefined } as unknown as HistoryController;
  const game = { act: vi.fn(), reportError: vi.fn() };
  const replay = { watch: vi.fn(), load: vi.fn() };
  const open = () => new PlayedController(new Store(), history, game, replay, async () => undefined);
  return { open, handlers: open().handlers, rows, refresh };
}

test("the table has all games, also while the history is being read", async () => {
  await listOf(game(1), game(2)).handlers["export-table"]({ type: "export-table" });
  expect((await downloads[0]?.text())?.trim().split("\n")).toHaveLength(3);
});

test("a second press on Delete before the game has left the list does nothing", async () => {
  const { handlers, rows } = listOf(game(1), game(2), game(3));
  const press = (number: number) => handlers["delete-played"]({ type: "delete-played", id: idOf(number) });
  await press(3);
  await press(1);
  await Promise.all([press(2), press(2)]);
  expect(rows.size).toBe(0);
  for (const number of [2, 1, 3]) {
    await handlers["restore-played"]({ type: "restore-played" });
    expect([...rows.keys()].at(-1)).toBe(idOf(number));
  }
});

test("a note is stored while the player types, without a look at all games", async () => {
  const { handlers, rows, refresh } = listOf(game(1));
  const type = (note: string) => handlers["type-note"]({ type: "type-note", id: idOf(1), note });
  for (const note of ["a", "a ", "a no"]) type(note);
  expect(rows.get(idOf(1))).toEqual(game(1));
  await vi.runAllTimersAsync();
  expect(rows.get(idOf(1))?.note).toBe("a no");
  expect(refresh).not.toHaveBeenCalled();
});

test("a note that was typed to the end is not replaced by its beginning", async () => {
  const { handlers, rows } = listOf(game(1));
  await handlers["type-note"]({ type: "type-note", id: idOf(1), note: "a no" });
  await handlers["note-played"]({ type: "note-played", id: idOf(1), note: "a note" });
  await vi.runAllTimersAsync();
  expect(rows.get(idOf(1))?.note).toBe("a note");
});

test("a note that was being typed when the page was left is stored as soon as the list is opened", async () => {
  const { open, handlers, rows } = listOf(game(1), game(2));
  await handlers["type-note"]({ type: "type-note", id: idOf(1), note: "a no" });
  vi.clearAllTimers();
  await open().page.open?.();
  expect([rows.get(idOf(1))?.note, rows.get(idOf(2))?.note]).toEqual(["a no", undefined]);
  expect(localStorage).toHaveLength(0);
});

test("a note that is stored is not stored again when the list is opened", async () => {
  const { open, handlers, rows } = listOf(game(1));
  await handlers["type-note"]({ type: "type-note", id: idOf(1), note: "a no" });
  await handlers["note-played"]({ type: "note-played", id: idOf(1), note: "a no" });
  await open().handlers["note-played"]({ type: "note-played", id: idOf(1), note: "" });
  await open().page.open?.();
  expect(rows.get(idOf(1))).toEqual(game(1));
});
