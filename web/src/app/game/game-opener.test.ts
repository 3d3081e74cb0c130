import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { views } from "../../../testing/recordings";
import { OTHER_DEAL, savedGame } from "../../../testing/saved-games";
import type { GameRequest, View } from "../../engine/protocol";
import { LocalStore } from "../../platform/storage/local-storage";
import type { GameFeatures } from "../features";
import { Saves } from "../saves/saved-game";
import { TabMemory } from "../saves/tab-memory";
import type { Question } from "../state";
import { Store } from "../store";
import { GameOpener } from "./game-opener";

const MINE = savedGame("dp1");
const PUZZLE = savedGame("-", { deal: OTHER_DEAL });
const HERE = { from: "position", position: { position: "here", query: { level: "strong" } } } as const;
const SEARCH = "level=strong&pos=here";
const [view] = (await views("four-players")) as [View, ...View[]];

let tabs = 0;
let storage: LocalStore;
let tab: TabMemory;
let store: Store;
let opener: GameOpener;
let requests: GameRequest[];
let isRefused: boolean;
const puzzle = { ask: vi.fn() };
const clearUrl = vi.fn();

/** Show each game that the engine would show, unless it is refused. */
async function ask(
  request: GameRequest,
  { onRefusal, isPuzzle }: { onRefusal?(): void; isPuzzle?: boolean } = {},
): Promise<boolean> {
  requests.push(request);
  if (isRefused) {
    onRefusal?.();
    return false;
  }
  const save = request.method === "load" ? request.params.save : PUZZLE;
  store.show({ ...view, waiting_for: "human" }, { save });
  if (!isPuzzle) storage.writeSave(save);
  return true;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.resetAllMocks();
  // Session texts last as long as the module.
  tabs += 1;
  [storage, tab, store] = [new LocalStore(), new TabMemory(`frame ${tabs}`), new Store()];
  [requests, isRefused] = [[], false];
  store.set({ engine: "ready" });
  opener = new GameOpener(store, storage, new Saves(store, storage, tab), tab, {
    ask,
    isAsking: () => false,
    loadFeatures: async () => ({ puzzle }) as unknown as GameFeatures,
    clearUrl,
  });
});

test("the game that is being opened has its address at once, and none once it is open", async () => {
  const opened = opener.open(HERE);
  expect(store.state.opening).toEqual({ search: SEARCH });
  expect(await opened).toBe("open");
  expect(store.state.opening).toBeNull();
  expect(puzzle.ask).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ search: SEARCH, entry: "", first: null }),
    false,
  );
});

test("the address keeps a puzzle that is on the table", async () => {
  puzzle.ask.mockImplementation(({ search }) => store.set({ question: { search } as Question }));
  await opener.open(HERE);
  expect(clearUrl).toHaveBeenCalledExactlyOnceWith(SEARCH);
});

test("the address loses a position that is no puzzle", async () => {
  await opener.open(HERE);
  expect(clearUrl).toHaveBeenCalledExactlyOnceWith(null);
});

test("a puzzle that this tab knows is opened as it was left", async () => {
  tab.markPuzzle({ search: SEARCH, save: PUZZLE, entry: "id", first: "d" });
  await opener.open(HERE);
  expect(requests).toEqual([{ method: "load", params: { save: PUZZLE } }]);
  expect(puzzle.ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ entry: "id", first: "d" }), false);
});

test("the game in play returns after puzzles", async () => {
  storage.writeSave(MINE);
  await opener.open(HERE);
  await opener.open({ from: "puzzle", entry: "id", position: { position: "there", seed: 0 } });
  await opener.open(HERE);
  expect(puzzle.ask).toHaveBeenLastCalledWith(expect.objectContaining({ search: SEARCH }), true);
  await opener.returnToGame();
  expect(requests.at(-1)).toEqual({ method: "load", params: { save: MINE } });
  expect(storage.readSave()).toBe(MINE);
});

test("a puzzle without a game in play returns to the start screen", async () => {
  await opener.open(HERE);
  await opener.returnToGame();
  expect(store.state).toMatchObject({ screen: "welcome", page: "table", view: null });
  expect(storage.readSave()).toBeNull();
});

test("a puzzle is opened again after the loss of the engine", async () => {
  storage.writeSave(MINE);
  await opener.open(HERE);
  store.set({ question: { search: SEARCH } as Question });
  opener.engineLost(true);
  expect(store.state.opening).toEqual({ search: SEARCH });
  await opener.openPending();
  expect(requests.at(-1)).toEqual({ method: "load", params: { save: PUZZLE } });
});

test("a refused link leaves the page that its address names", async () => {
  storage.writeSave(MINE);
  store.set({ page: "played" });
  isRefused = true;
  opener.start(HERE);
  await opener.openPending();
  expect(requests.map(({ method }) => method)).toEqual(["position", "load"]);
  expect(store.state.page).toBe("played");
});
