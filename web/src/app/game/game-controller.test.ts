import { beforeEach, describe, expect, test, vi } from "vitest";
import { ControllerBench, drawing, isSave, placing } from "../../../testing/controller";
import type { MemoryStorage } from "../../../testing/memory-storage";
import { summary } from "../../../testing/summaries";
import { waitFor } from "../../../testing/wait-for";
import { EngineFailure, StartFailure } from "../../engine/engine";
import type { View } from "../../engine/protocol";
import type { GameIntent } from "../../game/intents";
import type { GameFeatures } from "../features";
import { TabMemory } from "../saves/tab-memory";
import type { Puzzle, State } from "../state";

const [SAVE, SETUP] = ["coloretto:v1:save", "coloretto:v1:setup"];
const MINE = "my save";
const PUZZLE = { game: summary(2, { begun: false }), save: "a puzzle" };
const over = { ...drawing, phase: "over", waiting_for: null } as View;

let storage: MemoryStorage;
let bench: ControllerBench;

beforeEach(() => {
  bench = new ControllerBench();
  storage = bench.storage;
});

test("without a game to open the page shows the start screen", async () => {
  await bench.open(null);
  expect(bench.store.state).toMatchObject({ engine: "ready", screen: "welcome", view: null });
  expect(bench.requests).toEqual([]);
});

test.each([
  ["", () => bench.keep(MINE)],
  [" of an earlier version", () => storage.setItem(SAVE, MINE)],
])("a stored game%s is opened and stored again", async (_, keep) => {
  keep();
  bench.answer = () => bench.game(drawing, { save: "later" });
  await bench.open(null);
  expect(bench.requests).toEqual([{ method: "open", params: { save: MINE } }]);
  expect(bench.store.state).toMatchObject({ screen: "game", view: drawing });
  expect(bench.library.saveInPlay).toBe("later");
  expect(bench.notices).toEqual([]);
});

test("a saved game that cannot be read is quarantined and reported", async () => {
  storage.setItem(SAVE, "broken");
  bench.answer = () => {
    throw new EngineFailure("bad_save", "");
  };
  await bench.open(null);
  expect(bench.store.state.screen).toBe("welcome");
  expect(bench.notices).toEqual(["notice-save-unreadable"]);
  expect(Object.values(storage.entries())).toEqual(["broken"]);
  expect(storage.getItem(SAVE)).toBeNull();
});

test("a stored game that crashes the engine twice is quarantined", async () => {
  storage.setItem(SAVE, "deadly");
  bench.answer = () => {
    throw new StartFailure("stopped", "");
  };
  await bench.open(null);
  expect(bench.store.state.engine).toBe("failed");
  await bench.send({ type: "try-again" });
  expect(bench.notices).toEqual(["notice-save-unreadable"]);
  await bench.send({ type: "try-again" });
  expect(bench.methods).toEqual(["open", "open"]);
  expect(bench.store.state).toMatchObject({ engine: "ready", screen: "welcome" });
});

test("an opened URL is cleared, and its problems are reported", async () => {
  const problem = { name: "players", value: "9", allowed: ["2", "3"], used: "4" };
  bench.answer = () => ({ ...bench.game(drawing), problems: [problem] });
  await bench.open({ from: "engine", game: { query: { players: "9" } } });
  expect(bench.clearUrl).toHaveBeenCalledOnce();
  expect(bench.store.state.problems).toEqual([problem]);
});

test("a link that cannot be read leaves the game in play", async () => {
  bench.keep(MINE);
  bench.answer = (request) => {
    if (isSave(request, "rubbish")) throw new EngineFailure("bad_save", "");
    return bench.game(drawing, { save: MINE });
  };
  await bench.open({ from: "engine", game: { save: "rubbish" } });
  expect(bench.notices).toEqual(["notice-link-unreadable"]);
  expect(bench.requests.slice(1)).toEqual([{ method: "open", params: { save: MINE } }]);
  expect(bench.store.state.view).toEqual(drawing);
  expect(bench.library.saveInPlay).toBe(MINE);
});

test("a link replaces the game in play, which can be resumed", async () => {
  bench.keep(MINE);
  bench.answer = () => bench.game(drawing, { game: summary(2) });
  await bench.open({ from: "engine", game: { save: "theirs" } });
  expect(bench.notices).toEqual(["notice-earlier"]);
  const [offered] = bench.store.state.notices;
  await bench.send(offered?.offer?.intent as GameIntent);
  expect(bench.requests.at(-1)).toEqual({ method: "open", params: { save: MINE } });
});

test("a finished game is not listed as unfinished when a link is opened", async () => {
  bench.answer = () => bench.game(over);
  await bench.open();
  await bench.send({ type: "open", source: { from: "engine", game: { save: "theirs" } } });
  expect(bench.notices).toEqual([]);
});

test("an action that the view does not offer is not requested", async () => {
  await bench.open();
  for (const action of ["p1", "t1", "x"]) await bench.send({ type: "play", action, isDropped: false });
  await bench.send({ type: "undo" });
  expect(bench.methods).toEqual(["open"]);
});

test("a press just after a forced move, meant for the same control, plays nothing", async () => {
  await bench.open();
  await bench.controller.playForced("d", true);
  await bench.send({ type: "play", action: "d", isDropped: false });
  expect(bench.methods).toEqual(["open", "play"]);
});

test("half a second after a forced move, a press on its row does not take the row", async () => {
  vi.useFakeTimers();
  bench.answer = () => bench.game(placing);
  await bench.open();
  const [row] = placing.rows;
  const taking = { ...placing, rows: [{ ...row, place: null, take: "t1" }, ...placing.rows.slice(1)] } as View;
  bench.answer = () => bench.game(taking);
  await bench.controller.playForced("p1", true);
  vi.advanceTimersByTime(500);
  await bench.send({ type: "play", action: "t1", isDropped: false });
  expect(bench.methods).toEqual(["open", "play"]);
  vi.advanceTimersByTime(500);
  await bench.send({ type: "play", action: "t1", isDropped: false });
  expect(bench.methods).toEqual(["open", "play", "play"]);
});

test("a press just after a forced move without a pause plays its action", async () => {
  await bench.open();
  await bench.controller.playForced("d", false);
  await bench.send({ type: "play", action: "d", isDropped: false });
  expect(bench.methods).toEqual(["open", "play", "play"]);
});

test("twenty taps at once draw one card", async () => {
  await bench.open();
  bench.answer = () => bench.game(placing);
  await Promise.all(Array.from({ length: 20 }, () => bench.send({ type: "play", action: "d", isDropped: false })));
  expect(bench.methods).toEqual(["open", "play"]);
  expect(bench.store.state.view).toEqual(placing);
});

test("a refused request is reported and leaves the game unchanged", async () => {
  await bench.open();
  bench.answer = () => {
    throw new EngineFailure("illegal_action", "");
  };
  await bench.send({ type: "play", action: "d", isDropped: false });
  expect(bench.store.state).toMatchObject({ engine: "ready", view: drawing, isBusy: false });
  expect(bench.notices).toHaveLength(1);
});

test("an engine that crashes during a game is restarted once, and the game continues", async () => {
  await bench.open();
  bench.answer = ({ method }) => {
    if (method === "play") throw new StartFailure("stopped", "");
    return bench.game(drawing);
  };
  await bench.send({ type: "play", action: "d", isDropped: false });
  await waitFor(() => expect(bench.store.state.engine).toBe("ready"));
  expect(bench.notices).toEqual(["notice-restarted"]);
  await waitFor(() => expect(bench.requests.at(-1)).toEqual({ method: "open", params: { save: "save 1" } }));
  await waitFor(() => expect(bench.store.state.isBusy).toBe(false));
  await bench.send({ type: "play", action: "d", isDropped: false });
  expect(bench.store.state).toMatchObject({ engine: "failed", failure: "stopped", notices: [] });
});

test("a failed start reports its reason, and a retry opens the requested game", async () => {
  bench.start = () => Promise.reject(new StartFailure("download", ""));
  await bench.open();
  expect(bench.store.state).toMatchObject({ engine: "failed", failure: "download" });
  bench.start = async () => undefined;
  await bench.send({ type: "try-again" });
  expect(bench.store.state).toMatchObject({ engine: "ready", failure: null, screen: "game" });
});

test("a refused setup stays open and shows its problem", async () => {
  await bench.open(null);
  bench.answer = () => {
    throw new EngineFailure("bad_setup", "");
  };
  const setup = {
    players: 4,
    edition: "classic",
    scoring: "brown",
    marker_depth: null,
    seed: null,
    seats: [],
  } as const;
  await bench.send({ type: "new-game", setup: { ...setup, seats: [] } });
  expect(bench.store.state).toMatchObject({ dialogs: ["new-game"], setupProblem: expect.stringMatching(/^error-/) });
});

test("a new pace ends the current pause", async () => {
  bench.store.set({ settings: { ...bench.store.state.settings, pace: "step" } });
  bench.answer = ({ method }) => bench.game(method === "bot_action" ? placing : { ...drawing, waiting_for: "bot" });
  await bench.open();
  await waitFor(() => expect(bench.methods).toContain("bot_action"));
  bench.store.set({ settings: { ...bench.store.state.settings, pace: "slow" } });
  bench.controller.paceChanged();
  await waitFor(() => expect(bench.store.state.view).toEqual(placing));
});

test("playing again deals the same table with another seed", async () => {
  await bench.open();
  await bench.send({ type: "play-again" });
  expect(bench.requests.at(-1)).toMatchObject({ method: "open", params: { setup: { players: 4, seed: null } } });
});

test("a part that cannot be loaded is reported, and the page still works", async () => {
  await bench.open({ from: "engine", game: { day: "" } });
  expect(bench.notices).toEqual(["notice-part-missing"]);
  expect(bench.store.state.screen).toBe("welcome");
});

test("a link replaces the replay from before", async () => {
  const tab = new TabMemory("");
  tab.replay = { record: "2cb15 1 2", ply: 3, seats: null };
  await bench.open({ from: "engine", game: { save: "theirs" } });
  expect(tab.replay).toBeNull();
});

test.each([null, { from: "engine", game: { query: {} } } as const])(
  "the page and the dialog of the address stay open above its game",
  async (source) => {
    bench.keep(MINE);
    bench.store.set({ page: "statistics", dialogs: ["new-game"] });
    await bench.open(source);
    expect(bench.store.state).toMatchObject({ page: "statistics", dialogs: ["new-game"] });
  },
);

test("a requested game closes what was open, but not what is opened during the wait", async () => {
  await bench.open(null);
  bench.store.set({ page: "statistics", dialogs: ["new-game"] });
  const opened = bench.controller.open({ from: "engine", game: { query: {} } });
  expect(bench.store.state).toMatchObject({ page: "table", dialogs: [] });
  bench.store.set({ page: "about" });
  await opened;
  expect(bench.store.state.page).toBe("about");
});

test("a new deal is shown at once", async () => {
  await bench.open();
  bench.store.set({ page: "statistics", dialogs: ["new-game"] });
  await bench.send({ type: "play-again" });
  expect(bench.store.state).toMatchObject({ page: "table", dialogs: [] });
});

test("Play deals at the table that was set up last, which the start screen says", async () => {
  storage.setItem(SETUP, '{"players":2,"seats":[]}');
  await bench.open(null);
  expect(bench.store.state.lastSetup).not.toBeNull();
  await bench.send({ type: "quick-play" });
  expect(bench.requests).toEqual([{ method: "open", params: { setup: { players: 2, seats: [] } } }]);
});

test.each([null, "{", '{"players":9}'])("Play deals at the default table if the setup is %j", async (setup) => {
  if (setup !== null) storage.setItem(SETUP, setup);
  bench.answer = (request) => {
    if (request.method === "open" && "setup" in request.params) throw new EngineFailure("bad_params", "");
    return bench.game(drawing);
  };
  await bench.open(null);
  await bench.send({ type: "quick-play" });
  expect(bench.requests.at(-1)).toEqual({ method: "open", params: { query: {} } });
  expect(bench.store.state).toMatchObject({ view: drawing, notices: [] });
});

test("a game requested while another is being opened is not opened", async () => {
  await bench.open(null);
  const first = bench.controller.open({ from: "engine", game: { save: "one" } });
  const second = bench.controller.open({ from: "engine", game: { save: "two" } });
  expect(await Promise.all([first, second])).toEqual(["open", "failed"]);
  expect(bench.requests).toEqual([{ method: "open", params: { save: "one" } }]);
});

test("a puzzle leaves the game in play as it is, until the player plays on in it", async () => {
  const ask = async () => bench.store.set({ puzzle: { search: "pos=here", chosen: "d" } as Puzzle });
  bench.features = { puzzle: { ask } } as unknown as GameFeatures;
  bench.keep(MINE);
  bench.answer = (request) =>
    isSave(request, MINE) ? bench.game(placing, { save: MINE }) : bench.game(drawing, PUZZLE);
  await bench.open(null);
  await bench.controller.open({ from: "puzzle", position: { position: "here" } });
  expect(bench.store.state.save).toBe(PUZZLE.save);
  expect(bench.library.saveInPlay).toBe(MINE);
  expect(bench.notices).toEqual([]);
  await bench.controller.play("d");
  expect(bench.library.saveInPlay).toBe(PUZZLE.save);
  expect(bench.store.state.savedGames.unfinished).toMatchObject([{ save: MINE }]);
  expect(bench.notices).toEqual(["notice-earlier"]);
});

test("in a puzzle no action before it can be taken back", async () => {
  bench.features = { puzzle: { ask: vi.fn() } } as unknown as GameFeatures;
  bench.answer = () => bench.game({ ...drawing, undo: true, redo: true }, PUZZLE);
  await bench.open({ from: "puzzle", position: { position: "here" } });
  expect(bench.store.state.view).toEqual({ ...drawing, undo: false, redo: false });
});

test("a position in which a bot acts first is the game in play", async () => {
  bench.features = { puzzle: { ask: vi.fn() } } as unknown as GameFeatures;
  bench.answer = () => bench.game(over, PUZZLE);
  await bench.open({ from: "puzzle", position: { position: "there" } });
  expect(bench.library.saveInPlay).toBe(PUZZLE.save);
});

test.each([
  ["another course of a game of the library gets another id", "theirs", ["open", "open"]],
  ["the same game is opened as it is", MINE, ["open"]],
])("a link to %s", async (_, save, methods) => {
  await bench.open(null);
  bench.keep(MINE);
  bench.answer = (request) =>
    bench.game(drawing, { save, ...(JSON.stringify(request).includes("known") && { game: summary(2) }) });
  await bench.controller.open({ from: "engine", game: { save } });
  expect(bench.methods).toEqual(methods);
  expect(bench.library.find(summary(1).id)?.save).toBe(MINE);
});

test("a game requested before the engine is ready is opened once it is", async () => {
  const opened = bench.controller.open({ from: "engine", game: { save: "theirs" } });
  await bench.controller.start(null);
  expect(await opened).toBe("open");
});

test("the page is busy while a request is pending", async () => {
  await bench.open(null);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  bench.answer = () => promise;
  const opened = bench.controller.open({ from: "engine", game: { query: {} } });
  expect(bench.store.state.isBusy).toBe(true);
  resolve(bench.game(drawing));
  await opened;
  await waitFor(() => expect(bench.store.state.isBusy).toBe(false));
});

describe("the bots' data", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test("is loaded soon after a game is opened, and not after each action", async () => {
    await bench.open();
    expect(bench.warmUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(bench.warmUp).toHaveBeenCalledOnce();
    await bench.controller.play("d");
    await vi.advanceTimersByTimeAsync(1000);
    expect(bench.warmUp).toHaveBeenCalledOnce();
  });

  test("is not loaded by an engine that is lost meanwhile", async () => {
    await bench.open();
    bench.store.set({ engine: "failed" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(bench.warmUp).not.toHaveBeenCalled();
  });
});

describe("the loss of the engine", () => {
  const stopped = new StartFailure("stopped", "");

  test.each([
    ["is reported on the empty table", { page: "table", view: null }, "failed", []],
    ["on a side page restarts it", { page: "statistics", view: null }, "ready", []],
    ["in a game restarts it and is reported", { page: "table", view: drawing }, "ready", ["notice-restarted"]],
  ] as [string, Partial<State>, string, string[]][])("%s", async (_, change, engine, notices) => {
    await bench.open(null);
    bench.store.set(change);
    bench.controller.reportError(stopped);
    expect(bench.store.state.isBusy).toBe(false);
    await waitFor(() => expect(bench.store.state.engine).toBe(engine));
    expect(bench.notices).toEqual(notices);
  });

  test.each([
    [stopped, null, "stopped-no-game"],
    [stopped, MINE, "stopped"],
    [new StartFailure("download", ""), null, "download"],
    [new Error("unknown"), MINE, "stopped"],
  ])("because of %o with the stored game %j is shown as %s", async (error, save, failure) => {
    await bench.open(null);
    if (save !== null) bench.keep(save);
    bench.controller.reportError(error);
    expect(bench.store.state).toMatchObject({ engine: "failed", failure });
  });
});
