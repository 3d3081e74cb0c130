import { nothing } from "lit";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import type { EndReview } from "../../app/features";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { FinishedGame, HistoryState } from "../../history/types";
import { EndingController } from "./ending-controller";
import * as atlas from "./score-atlas";

vi.mock("./ending-panel", () => ({ endingPanel: (given: object) => given }));
vi.mock("../strength/strength-panel", () => ({ strengthPanel: (...given: unknown[]) => given }));

const playing = await viewWhere("five-players-end", ({ phase }) => phase === "decide");
const ended = await viewWhere("five-players-end", ({ phase }) => phase === "over");
const GAME = {
  seats: [{ kind: "human" }, { kind: "bot" }],
  continued: false,
  practice: false,
} as unknown as FinishedGame;
const REVIEWED = { curve: [] } as unknown as EndReview;
const OPTIONS = { default_marker_depth: { classic: 15, golden: 16 } };
const REPLAY = { replay: {} as State["replay"] };
const RATINGS = { ratings: [{ value: 1, low: 0, high: 2 }], games: 3, missing: 0 };
const ATLAS = { "5-grey-golden": { games: 1, levels: {} } };

let store: Store;
let ending: EndingController;
let review: EndReview;
/** Null until the history has been read. */
let games: FinishedGame[] | null;
const request = vi.fn();
const reportError = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  review = REVIEWED;
  games = [GAME];
  request.mockResolvedValue(OPTIONS);
  vi.spyOn(atlas, "loadScoreAtlas").mockResolvedValue(ATLAS);
  store = new Store();
  const history = {
    get state() {
      return { data: games && { games } } as unknown as HistoryState;
    },
  };
  const engine = { request } as unknown as Engine;
  ending = new EndingController(engine, store, { reportError }, () => review, history, { ratingsOf: () => RATINGS });
});

/** Change the state, and let everything that follows from it happen. */
async function change(state: Partial<State>): Promise<void> {
  store.set(state);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Return what the panel is given. */
function panel(): unknown {
  return ending.panel(store.state);
}

describe("the panel of a finished game", () => {
  test("has the review, the levels’ scores and the usual place of the last card", async () => {
    await change({ view: ended, engine: "ready" });
    expect(panel()).toEqual({ isRecorded: false, view: ended, review: REVIEWED, atlas: ATLAS, usualDepth: 16 });
    expect(request.mock.calls).toEqual([[{ method: "options" }]]);
  });

  test("has no review in a recorded game", async () => {
    await change({ view: ended, engine: "ready", ...REPLAY });
    expect(panel()).toEqual({ isRecorded: true, view: ended, review: null, atlas: ATLAS, usualDepth: 16 });
  });

  test("has no scores of the levels until the usual place of the card is known", async () => {
    await change({ view: ended });
    expect(panel()).toEqual({ isRecorded: false, view: ended, review: REVIEWED, atlas: null, usualDepth: null });
    expect(request).not.toHaveBeenCalled();
  });

  test("is missing during a game, for which nothing is loaded", async () => {
    await change({ view: null });
    await change({ view: playing, engine: "ready" });
    expect(ending.panel(store.state)).toBe(nothing);
    expect([request.mock.calls, vi.mocked(atlas.loadScoreAtlas).mock.calls]).toEqual([[], []]);
  });

  test("loads what it needs once", async () => {
    await change({ view: ended, engine: "ready" });
    await change({ page: "statistics" });
    await change({ view: playing, options: null });
    expect(request).toHaveBeenCalledOnce();
    await change({ view: { ...ended } });
    expect(request).toHaveBeenCalledTimes(2);
    expect(atlas.loadScoreAtlas).toHaveBeenCalledOnce();
  });

  test("reports options that cannot be had, and asks for them once", async () => {
    const lost = new Error("lost");
    request.mockRejectedValue(lost);
    await change({ view: ended, engine: "ready" });
    await change({ page: "statistics" });
    expect(reportError.mock.calls).toEqual([[lost]]);
  });
});

describe("the panel has its height", () => {
  function isPlaced(): boolean {
    return ending.isPlaced(store.state);
  }

  test("once the scores of the levels and the options are there", async () => {
    expect(isPlaced()).toBe(false);
    const { promise, resolve } = Promise.withResolvers();
    request.mockReturnValue(promise);
    await change({ view: ended, engine: "ready" });
    expect(isPlaced()).toBe(false);
    resolve(OPTIONS);
    await change({});
    expect(isPlaced()).toBe(true);
  });

  test("once the scores of the levels are there if there is no engine", async () => {
    await change({ view: ended, engine: "failed" });
    expect(isPlaced()).toBe(true);
  });

  test("also if the scores of the levels cannot be loaded", async () => {
    const info = vi.spyOn(console, "info").mockReturnValue();
    vi.mocked(atlas.loadScoreAtlas).mockRejectedValue(new Error("offline"));
    await change({ view: ended, engine: "ready" });
    expect([isPlaced(), info.mock.calls.length]).toEqual([true, 1]);
    expect(panel()).toMatchObject({ atlas: null });
  });
});

describe("the strength of the player follows", () => {
  test.each<[EndReview, boolean]>([
    [REVIEWED, true],
    ["working", false],
    ["failed", false],
    [null, false],
  ])("a game with the review %j: %s", (given, isShown) => {
    review = given;
    store.show(ended, {});
    expect(ending.strength(store.state) !== nothing).toBe(isShown);
  });

  test("with the games that count", () => {
    games = [GAME, { ...GAME, practice: true }];
    store.show(ended, {});
    expect(ending.strength(store.state)).toEqual([[GAME], RATINGS, true]);
  });

  test.each<[string, Partial<State>, FinishedGame[] | null]>([
    ["no game before the first", { view: null }, [GAME]],
    ["no game in play", { view: playing }, [GAME]],
    ["no recorded game", { view: ended, ...REPLAY }, [GAME]],
    ["no game while none counts", { view: ended }, []],
    ["no game until the others have been read", { view: ended }, null],
  ])("%s", (_, state, finished) => {
    games = finished;
    store.set(state);
    expect(ending.strength(store.state)).toBe(nothing);
  });
});
