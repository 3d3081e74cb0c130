import { beforeEach, expect, test, vi } from "vitest";
import { ControllerBench, drawing, placing } from "../../../testing/controller";
import { summary } from "../../../testing/summaries";
import { waitFor } from "../../../testing/wait-for";
import { EngineFailure } from "../../engine/engine";
import type { GameRequest, Setup, View } from "../../engine/protocol";
import type { GameIntent } from "../../game/intents";
import { loadAllTexts, setLanguage } from "../../i18n";
import { rowOf } from "../../library/game-row";
import type { GameFeatures } from "../features";
import type { State } from "../state";

const SETUP_KEY = "coloretto:v1:setup";
const SETUP: Setup = { players: 2, edition: "golden", scoring: "grey", marker_depth: null, seed: 7, seats: [] };
const ROW = rowOf(summary(4), "an unfinished game");
const TAKEN_BACK = { ...drawing, undo: true, redo: true };
const BOTS_TURN: View = { ...drawing, waiting_for: "bot" };

let bench: ControllerBench;

beforeEach(async () => {
  bench = new ControllerBench();
  await setLanguage(["en"]);
  await loadAllTexts();
});

function setPace(pace: State["settings"]["pace"]): void {
  bench.store.set({ settings: { ...bench.store.state.settings, pace } });
}

test.each([
  [
    { type: "play", action: "d", isDropped: false },
    { method: "play", params: { action: "d" } },
  ],
  [{ type: "undo" }, { method: "undo" }],
  [{ type: "redo" }, { method: "redo" }],
  [
    { type: "new-game", setup: SETUP },
    { method: "open", params: { setup: SETUP } },
  ],
  [
    { type: "open", source: { from: "engine", game: { save: "theirs" } } },
    { method: "open", params: { save: "theirs" } },
  ],
  [
    { type: "open", source: { from: "library", id: ROW.id } },
    { method: "open", params: { save: ROW.save } },
  ],
  [
    { type: "open", source: { from: "engine", game: { query: { seed: "7" } } } },
    { method: "open", params: { query: { seed: "7" } } },
  ],
  [
    { type: "take-over", seat: 1 },
    { method: "open", params: { record: "2cb15", ply: 3, seat: 1 } },
  ],
] as [GameIntent, GameRequest][])("%j is one request to the engine", async (intent, request) => {
  bench.library.put(ROW);
  bench.answer = () => bench.game(TAKEN_BACK, { game: summary(bench.requests.length) });
  await bench.open();
  bench.store.set({ replay: { record: "2cb15", ply: 3 } as State["replay"] });
  await bench.send(intent);
  expect(bench.requests.slice(1)).toEqual([request]);
});

test.each(["undo", "redo", "play-again"] as const)("%s without a game does nothing", async (type) => {
  await bench.open(null);
  await bench.send({ type });
  await bench.send({ type: "take-over", seat: 0 });
  expect(bench.requests).toEqual([]);
});

test("the setup of a new game is kept without its seed", async () => {
  await bench.open(null);
  await bench.send({ type: "new-game", setup: SETUP });
  const kept = { ...SETUP, seed: null };
  expect(JSON.parse(bench.storage.getItem(SETUP_KEY) ?? "")).toEqual(kept);
  expect(JSON.parse(bench.store.state.lastSetup ?? "")).toEqual(kept);
});

test.each([
  ["nothing is stored", false, () => undefined],
  ["a table was set up", true, () => bench.storage.setItem(SETUP_KEY, "{}")],
  ["there is a game in play", true, () => bench.keep("mine")],
  ["there is an unfinished game", true, () => bench.library.put(ROW)],
])("where %s, the page knows a returning player: %j", async (_, isReturning, store) => {
  store();
  await bench.open(null);
  expect(bench.store.state.isReturning).toBe(isReturning);
});

test("what is announced is said again, and answers a question no more", async () => {
  await bench.open();
  await bench.send({ type: "announce", answer: { kind: "refusal", row: 1 } });
  expect(bench.store.state.answer).toEqual({ kind: "refusal", row: 1 });
  const { announcement } = bench.store.state;
  await bench.send({ type: "repeat-announcement" });
  expect(bench.store.state.announcement).toEqual(announcement);
  expect(bench.store.state.announcement).not.toBe(announcement);
  expect(bench.store.state.answer).toBeNull();
});

test("a dealt game is announced from its start, one that is loaded is not", async () => {
  const log: View["log"] = [{ kind: "draw", seat: 0, card: "c0" }];
  bench.answer = () => bench.game({ ...drawing, log });
  await bench.open({ from: "engine", game: { query: {} } });
  expect(bench.store.state.announcement.entries).toEqual(log);
  await bench.send({ type: "open", source: { from: "engine", game: { save: "theirs" } } });
  expect(bench.store.state.announcement.entries).toEqual([]);
  expect(bench.store.state.problems).toEqual([]);
});

test("the page shows how far the engine has started, and when a prepared opening answers", async () => {
  const progress = { loaded: 1, total: 2 };
  const seen: unknown[] = [];
  bench.start = async (onProgress, onPrepared) => {
    onProgress(progress as never);
    seen.push(bench.store.state.progress);
    for (const canAnswer of [true, false]) {
      onPrepared?.(canAnswer);
      seen.push(bench.store.state.engine);
    }
  };
  await bench.open(null);
  expect(seen).toEqual([progress, "prepared", "loading"]);
});

test("where actions are confirmed, a press only selects one", async () => {
  const choose = vi.fn();
  await bench.open();
  bench.store.set({ settings: { ...bench.store.state.settings, confirmMoves: true } });
  await bench.send({ type: "play", action: "d", isDropped: true });
  expect(bench.notices).toEqual(["notice-part-missing"]);
  bench.features = { confirmation: { choose } } as unknown as GameFeatures;
  await bench.send({ type: "play", action: "d", isDropped: true });
  expect(choose).toHaveBeenCalledExactlyOnceWith("d", true);
  expect(bench.methods).toEqual(["open"]);
});

test("a pause before a bot's action ends when it is skipped", async () => {
  setPace("step");
  bench.answer = ({ method }) => bench.game(method === "bot_action" ? placing : BOTS_TURN);
  await bench.open();
  await waitFor(() => expect(bench.methods).toContain("bot_action"));
  expect(bench.store.state.view).toEqual(BOTS_TURN);
  await bench.send({ type: "skip-pause" });
  await waitFor(() => expect(bench.store.state.view).toEqual(placing));
});

test("all pauses of a round end when it is to be finished, and the next round has its own", async () => {
  setPace("step");
  bench.answer = ({ method }) => {
    const count = bench.methods.filter((each) => each === method).length;
    return bench.game(method === "open" ? BOTS_TURN : { ...BOTS_TURN, round: count < 3 ? BOTS_TURN.round : 9 });
  };
  await bench.open();
  await bench.send({ type: "finish-round" });
  await waitFor(() => expect(bench.store.state.view?.round).toBe(9));
  await waitFor(() => expect(bench.methods).toHaveLength(5));
  expect(bench.store.state.isBusy).toBe(true);
});

test("a bot that fails is reported, and the page is idle again", async () => {
  setPace("instant");
  bench.answer = ({ method }) => {
    if (method === "bot_action") throw new EngineFailure("illegal_action", "");
    return bench.game(BOTS_TURN);
  };
  await bench.open();
  await waitFor(() => expect(bench.notices).toEqual(["error-other"]));
  expect(bench.store.state.isBusy).toBe(false);
});

test("a game requested while an action is sent is opened after it", async () => {
  await bench.open();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  bench.answer = ({ method }) => (method === "play" ? promise : bench.game(placing));
  const played = bench.send({ type: "play", action: "d", isDropped: false });
  const opened = bench.controller.open({ from: "engine", game: { query: { seed: "7" } } });
  resolve(bench.game(placing));
  await played;
  expect(await opened).toBe("open");
  expect(bench.methods).toEqual(["open", "play", "open"]);
});

test("an engine that is lost already is not lost again", async () => {
  await bench.open(null);
  for (let time = 0; time < 2; time += 1) bench.controller.reportError(new Error("gone"));
  expect(console.error).toHaveBeenCalledOnce();
});

test("an unfinished game is deleted and restored", async () => {
  bench.library.put(ROW);
  await bench.open(null);
  await bench.send({ type: "delete-game", id: ROW.id });
  expect(bench.library.find(ROW.id)).toBeNull();
  await bench.send({ type: "restore-game" });
  expect(bench.library.find(ROW.id)?.save).toBe(ROW.save);
});
