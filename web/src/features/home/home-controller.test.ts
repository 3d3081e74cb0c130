import { beforeEach, expect, test, vi } from "vitest";
import { day, game, mistake, skill } from "../../../testing/finished-games";
import { markup } from "../../../testing/markup";
import { views } from "../../../testing/recordings";
import { Store } from "../../app/store";
import { type Engine, EngineFailure, StartFailure } from "../../engine/engine";
import type { Request, View } from "../../engine/protocol";
import type { HistoryController } from "../history/history-controller";
import type { MistakesController } from "../mistakes/mistakes-controller";
import { Rater } from "../strength/rater";
import { HomeController } from "./home-controller";

const [VIEW] = (await views("four-players")) as [View];
const MISTAKE = mistake("P1", { position: "P1" });
const LOST = new StartFailure("stopped", "lost");
const MISSING = new StartFailure("download", "missing");

const answer = vi.fn<(request: Request) => unknown>();
const reportError = vi.fn();
let store: Store;
let home: HomeController;

beforeEach(() => {
  vi.clearAllMocks();
  store = new Store();
  // As the page does with an engine that is lost.
  reportError.mockImplementation(() => store.set({ engine: "failed" }));
  answer.mockImplementation(({ method }) =>
    method === "read" ? { view: VIEW } : { ratings: [], games: 1, missing: 4 },
  );
  const engine = { request: async (request: Request) => answer(request) } as unknown as Engine;
  const data = { games: [game(1, { skill: skill(0, 1) })], days: [day("2026-11-20")], mistakes: [MISTAKE] };
  const history = { state: { data }, refresh: async () => undefined } as unknown as HistoryController;
  const mistakes = { due: () => [MISTAKE] } as unknown as MistakesController;
  const rater = new Rater(engine, store, { reportError });
  home = new HomeController(engine, store, history, mistakes, rater, { isMasterPlaying: false }, { reportError });
  store.subscribe((state) => void home.page.view(state));
});

/** Show home with an engine in this state, and return what it has of the mistake's position and the strength. */
async function shownWith(engine: "loading" | "prepared" | "ready"): Promise<unknown[]> {
  store.set({ engine, page: "home" });
  await new Promise((resolve) => setTimeout(resolve));
  const page = home.page.view(store.state) as { strings: string[]; values: unknown[] };
  const value = (property: string) => page.values[page.strings.findIndex((text) => text.endsWith(`.${property}=`))];
  expect(markup(page)).toContain("home-page");
  return [value("position"), value("ratings") !== null];
}

test("what an engine that is not there yet has not answered is requested once it is", async () => {
  for (const engine of ["loading", "prepared"] as const) expect(await shownWith(engine)).toEqual([null, false]);
  expect(answer).not.toHaveBeenCalled();
  expect(await shownWith("ready")).toEqual([VIEW, true]);
});

test("what was requested when the engine was lost is requested again after its restart", async () => {
  answer.mockImplementation(() => {
    throw LOST;
  });
  expect(await shownWith("ready")).toEqual([null, false]);
  expect(store.state.engine).toBe("failed");
  answer.mockImplementation(({ method }) => (method === "read" ? { view: VIEW } : { ratings: [] }));
  expect(await shownWith("ready")).toEqual([VIEW, true]);
});

test("a request that loses the engine each time is not sent for ever", async () => {
  answer.mockImplementation(() => {
    throw LOST;
  });
  for (let restart = 0; restart < 9; restart += 1) await shownWith("ready");
  expect(answer.mock.calls.map(([{ method }]) => method).sort()).toEqual(["rating", "rating", "read", "read"]);
});

test("what could not be fetched is requested again when home is opened again", async () => {
  answer.mockImplementation(() => {
    throw MISSING;
  });
  expect(await shownWith("ready")).toEqual([null, false]);
  answer.mockImplementation(({ method }) => (method === "read" ? { view: VIEW } : { ratings: [] }));
  expect(await shownWith("ready")).toEqual([null, false]);
  await home.page.open?.();
  expect(await shownWith("ready")).toEqual([VIEW, true]);
});

test.each([
  ["refuses", () => Promise.reject(new EngineFailure("NotationError", "?"))],
  ["finds no game in", () => ({ kind: "nothing" })],
])("a position that the engine %s leaves no empty place", async (_, read) => {
  answer.mockImplementation(({ method }) => (method === "read" ? read() : { ratings: [] }));
  expect(await shownWith("ready")).toEqual(["unreadable", true]);
  expect(reportError).not.toHaveBeenCalled();
});
