import { beforeEach, expect, test, vi } from "vitest";
import { EMPTY, game } from "../../../testing/finished-games";
import { Store } from "../../app/store";
import type { FinishedGame, HistoryState } from "../../history/types";
import type { HistoryController } from "../history/history-controller";
import { PlayedController } from "./played-controller";

const downloads: Blob[] = [];

beforeEach(() => {
  downloads.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("document", { createElement: () => ({ click: () => undefined }) });
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${downloads.push(file as Blob)}`);
});

/** A list of stored games of which the latest ones have been read. */
function listOf(...stored: FinishedGame[]) {
  const state: Pick<HistoryState, "data" | "latest"> = { data: null, latest: stored.slice(-1) };
  const refresh = async () => {
    state.data = { ...EMPTY, games: [...stored] };
  };
  const history = { state, refresh } as unknown as HistoryController;
  const game = { act: vi.fn(), reportError: vi.fn() };
  const replay = { watch: vi.fn(), load: vi.fn() };
  return new PlayedController(new Store(), history, game, replay, async () => undefined);
}

test("the table has all games, also while the history is being read", async () => {
  await listOf(game(1), game(2)).handlers["export-table"]({ type: "export-table" });
  expect((await downloads[0]?.text())?.trim().split("\n")).toHaveLength(3);
});
