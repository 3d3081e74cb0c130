import { beforeEach, expect, test, vi } from "vitest";
import { day, game, idOf, mistake, skill } from "../../../testing/finished-games";
import { MemoryStorage } from "../../../testing/memory-storage";
import { viewWhere } from "../../../testing/recordings";
import { ended, summary } from "../../../testing/summaries";
import type { ReplayState } from "../../app/state";
import { Store } from "../../app/store";
import type { Review } from "../../engine/coach-protocol";
import type { GameSummary, View } from "../../engine/protocol";
import type { GameSeat } from "../../history/types";
import { rowOf } from "../../library/game-row";
import { Library } from "../../library/library";
import { sha256 } from "../../platform/bytes";
import { LocalStore } from "../../platform/storage/local-storage";
import { HistoryController } from "./history-controller";

const view = await viewWhere("four-players", ({ waiting_for }) => waiting_for === "human");
const puzzle: View = { ...view, seed: null };
const over: View = { ...view, phase: "over", waiting_for: null, result: { ranks: [1, 2, 3, 4] } } as View;

beforeEach(() => {
  // The history would be read while the player is inactive.
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", new MemoryStorage());
});

/** Follow games from a new page, which keeps a row for each. */
function open() {
  const store = new Store();
  const library = new Library(new LocalStore());
  const history = new HistoryController(store, library);
  vi.spyOn(history.db, "isPersistent", "get").mockReturnValue(true);
  const show = async (next: View, game: GameSummary, change: object = {}) => {
    library.put(rowOf(game, "a save", 0, library.find(game.id)));
    store.show({ ...next }, { game, ...change });
    await Promise.resolve();
    return history.find(game.record ?? "none");
  };
  return { history, library, store, show };
}

test("the hints of a game are kept during a reload, a replay and another game", async () => {
  const before = open();
  await before.show(view, summary(1));
  before.history.countHint();
  await before.show(over, summary(1), { replay: { record: "another", ply: 0, plies: 1 } as ReplayState });
  await before.show(view, summary(1));
  before.history.countHint();
  const after = open();
  await after.show(puzzle, summary(2));
  after.history.countHint();
  await after.show(view, summary(1));
  after.history.countHint();
  expect((await after.show(over, ended(1)))?.hints).toBe(3);
});

test("another game begins without hints, even one of the same deal", async () => {
  const { history, show } = open();
  await show(view, summary(1, { deal: "a deal" }));
  history.countHint();
  expect((await show(over, ended(2, { deal: "a deal" })))?.hints).toBe(0);
});

test("a game that is finished again after an undo is listed once", async () => {
  const { history, show } = open();
  await show(over, ended(1, { record: "dp1t2" }));
  await show({ ...puzzle, redo: true, practice: true }, summary(1));
  await show({ ...over, seed: null }, ended(1, { record: "dp1t3" }));
  expect((await history.db.all()).games.map(({ record }) => record)).toEqual(["dp1t3"]);
});

test("two games of one deal are both listed", async () => {
  const { history, show } = open();
  for (const number of [1, 2]) await show(over, ended(number, { deal: "a deal" }));
  expect((await history.db.all()).games.map(({ id }) => id)).toEqual([1, 2].map(idOf));
});

test("the latest games that count and have no review are unreviewed, latest first", async () => {
  const { history } = open();
  const others = [{ skill: skill(0.1, 1) }, { practice: true }, { continued: true as const }];
  const games = [
    ...Array.from({ length: 6 }, (_, number) => game(number)),
    ...others.map((each, at) => game(6 + at, each)),
  ];
  for (const each of games) await history.db.change("games", each.id, () => each);
  expect((await history.unreviewed()).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1].map(idOf));
});

test("the review of a game from a position stores what choices cost, but no mistakes", async () => {
  const { history } = open();
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

test("a game is stored at its end with its table, its players and its result", async () => {
  vi.setSystemTime(new Date("2026-11-21T12:34:56Z"));
  const { history, show } = open();
  const stored = await show({ ...over, practice: true, result: { ranks: [2, 1, 4, 3] } } as View, ended(1));
  const { players, edition, scoring, seats } = over;
  const result = { ranks: [2, 1, 4, 3], practice: true, record: "record 1", at: "2026-11-21T12:34:56Z" };
  expect(stored).toEqual(
    game(1, {
      ...{ players, edition, scoring, ...result },
      seats: seats.map(({ kind, level, style }) => ({ kind, level, style })),
      seat: seats.findIndex(({ kind }) => kind === "human"),
      scores: seats.map(({ score }) => score),
    }),
  );
  expect(await open().show({ ...over, seed: null }, ended(2))).toMatchObject({ continued: true });
  expect(history.state.data?.games).toEqual([stored]);
});

test.each([
  ["the table of a replay", over, { replay: {} }],
  ["a game of bots", { ...over, seats: over.seats.map((seat) => ({ ...seat, kind: "bot", level: "casual" })) }, {}],
  ["a game against a bot of no level", { ...over, seats: over.seats.map((seat) => ({ ...seat, level: null })) }, {}],
])("%s is not stored", async (_, next, change) => {
  const { history, show } = open();
  await show(next as View, ended(1), change);
  expect((await history.db.all()).games).toEqual([]);
});

test("a game that the player has deleted is not stored again, unless it ends in another way", async () => {
  const { history, show } = open();
  await show(over, ended(1));
  await history.db.remove("games", idOf(1));
  history.forget(idOf(1));
  expect(await show(over, ended(1))).toBeNull();
  await show(view, summary(1));
  expect(await show(over, ended(1))).toBeNull();
  expect(await show(over, ended(1, { record: "another" }))).toMatchObject({ record: "another" });
});

test("a game that could not be stored is stored when it is opened again", async () => {
  const { history, library, show } = open();
  vi.spyOn(history.db, "isPersistent", "get").mockReturnValue(false);
  await show(over, ended(1));
  expect(library.find(idOf(1))?.finished).toBeNull();
});

test("what earlier versions stored about a game counts: its hints, and that it was deleted", async () => {
  localStorage.setItem("coloretto:v1:hint-counts", JSON.stringify({ [idOf(1)]: 2, [idOf(2)]: "many" }));
  localStorage.setItem("coloretto:v1:deleted-games", `f00 ${(await sha256("record 3")).slice(0, 32)}`);
  const { history, show } = open();
  await show(view, summary(1));
  history.countHint();
  const stored = [];
  for (const number of [1, 2, 3]) stored.push(await show(over, ended(number)));
  expect(stored.map((each) => each?.hints)).toEqual([3, 0, undefined]);
});

const ranked = ended(1, { record: "one" });
const practice = { ...over, practice: true };

test.each<[string, [View, string][], string[]]>([
  [
    "practice replaces no other course that counts",
    [
      [over, "one"],
      [practice, "two"],
    ],
    ["one", "two"],
  ],
  [
    "practice replaces earlier practice",
    [
      [over, "one"],
      [practice, "two"],
      [practice, "three"],
    ],
    ["one", "three"],
  ],
  ["practice may be the first course", [[practice, "one"]], ["one"]],
  [
    "practice replaces the same game from a position",
    [
      [{ ...over, seed: null }, "one"],
      [practice, "two"],
    ],
    ["two"],
  ],
  [
    "a game that counts replaces the same game before an undo",
    [
      [over, "one"],
      [over, "two"],
    ],
    ["two"],
  ],
  [
    "a game that counts replaces practice",
    [
      [practice, "one"],
      [over, "two"],
    ],
    ["two"],
  ],
])("%s", async (_, ends, records) => {
  const { history, show } = open();
  for (const [view, record] of ends) expect(await show(view, { ...ranked, record })).toMatchObject({ record });
  expect((await history.db.all()).games.map(({ record }) => record).sort()).toEqual(records.sort());
});

test("a game that is finished again keeps its star, its note and its hints", async () => {
  const { history, show } = open();
  const marked = { favourite: true as const, note: "my best", hints: 3 };
  await history.db.change("games", idOf(1), () => game(1, { ...marked, record: "before" }));
  expect(await show(over, ended(1))).toMatchObject({ ...marked, record: "record 1" });
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
  const { history, show } = open();
  await history.db.change("days", "2026-11-21", () => day("2026-11-21", { deal: "deal 1", result: known }));
  expect(await show(next, ended(1))).toMatchObject({ daily: "2026-11-21" });
  const [stored] = (await history.db.all()).days;
  expect(stored?.result).toEqual(result && expect.objectContaining(result));
});

test("the game in play is found only after it has ended", async () => {
  const { history, show } = open();
  await show(over, ended(1));
  expect(await show(view, summary(1))).toBeNull();
  expect(await history.find("record 1")).not.toBeNull();
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
  const { games, mistakes } = await history.db.all();
  expect(games[0]?.skill).toEqual(skill(0.2, 2));
  expect(mistakes).toEqual([
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
  expect((await history.db.all()).mistakes).toEqual([known]);
});

test("the mistakes of a game are stored before its skill", async () => {
  const { history } = open();
  await history.db.change("games", idOf(0), () => game(0));
  await history.refresh();
  const change = vi.spyOn(history.db, "change");
  const decisions = ["P", "Q"].map((position) => ({
    seat: 0,
    position,
    action: "d",
    best: "t1",
    lost: { share: [0.5] },
    band: "blunder",
  }));
  await history.storeReview(idOf(0), { seats: [skill(0.5, 5)], decisions } as unknown as Review, 0);
  expect(change.mock.calls.map(([name]) => name)).toEqual(["mistakes", "mistakes", "games"]);
  expect(history.state.data?.mistakes.length).toBe(2);
  change.mockRejectedValue(new Error("full"));
  await expect(
    history.storeReview(idOf(0), { seats: [skill(0.2, 2)], decisions } as unknown as Review, 0),
  ).rejects.toThrow();
  expect((await history.db.all()).games[0]?.skill).toEqual(skill(0.5, 5));
});

test("a review stores nothing for a deleted game, or an unknown seat", async () => {
  const { history } = open();
  await history.db.change("games", idOf(1), () => game(1));
  const review = { seats: [skill(0.5, 5)], decisions: [] } as unknown as Review;
  await history.storeReview(idOf(2), review, 0);
  await history.storeReview(idOf(1), review, 1);
  expect(await history.db.all()).toMatchObject({ games: [game(1)], mistakes: [] });
});

test("a game that ends is shown without a look at all others, which are read once", async () => {
  const { history, show } = open();
  const read = vi.spyOn(history.db, "all");
  for (const number of [1, 2]) await show(over, ended(number));
  await history.storeReview(idOf(2), { seats: [skill(0.5, 5)], decisions: [] } as unknown as Review, 0);
  expect(history.state.data?.games.map(({ id, skill: found }) => [id, found !== null])).toEqual([
    [idOf(1), false],
    [idOf(2), true],
  ]);
  await history.db.remove("games", idOf(1));
  history.forget(idOf(1));
  expect(read).toHaveBeenCalledOnce();
  expect(history.state.data).toEqual(await history.db.all());
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
