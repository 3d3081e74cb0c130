import { beforeEach, expect, test } from "vitest";
import { DEALT, MINE, OpenerBench } from "../../../testing/opener";
import { ended, summary } from "../../../testing/summaries";

let bench: OpenerBench;

beforeEach(() => {
  bench = new OpenerBench();
});

const DATE = "2026-11-21";
const source = { from: "engine", game: { day: "" } } as const;
const dealt = { method: "open", params: { day: DATE } };

test("a daily deal is dealt and recorded as begun", async () => {
  expect(await bench.opener.open(source)).toBe("open");
  expect(bench.daily.find).toHaveBeenCalledExactlyOnceWith("");
  expect(bench.requests).toEqual([dealt]);
  expect(bench.daily.begin).toHaveBeenCalledExactlyOnceWith(DATE);
});

test("a daily deal that was begun and is the game in play is gone on with", async () => {
  bench.play();
  bench.daily.find.mockResolvedValue({ date: DATE, deal: "deal 1" });
  expect(await bench.opener.open(source)).toBe("open");
  expect(bench.requests).toEqual([{ method: "open", params: { save: MINE } }]);
  expect([bench.store.state.screen, bench.daily.begin.mock.calls]).toEqual(["game", []]);
});

test.each([
  ["was not begun", null, true],
  ["was begun, but is not the game in play", "deal 2", true],
  ["was not begun, as the game in play was by no deal", null, null],
  ["was begun without a game in play", "deal 1", false],
])("a daily deal that %s is dealt", async (_, deal, hasGame) => {
  if (hasGame === null) bench.games[MINE] = summary(1, { deal: null });
  if (hasGame !== false) bench.play();
  bench.daily.find.mockResolvedValue({ date: DATE, deal });
  await bench.opener.open(source);
  expect(bench.requests).toEqual([dealt]);
  expect(bench.daily.begin).toHaveBeenCalledOnce();
});

test("a daily deal that is in play is gone on with after the engine has read the scores of a link", async () => {
  bench.play();
  bench.games[DEALT] = summary(2, { deal: "deal 1", begun: false });
  bench.daily.find.mockResolvedValue({ date: DATE, deal: "deal 1" });
  const query = { scores: "43.5.28.9" };
  await bench.opener.open({ from: "engine", game: { day: "", query } });
  expect(bench.requests).toMatchObject([{ params: { day: DATE, query } }, { params: { save: MINE } }]);
});

test.each([
  ["is on the table stays", { game: summary(1) }, []],
  ["is over on the table is dealt again", { game: ended(1) }, ["open"]],
  ["waits behind a recorded game is dealt again", { game: summary(1), replay: {} as never }, ["open"]],
])("a daily deal that %s", async (_, state, methods) => {
  bench.daily.find.mockResolvedValue({ date: DATE, deal: "deal 1" });
  bench.store.set({ view: bench.view, ...state });
  await bench.opener.open(source);
  expect(bench.methods).toEqual(methods);
});

test("a daily deal that was finished is shown again after a reload", async () => {
  bench.games[MINE] = ended(1);
  bench.play();
  bench.daily.find.mockResolvedValue({ date: DATE, deal: "deal 1" });
  await bench.opener.open(source);
  expect(bench.methods).toEqual(["open"]);
});

test("a daily deal that is among the unfinished games is resumed", async () => {
  bench.games.begun = summary(4, { deal: "deal 2" });
  bench.keep("begun");
  await bench.opener.open(source);
  expect(bench.requests).toEqual([dealt, { method: "open", params: { save: "begun" } }]);
  expect(bench.daily.begin).toHaveBeenCalledOnce();
});

test("a daily deal is not begun if the engine is lost meanwhile, or refuses it", async () => {
  bench.games.begun = summary(4, { deal: "deal 2" });
  bench.keep("begun");
  bench.refuses = (request) => {
    const isLoad = request.method === "open" && "save" in request.params;
    if (isLoad) bench.store.set({ engine: "failed" });
    return isLoad;
  };
  await bench.opener.open(source);
  expect(bench.daily.begin).not.toHaveBeenCalled();
  bench.store.set({ engine: "ready" });
  bench.refuses = () => true;
  await bench.opener.open(source);
  expect(bench.daily.begin).not.toHaveBeenCalled();
});
