import { beforeEach, expect, test, vi } from "vitest";
import { game, idOf, skill } from "../../../testing/finished-games";
import { MemoryStorage } from "../../../testing/memory-storage";
import { viewWhere } from "../../../testing/recordings";
import { savedGame } from "../../../testing/saved-games";
import type { ReplayState } from "../../app/state";
import { Store } from "../../app/store";
import type { Review } from "../../engine/coach-protocol";
import { type Engine, EngineFailure } from "../../engine/engine";
import type { View } from "../../engine/protocol";
import { HistoryController } from "./history-controller";

const view = await viewWhere("four-players", ({ waiting_for }) => waiting_for === "human");
const puzzle: View = { ...view, seed: null };
const over: View = { ...view, phase: "over", waiting_for: null, result: { ranks: [1, 2, 3, 4] } } as View;

beforeEach(() => {
  // The history would be read while the player is inactive.
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", new MemoryStorage());
});

/** Follow a game from a new page; its number is in the hash of its deck. */
function visit(game: number) {
  const sha256 = idOf(game);
  const answers: Record<string, unknown> = { promise: { sha256, save: "" }, record: { text: sha256 } };
  const engine = { request: async ({ method }: { method: string }) => answers[method] } as unknown as Engine;
  const store = new Store();
  const history = new HistoryController(engine, store, { saveGame: () => undefined });
  return {
    history,
    show: async (next: View, replay: ReplayState | null = null) => {
      store.show(next, { replay });
      await Promise.resolve();
    },
  };
}

test("the hints of a game are kept during a reload, a replay and a puzzle", async () => {
  const before = visit(1);
  await before.show(view);
  await before.history.countHint();
  await before.show(over, { record: "another", ply: 0, plies: 1 } as ReplayState);
  await before.show({ ...view });
  await before.history.countHint();
  const after = visit(1);
  await after.show(view);
  await after.show(puzzle);
  await after.history.countHint();
  await after.show({ ...view });
  await after.history.countHint();
  await after.show(over);
  expect((await after.history.find(null))?.hints).toBe(3);
});

test("another game begins without hints, even one of the same deal", async () => {
  const first = visit(1);
  await first.show(view);
  await first.history.countHint();
  const second = visit(2);
  await second.show(view);
  await second.show(over);
  expect((await second.history.find(null))?.hints).toBe(0);
});

/** Follow games on an engine that promises them by their numbers; it promises none that is over. */
function visitGames() {
  const store = new Store();
  const promised = new Set<number>();
  let shown = { number: 0, actions: "", isOver: false };
  const saveOf = ({ number, actions }: typeof shown) =>
    JSON.stringify({ ...JSON.parse(savedGame(actions)), ...(promised.has(number) && { salt: "f00" }) });
  const request = async ({ method }: { method: string }) => {
    const { number, actions, isOver } = shown;
    if (method === "record") return { text: actions };
    if (isOver && !promised.has(number)) throw new EngineFailure("illegal", "over");
    promised.add(number);
    return { sha256: idOf(number), save: saveOf(shown) };
  };
  const saveGame = (save: string) => store.set({ save });
  const history = new HistoryController({ request } as unknown as Engine, store, { saveGame });
  const show = async (next: View, number: number, actions: string, isActed: boolean) => {
    const view = { ...next };
    shown = { number, actions, isOver: view.phase === "over" };
    store.show(view, { save: saveOf(shown), played: isActed ? view : null });
    await Promise.resolve();
    await history.find(null);
  };
  return {
    promised,
    open: (next: View, number: number, actions: string) => show(next, number, actions, false),
    act: (next: View, number: number, actions: string) => show(next, number, actions, true),
    ids: async () => (await history.db.all()).games.map(({ id }) => id),
    records: async () => (await history.db.all()).games.map(({ record }) => record),
  };
}

const longer: View = { ...view, log: [...view.log, ...view.log] };
const undone: View = { ...puzzle, redo: true, practice: true };
const overPuzzle: View = { ...over, seed: null };

test("a game from a position that is finished again after an undo is listed once", async () => {
  const { open, act, promised, records } = visitGames();
  await open(puzzle, 1, "d");
  expect(promised.size).toBe(0);
  await act(puzzle, 1, "dp1");
  expect(promised.size).toBe(1);
  await act(overPuzzle, 1, "dp1t2");
  await open(undone, 1, "dp1");
  await act({ ...overPuzzle, practice: true }, 1, "dp1t3");
  expect(await records()).toEqual(["dp1t3"]);
});

test("a game that the first action from a position ends is listed once", async () => {
  const { open, act, records } = visitGames();
  await open(puzzle, 1, "d");
  await act(overPuzzle, 1, "dt1");
  await open(undone, 1, "d");
  await act(overPuzzle, 1, "dt2");
  expect(await records()).toEqual(["dt2"]);
});

test("two games from one record are both listed", async () => {
  const { open, act, records } = visitGames();
  for (const number of [1, 2]) {
    await open(puzzle, number, "d");
    await act(puzzle, number, "dp1");
    await act(overPuzzle, number, `dp1t${number}`);
  }
  expect(await records()).toEqual(["dp1t1", "dp1t2"]);
});

test("a game that is resumed after its deal was dealt again keeps its id", async () => {
  const { open, act, ids } = visitGames();
  await open(view, 1, "-");
  await open(longer, 2, "dp1");
  await act({ ...over, log: longer.log }, 2, "dp1t2");
  expect(await ids()).toEqual([idOf(2)]);
});

test("the latest games that count and have no review are unreviewed, latest first", async () => {
  const history = new HistoryController({} as Engine, new Store(), { saveGame: vi.fn() });
  const others = [{ skill: skill(0.1, 1) }, { practice: true }, { continued: true as const }];
  const games = [
    ...Array.from({ length: 6 }, (_, number) => game(number)),
    ...others.map((each, at) => game(6 + at, each)),
  ];
  for (const each of games) await history.db.change("games", each.id, () => each);
  expect((await history.unreviewed()).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1].map(idOf));
});

test("the review of a game from a position stores what choices cost, but no mistakes", async () => {
  const history = new HistoryController({} as Engine, new Store(), { saveGame: vi.fn() });
  const lost = { share: [0.3], points: [4] };
  const decision = { seat: 0, position: "a position", action: "d", best: "t1", lost, band: "blunder" };
  const review = { seats: [skill(0.3, 4)], decisions: [decision] } as unknown as Review;
  const ids = [];
  for (const each of [game(1, { continued: true, record: "one" }), game(2)]) {
    await history.db.change("games", each.id, () => each);
    const found = await history.find(each.record);
    ids.push(found?.id);
    await history.storeReview(each.id, review, 0);
  }
  const { games, mistakes } = await history.db.all();
  expect(ids).toEqual([1, 2].map(idOf));
  expect(games.map((each) => each.skill?.points.own)).toEqual([-4, -4]);
  expect(mistakes.map((each) => each.game)).toEqual([idOf(2)]);
});
