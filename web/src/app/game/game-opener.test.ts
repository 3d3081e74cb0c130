import { beforeEach, describe, expect, test, vi } from "vitest";
import { DEALT, MINE, OpenerBench } from "../../../testing/opener";
import { summary } from "../../../testing/summaries";
import { waitFor } from "../../../testing/wait-for";
import type { GameRequest, Setup } from "../../engine/protocol";
import type { GameSource } from "../../game/game-source";
import type { Puzzle } from "../state";

const RECORD = "2cb15 1 2";
const HERE = { from: "puzzle", position: { position: "here", query: { level: "strong" } } } as const;
const DECISION = { from: "puzzle", decision: { record: "2cb15 1 2", ply: 3, seat: 1 }, position: null } as const;
const SEARCH = "level=strong&pos=here";
let bench: OpenerBench;

beforeEach(() => {
  bench = new OpenerBench();
});

test("the game that is being opened has its address at once, and none once it is open", async () => {
  const opened = bench.opener.open(HERE);
  expect(bench.store.state.opening).toEqual({ search: SEARCH });
  expect([await opened, bench.store.state.opening]).toEqual(["open", null]);
  expect(bench.puzzle.ask).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ search: SEARCH, entry: "", first: null }),
    false,
  );
});

test("the address keeps a puzzle that is on the table", async () => {
  bench.puzzle.ask.mockImplementation(({ search }) => bench.store.set({ puzzle: { search } as Puzzle }));
  await bench.opener.open(HERE);
  expect(bench.clearUrl).toHaveBeenCalledExactlyOnceWith(SEARCH);
});

test("the address loses a position that is no puzzle", async () => {
  await bench.opener.open(HERE);
  expect(bench.clearUrl).toHaveBeenCalledExactlyOnceWith(null);
});

test("a puzzle that this tab knows is opened as it was left", async () => {
  bench.tab.markPuzzle({ id: "puzzle", search: SEARCH, save: DEALT, entry: "id", first: "d" });
  await bench.opener.open(HERE);
  expect(bench.requests).toEqual([{ method: "open", params: { save: DEALT } }]);
  expect(bench.puzzle.ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ entry: "id", first: "d" }), false);
});

test("the game in play returns after puzzles", async () => {
  bench.play();
  await bench.opener.open(HERE);
  await bench.opener.open({ from: "puzzle", entry: "id", position: { position: "there", seed: 0 } });
  await bench.opener.open(HERE);
  expect(bench.puzzle.ask).toHaveBeenLastCalledWith(expect.objectContaining({ search: SEARCH }), true);
  await bench.opener.returnToGame();
  expect(bench.requests.at(-1)).toEqual({ method: "open", params: { save: MINE } });
  expect(bench.library.saveInPlay).toBe(MINE);
});

test("a puzzle without a game in play returns to the start screen", async () => {
  await bench.opener.open(HERE);
  await bench.opener.returnToGame();
  expect(bench.store.state).toMatchObject({ screen: "welcome", page: "table", view: null });
  expect(bench.library.saveInPlay).toBeNull();
});

test("a puzzle is opened again after the loss of the engine", async () => {
  bench.play();
  await bench.opener.open(HERE);
  bench.store.set({ puzzle: { search: SEARCH } as Puzzle });
  bench.opener.engineLost(true);
  expect(bench.store.state.opening).toEqual({ search: SEARCH });
  await bench.opener.openPending();
  expect(bench.requests.at(-1)).toEqual({ method: "open", params: { save: DEALT } });
});

test("a refused link leaves the page that its address names", async () => {
  bench.play();
  bench.store.set({ page: "played" });
  bench.refuses = () => true;
  bench.opener.start(HERE);
  await bench.opener.openPending();
  expect(bench.methods).toEqual(["open", "open"]);
  expect(bench.store.state.page).toBe("played");
});

describe("after a reload", () => {
  const kept = { record: RECORD, ply: 5, seats: null };

  test.each([
    ["the replay from before", null, [RECORD, 5, null]],
    ["it where it was, if the address names it", { from: "record", record: RECORD } as const, [RECORD, 5, null]],
    [
      "another one that the address names",
      { from: "record", record: "other" } as const,
      ["other", undefined, undefined],
    ],
  ])("the page opens %s", async (_, requested, expected) => {
    bench.play();
    bench.tab.replay = kept;
    bench.opener.start(requested);
    expect(bench.store.state.screen).toBe("waiting");
    await bench.opener.openPending();
    expect(bench.replay.open).toHaveBeenCalledExactlyOnceWith(...expected);
  });

  test("the page opens the game in play, or else shows the start screen", async () => {
    bench.opener.start(null);
    expect([bench.store.state.screen, bench.store.state.opening]).toEqual(["welcome", null]);
    bench.play();
    bench.opener.start(null);
    expect(bench.store.state.opening).toEqual({ search: null });
    await bench.opener.openPending();
    expect(bench.requests).toEqual([{ method: "open", params: { save: MINE } }]);
  });

  test.each([
    ["is not opened by itself", null, []],
    ["is opened if it is asked for", { from: "library", id: null } as const, ["open"]],
  ])("a game that ended in an earlier visit %s", async (_, requested, methods) => {
    bench.play();
    const leaveTab = vi.spyOn(bench.library, "leaveTab");
    vi.spyOn(bench.library, "endedEarlier", "get").mockReturnValue(bench.library.inPlay);
    bench.store.set({ isReturning: true });
    bench.opener.start(requested);
    await bench.opener.openPending();
    expect([bench.methods, leaveTab.mock.calls.length]).toEqual([methods, requested ? 0 : 1]);
  });

  test("a game requested before the start is opened instead of the one in the address", async () => {
    bench.store.set({ engine: "loading" });
    const opened = bench.opener.open({ from: "engine", game: { save: MINE } });
    bench.opener.start(HERE);
    bench.store.set({ engine: "ready" });
    await bench.opener.openPending();
    expect(await opened).toBe("open");
    expect(bench.requests).toEqual([{ method: "open", params: { save: MINE } }]);
  });

  test("the recorded game is known until it is left", async () => {
    bench.store.set({ replay: { ...kept, view: bench.view } as never });
    await null;
    expect(bench.tab.replay).toEqual(kept);
    bench.store.set({ replay: null });
    await null;
    expect(bench.tab.replay).toBeNull();
  });

  test("the answer to a puzzle is known once its book has recorded it", async () => {
    await bench.opener.open(HERE);
    bench.store.set({ puzzle: { search: SEARCH, first: "d", isRecorded: false } as Puzzle });
    await null;
    expect(bench.tab.puzzle(SEARCH)?.first).toBeNull();
    bench.store.set({ puzzle: { search: SEARCH, first: "d", isRecorded: true } as Puzzle });
    await null;
    expect(bench.tab.puzzle(SEARCH)?.first).toBe("d");
  });
});

test.each([
  [
    { from: "engine", game: { save: MINE } },
    { method: "open", params: { save: MINE } },
  ],
  [
    { from: "engine", game: { query: { seed: "7" } } },
    { method: "open", params: { query: { seed: "7" } } },
  ],
  [
    { from: "engine", game: { setup: { players: 2 } }, otherwise: { query: {} } },
    { method: "open", params: { setup: { players: 2 } } },
  ],
  [HERE, { method: "open", params: HERE.position }],
  [
    { from: "puzzle", entry: "id", position: { position: "there", seed: 0 } },
    { method: "open", params: { position: "there", seed: 0 } },
  ],
  [DECISION, { method: "open", params: { record: RECORD, ply: 3, seat: 1 } }],
] as [GameSource, GameRequest][])("%j is opened by one request", async (source, request) => {
  expect(await bench.opener.open(source)).toBe("open");
  expect(bench.requests).toEqual([request]);
  expect(bench.store.state.screen).toBe("game");
});

test.each([
  [{ from: "engine", game: { save: "x" } }, ["notice-link-unreadable"]],
  [HERE, ["notice-position-unreadable"]],
  [DECISION, ["notice-decision-unreadable"]],
  [{ from: "engine", game: { day: "2026-11-21" } }, ["error-other"]],
  [{ from: "puzzle", entry: "id", position: { position: "there", seed: 0 } }, []],
] as [GameSource, string[]][])("refused, %j is reported by %j", async (source, notices) => {
  bench.refuses = () => true;
  expect(await bench.opener.open(source)).toBe("refused");
  expect(bench.notices).toEqual(notices);
  expect([bench.store.state.screen, bench.store.state.opening]).toEqual(["welcome", null]);
});

test("the default table is dealt if the engine refuses the last setup", async () => {
  bench.refuses = (request) => request.method === "open" && "setup" in request.params;
  const setup = { players: 9 } as Setup;
  expect(await bench.opener.open({ from: "engine", game: { setup }, otherwise: { query: {} } })).toBe("open");
  expect(bench.requests.at(-1)).toEqual({ method: "open", params: { query: {} } });
  expect(bench.notices).toEqual([]);
});

test("only what an address may name is removed from it", async () => {
  bench.play();
  const sources: GameSource[] = [
    { from: "puzzle", entry: "id", position: { position: "there", seed: 0 } },
    { from: "library", id: null },
  ];
  for (const source of sources) await bench.opener.open(source);
  expect(bench.clearUrl).not.toHaveBeenCalled();
  await bench.opener.open({ from: "engine", game: { query: { seed: "7" } } });
  expect(bench.clearUrl).toHaveBeenCalledExactlyOnceWith(null);
});

test("a puzzle of a book is asked for that book, and known by this tab", async () => {
  await bench.opener.open({ from: "puzzle", entry: "id", position: { position: "there", seed: 0 } });
  const asked = { search: "pos=there", entry: "id", first: null, id: summary(2).id, save: DEALT };
  expect(bench.puzzle.ask).toHaveBeenCalledExactlyOnceWith(asked, false);
  expect(bench.tab.puzzle("pos=there")).toEqual(asked);
});

test("a puzzle that is refused asks nothing about the game on the table", async () => {
  bench.play();
  await bench.opener.open({ from: "library", id: null });
  bench.refuses = () => true;
  expect(await bench.opener.open(HERE)).toBe("refused");
  expect(bench.puzzle.ask).not.toHaveBeenCalled();
  expect(bench.tab.puzzle(SEARCH)).toBeNull();
});

test("a puzzle of a book begins again, though this tab knows it", async () => {
  const position = { position: "there", seed: 0 };
  bench.tab.markPuzzle({ id: "puzzle", search: "pos=there", save: "as it was left", entry: "id", first: "d" });
  await bench.opener.open({ from: "puzzle", entry: "id", position });
  expect(bench.requests).toEqual([{ method: "open", params: position }]);
});

test("a position in which a bot acts first is no puzzle", async () => {
  bench.view = { ...bench.view, waiting_for: "bot" };
  await bench.opener.open(HERE);
  expect(bench.puzzle.ask).not.toHaveBeenCalled();
});

test("an unfinished game is resumed from the list", async () => {
  const id = bench.keep();
  expect(await bench.opener.open({ from: "library", id })).toBe("open");
  expect(bench.requests).toEqual([{ method: "open", params: { save: MINE } }]);
});

test("an unfinished game that another tab has deleted is reported", async () => {
  expect(await bench.opener.open({ from: "library", id: "gone" })).toBe("refused");
  expect(bench.notices).toEqual(["notice-game-gone"]);
  expect(bench.requests).toEqual([]);
});

test("an unfinished game that the engine refuses becomes an unreadable text", async () => {
  const id = bench.keep();
  bench.refuses = () => true;
  await bench.opener.open({ from: "library", id });
  expect(bench.notices).toEqual(["notice-save-unreadable"]);
  expect(bench.store.state.savedGames).toMatchObject({ unfinished: [], unreadable: [{ text: MINE }] });
});

test.each([true, false])("a record is replayed with its step and its players; shown: %j", async (isShown) => {
  const seats = [{ kind: "human" }] as never;
  bench.replay.open.mockResolvedValue(isShown);
  expect(await bench.opener.open({ from: "record", record: RECORD, ply: 4, seats })).toBe(isShown ? "open" : "refused");
  expect(bench.replay.open).toHaveBeenCalledExactlyOnceWith(RECORD, 4, seats);
});

test.each([{ from: "record", record: RECORD }, HERE, { from: "engine", game: { day: "" } }] as GameSource[])(
  "without the features %j is not opened, and stays in the address",
  async (source) => {
    bench.isOffline = true;
    expect(await bench.opener.open(source)).toBe("failed");
    expect([bench.requests, bench.clearUrl.mock.calls]).toEqual([[], []]);
    expect(bench.store.state.screen).toBe("welcome");
  },
);

describe("a game that crashes the engine", () => {
  test.each([
    { from: "engine", game: { save: "deadly" } },
    HERE,
    DECISION,
    { from: "engine", game: { query: { seed: "7" } } },
    { from: "engine", game: { day: "2026-11-21" } },
  ] as GameSource[])("twice is reported and not opened again: %j", async (source) => {
    bench.tab.replay = { record: RECORD, ply: 1, seats: null };
    expect(await bench.openDeadly(source)).toBe("failed");
    expect(bench.notices).toEqual(["notice-stopped-twice"]);
    expect(bench.store.state).toMatchObject({ screen: "welcome", opening: null });
    expect([bench.requests, bench.tab.replay]).toEqual([[], null]);
    expect(await bench.opener.open(source)).toBe("failed");
    expect(bench.requests).toEqual([]);
  });

  test("twice gives way to the game in play, without the start screen in between", async () => {
    bench.play();
    const show = vi.spyOn(bench.store, "show");
    await bench.openDeadly({ from: "engine", game: { save: "deadly" } });
    await waitFor(() => expect(bench.requests).toEqual([{ method: "open", params: { save: MINE } }]));
    expect(show).not.toHaveBeenCalledWith(null, expect.anything());
  });

  test("twice becomes an unreadable text if it is unfinished", async () => {
    expect(await bench.openDeadly({ from: "library", id: bench.keep() })).toBe("failed");
    expect(bench.notices).toEqual(["notice-save-unreadable"]);
    expect(bench.store.state.savedGames).toMatchObject({ unfinished: [], unreadable: [{ text: MINE }] });
  });

  test("twice becomes an unreadable text if it is the game in play", async () => {
    bench.play();
    expect(await bench.openDeadly({ from: "library", id: null })).toBe("failed");
    expect(bench.notices).toEqual(["notice-save-unreadable"]);
    expect([bench.library.saveInPlay, bench.store.state.screen]).toEqual([null, "welcome"]);
  });

  test.each([
    ["once, and once more after it was opened", { from: "engine", game: { save: "deadly" } }, [true], 2],
    ["as a random deal, which no crash identifies", { from: "engine", game: { query: {} } }, [true, true], 1],
    ["because a download failed", { from: "engine", game: { save: "slow" } }, [false, false], 1],
  ] as [string, GameSource, boolean[], number][])("%s is opened again", async (_, source, crashes, times) => {
    for (let time = 0; time < times; time += 1) expect(await bench.openDeadly(source, crashes)).toBe("open");
    expect(bench.notices).toEqual([]);
  });
});

describe("after the loss of the engine", () => {
  test("the recorded game is shown again where it was", async () => {
    const kept = { record: RECORD, ply: 5, seats: null };
    bench.store.set({ view: bench.view, replay: { ...kept, view: bench.view } as never });
    bench.opener.engineLost(true);
    await bench.opener.openPending();
    expect(bench.replay.open).toHaveBeenCalledExactlyOnceWith(RECORD, 5, null);
  });

  test("the game in play is shown again", async () => {
    bench.play();
    bench.store.set({ view: bench.view });
    bench.opener.engineLost(true);
    expect(bench.store.state.opening).toEqual({ search: null });
    await bench.opener.openPending();
    expect(bench.requests).toEqual([{ method: "open", params: { save: MINE } }]);
  });

  test("nothing is opened if no game was shown", () => {
    bench.play();
    bench.opener.engineLost(true);
    expect(bench.store.state.opening).toBeNull();
  });
});
