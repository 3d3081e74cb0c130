import { beforeEach, expect, test, vi } from "vitest";
import { day, game, idOf, mistake, skill } from "../../../testing/finished-games";
import { MemoryStorage } from "../../../testing/memory-storage";
import { viewWhere } from "../../../testing/recordings";
import { DEAL, OTHER_DEAL, savedGame } from "../../../testing/saved-games";
import type { ReplayState } from "../../app/state";
import { Store } from "../../app/store";
import type { Review } from "../../engine/coach-protocol";
import { type Engine, EngineFailure } from "../../engine/engine";
import type { View } from "../../engine/protocol";
import { markDeleted } from "../../history/deleted-games";
import { dealKey } from "../../history/ids";
import type { GameSeat } from "../../history/types";
import { sha256 } from "../../platform/sha256";
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

const [PERSON, BOT] = game(1).seats as [GameSeat, GameSeat];

/** The history of a page on an engine with these answers. */
function open(answers: Partial<Record<string, () => unknown>> = {}) {
  const request = vi.fn(async ({ method }: { method: string }) => answers[method]?.());
  const saveGame = vi.fn();
  const store = new Store();
  const history = new HistoryController({ request } as unknown as Engine, store, { saveGame });
  const methods = () => request.mock.calls.map(([{ method }]) => method);
  const show = async (next: View, change: object = {}) => {
    store.show(next, change);
    await Promise.resolve();
    return history.find(null);
  };
  return { history, store, saveGame, methods, show };
}

const PROMISE = { sha256: `${idOf(1)}${idOf(9)}`, save: "the save" };
const FINISHED = { promise: () => PROMISE, record: () => ({ text: "a record" }) };

test("a game is stored at its end with its table, its players and its result", async () => {
  vi.setSystemTime(new Date("2026-11-21T12:34:56Z"));
  const { history, show } = open(FINISHED);
  await show(view);
  const stored = await show({ ...over, practice: true, result: { ranks: [2, 1, 4, 3] } } as View);
  const { players, edition, scoring, seats } = over;
  const result = { ranks: [2, 1, 4, 3], practice: true, record: "a record", at: "2026-11-21T12:34:56Z" };
  expect(stored).toEqual(
    game(1, {
      ...{ players, edition, scoring, ...result },
      seats: seats.map(({ kind, level, style }) => ({ kind, level, style })),
      seat: seats.findIndex(({ kind }) => kind === "human"),
      scores: seats.map(({ score }) => score),
    }),
  );
  expect(await open(FINISHED).show({ ...over, seed: null })).toMatchObject({ continued: true });
  expect(history.state.data?.games).toEqual([stored]);
});

test("a game that no promise identifies is known by its record, and has its hints", async () => {
  const { history, show } = open({ ...FINISHED, promise: () => Promise.reject(new EngineFailure("illegal", "over")) });
  await show(view);
  await history.countHint();
  await history.countHint();
  expect(await show(over, { played: over })).toMatchObject({ id: (await sha256("a record")).slice(0, 32), hints: 2 });
});

test.each([
  ["of another deal", OTHER_DEAL, longer],
  ["of the same deal, which has just begun", DEAL, { ...view, log: view.log.slice(0, 1) }],
])("the hints of a game without a promise are not those of the next, %s", async (_, deal, next) => {
  const { history, show } = open({ ...FINISHED, promise: () => Promise.reject(new EngineFailure("illegal", "over")) });
  await show(view, { save: savedGame("d") });
  await history.countHint();
  await show(next, { save: savedGame("-", { deal }) });
  const end = { ...over, log: longer.log };
  expect(await show(end, { save: savedGame("dp1", { deal }), played: end })).toMatchObject({ hints: 0 });
});

test.each([true, false])(
  "a game from a position is identified when it is opened only if promised: %s",
  async (isPromised) => {
    const bench = open(FINISHED);
    const save = JSON.stringify({ ...JSON.parse(savedGame("dp1")), ...(isPromised && { salt: "f00" }) });
    await bench.show({ ...view, seed: null }, { save });
    expect(bench.methods()).toEqual(isPromised ? ["promise"] : []);
  },
);

test("the hints of a game without a promise remain when an action is taken back", async () => {
  const { history, show } = open({ ...FINISHED, promise: () => Promise.reject(new EngineFailure("illegal", "over")) });
  await show(longer, { save: savedGame("dp1") });
  await history.countHint();
  await show({ ...longer }, { save: savedGame("d") });
  expect(await show({ ...over, log: longer.log }, { save: savedGame("dt1") })).toMatchObject({ hints: 1 });
});

test("the promise for a game that has been left is not stored as the save of the next", async () => {
  const answers = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  let asked = 0;
  const { show, saveGame, store } = open({ promise: () => answers[asked++]?.promise });
  void show(view);
  await Promise.resolve();
  store.show({ ...view }, {});
  await vi.advanceTimersByTimeAsync(1);
  answers[0]?.resolve(PROMISE);
  answers[1]?.resolve({ ...PROMISE, save: "the next save" });
  await vi.advanceTimersByTimeAsync(1);
  expect(saveGame.mock.calls).toEqual([["the next save"]]);
});

test.each([
  ["that the engine refuses", new EngineFailure("illegal", "no deck"), false],
  ["that fails with the engine, which is logged,", new TypeError("lost"), true],
])("a promise %s leaves the game without one", async (_, error, isLogged) => {
  const info = vi.spyOn(console, "info").mockReturnValue();
  const { show, saveGame } = open({ ...FINISHED, promise: () => Promise.reject(error) });
  await show(view);
  expect(await show(over)).toMatchObject({ record: "a record" });
  expect(saveGame).not.toHaveBeenCalled();
  expect(info.mock.lastCall).toEqual(isLogged ? ["no promise for the deck:", error] : undefined);
});

test.each([
  ["the table of a replay", over, { replay: {} }],
  ["a game of bots", { ...over, seats: over.seats.map((seat) => ({ ...seat, kind: "bot", level: "casual" })) }, {}],
  ["a game against a bot of no level", { ...over, seats: over.seats.map((seat) => ({ ...seat, level: null })) }, {}],
])("%s is not stored", async (_, next, change) => {
  const { history, show, methods } = open(FINISHED);
  await show(next as View, change);
  expect([(await history.db.all()).games, methods()]).toEqual([[], []]);
});

test("a game that the player has deleted is not stored again", async () => {
  const { history, show } = open(FINISHED);
  await markDeleted("a record");
  expect(await show(over)).toBeNull();
  expect((await history.db.all()).games).toEqual([]);
});

test.each([
  ["counts as its result", {}, null, { id: idOf(1), score: 4, rank: 2 }],
  ["is no result as practice", { practice: true }, null, null],
  ["keeps the first result", {}, { id: idOf(7), at: "2026-11-21T10:00:00Z", score: 30, rank: 1 }, { id: idOf(7) }],
])("a game of a daily deal %s", async (_, change, known, result) => {
  const seats = over.seats.map((seat) => ({ ...seat, score: seat.kind === "human" ? 4 : 9 }));
  const next = {
    ...over,
    ...change,
    seats,
    result: { ranks: seats.map(({ kind }) => (kind === "human" ? 2 : 1)) },
  } as View;
  const { history, show } = open(FINISHED);
  await history.db.change("days", "2026-11-21", () => day("2026-11-21", { deal: dealKey(next), result: known }));
  await show(view);
  expect(await show(next)).toMatchObject({ daily: "2026-11-21" });
  const [stored] = (await history.db.all()).days;
  expect(stored?.result).toEqual(result && expect.objectContaining(result));
});

test("the game in play is found only after it has ended", async () => {
  const { history, show } = open(FINISHED);
  await show(view);
  await show(over);
  expect(await show({ ...view })).toBeNull();
  expect(await history.find("a record")).not.toBeNull();
  expect(await history.find("another")).toBeNull();
});

test("a review stores the skill of its seat, and its mistakes, due at once", async () => {
  vi.setSystemTime(new Date("2026-11-21T12:00:00Z"));
  const { history } = open();
  await history.db.change("games", idOf(1), () =>
    game(1, { seat: 1, seats: game(1).seats.with(0, BOT).with(1, PERSON) }),
  );
  const decision = { seat: 1, position: "P", action: "d", best: "t1", lost: { share: [0.9, 0.2] }, band: "mistake" };
  const decisions = [
    decision,
    { ...decision, position: "Q", band: "blunder" },
    { ...decision, position: "R", band: "inaccuracy" },
    { ...decision, position: "S", seat: 0 },
    { ...decision, position: null },
  ];
  const seats = [skill(0.9, 9), { ...skill(0.2, 2), others: "not stored" }];
  await history.storeReview(idOf(1), { seats, decisions } as unknown as Review, 1);
  const stored = {
    game: idOf(1),
    seat: 1,
    action: "d",
    best: "t1",
    lost: 0.2,
    solved: 0,
    looked: null,
    due: "2026-11-21",
  };
  expect(history.state.data?.games[0]?.skill).toEqual(skill(0.2, 2));
  expect(history.state.data?.mistakes).toEqual([
    { ...stored, id: `${idOf(1)} P`, position: "P", band: "mistake" },
    { ...stored, id: `${idOf(1)} Q`, position: "Q", band: "blunder" },
  ]);
});

test("a mistake that is known keeps what the player has made of it", async () => {
  const { history } = open();
  await history.db.change("games", idOf(0), () => game(0));
  const known = mistake("P", { solved: 2, due: null });
  await history.db.change("mistakes", known.id, () => known);
  const { seat, position, action, best, band } = known;
  const decision = { seat, position, action, best, lost: { share: [0.5] }, band };
  await history.storeReview(idOf(0), { seats: [skill(0.5, 5)], decisions: [decision] } as unknown as Review, 0);
  expect(history.state.data?.mistakes).toEqual([known]);
});

test("a review stores nothing for a deleted game, or an unknown seat", async () => {
  const { history } = open();
  await history.db.change("games", idOf(1), () => game(1));
  const review = { seats: [skill(0.5, 5)], decisions: [] } as unknown as Review;
  await history.storeReview(idOf(2), review, 0);
  await history.storeReview(idOf(1), review, 1);
  expect(history.state.data).toMatchObject({ games: [game(1)], mistakes: [] });
});

test("the history is read while the player is inactive, if anything was ever stored", async () => {
  vi.stubGlobal("origin", "https://games.example");
  for (const [names, isRead] of [
    [["coloretto"], true],
    [["another"], false],
  ] as const) {
    vi.stubGlobal("indexedDB", { databases: async () => names.map((name) => ({ name })) });
    const { history } = open();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(history.state.data !== null).toBe(isRead);
  }
});

test("the latest games can be shown before all are read, and are not read after that", async () => {
  vi.stubGlobal("document", { hidden: true });
  const { history } = open();
  for (const number of [1, 2, 3]) await history.db.change("games", idOf(number), () => game(number));
  await history.readLatest(2);
  expect([history.state.data, history.state.latest.map(({ id }) => id)]).toEqual([null, [3, 2].map(idOf)]);
  await history.refresh();
  await history.readLatest(1);
  expect(history.state.latest).toHaveLength(2);
});
