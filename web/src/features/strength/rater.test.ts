import { beforeEach, expect, test, vi } from "vitest";
import { game, skill } from "../../../testing/finished-games";
import { exchanges } from "../../../testing/recordings";
import { Store } from "../../app/store";
import { type Engine, EngineFailure, StartFailure } from "../../engine/engine";
import type { Request } from "../../engine/protocol";
import type { FinishedGame } from "../../history/types";
import { Rater } from "./rater";

/** Games in which the person gave away these points. */
function reviewed(...points: number[]): FinishedGame[] {
  return points.map((lost, index) => game(index, { skill: skill(0, lost) }));
}

const RATINGS = { ratings: [{ value: 2, low: 1, high: 3 }], games: 3, missing: 0 };
const GAMES = reviewed(4, 0, 9.5);
const request = vi.fn<(request: Request) => Promise<unknown>>();
const reportError = vi.fn();

let store: Store;
let rater: Rater;

beforeEach(() => {
  vi.clearAllMocks();
  request.mockResolvedValue(RATINGS);
  store = new Store();
  store.set({ engine: "ready" });
  rater = new Rater({ request } as unknown as Engine, store, { reportError });
});

async function settled<Value>(value: Value): Promise<Value> {
  await new Promise((resolve) => setTimeout(resolve));
  return value;
}

/** Return the parameters of the last request. */
function asked(): unknown {
  const [sent] = request.mock.lastCall ?? [];
  return sent && "params" in sent ? sent.params : null;
}

test("the engine is asked once about the same games, and its ratings are shown when they come", async () => {
  expect(await settled(rater.ratingsOf(GAMES))).toBeNull();
  expect(rater.ratingsOf([...GAMES])).toBe(RATINGS);
  expect(request).toHaveBeenCalledOnce();
});

test("a request has the form of those in the recorded conversation", async () => {
  const [, recorded] = (await exchanges("rated")).map((exchange) => exchange.request);
  const tables = [{ players: 4 }, { players: 2, scoring: "grey" }, { players: 5 }] as const;
  rater.ratingsOf(GAMES.map((each, index) => ({ ...each, ...tables[index] })));
  expect(request.mock.lastCall).toEqual([recorded]);
});

test("only reviewed games without hints are rated", () => {
  rater.ratingsOf([game(1), ...reviewed(3), game(2, { skill: skill(0, 5), hints: 1 })]);
  expect(asked()).toEqual({ games: [{ players: 4, scoring: "brown", lost: 3 }] });
});

test("the latest sixty games are sent", () => {
  rater.ratingsOf(reviewed(...Array.from({ length: 100 }, (_, index) => index)));
  const { games } = asked() as { games: { lost: number }[] };
  expect([games.length, games[0]?.lost, games.at(-1)?.lost]).toEqual([60, 40, 99]);
});

test("other games are asked about again, and have no ratings of the games before", async () => {
  await settled(rater.ratingsOf(GAMES));
  expect(await settled(rater.ratingsOf(GAMES.slice(1)))).toBeNull();
  expect(rater.ratingsOf(GAMES.slice(1))).toBe(RATINGS);
});

test("an engine that is not ready is asked once it is", async () => {
  store.set({ engine: "loading" });
  expect([rater.ratingsOf(GAMES), request.mock.calls.length]).toEqual([null, 0]);
  store.set({ engine: "ready" });
  await settled(rater.ratingsOf(GAMES));
  expect(rater.ratingsOf(GAMES)).toBe(RATINGS);
});

test("an engine that was lost is reported, and asked again", async () => {
  const lost = new StartFailure("stopped", "");
  request.mockRejectedValueOnce(lost);
  await settled(rater.ratingsOf(GAMES));
  expect(reportError.mock.calls).toEqual([[lost]]);
  await settled(rater.ratingsOf(GAMES));
  expect(rater.ratingsOf(GAMES)).toBe(RATINGS);
});

test.each([
  ["refuses", new EngineFailure("RequestError", ""), 1],
  ["cannot load its part for", new StartFailure("download", ""), 0],
])("what the engine %s is asked again only when the page is opened again", async (_, error, reports) => {
  request.mockRejectedValueOnce(error);
  await settled(rater.ratingsOf(GAMES));
  await settled(rater.ratingsOf(GAMES));
  expect([request.mock.calls.length, reportError.mock.calls.length]).toEqual([1, reports]);
  expect(store.state.notices.map(({ message }) => message)).toEqual(reports ? [] : ["notice-part-missing"]);
  rater.retry();
  await settled(rater.ratingsOf(GAMES));
  expect(rater.ratingsOf(GAMES)).toBe(RATINGS);
});
