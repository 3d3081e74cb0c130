import { nothing } from "lit";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import type { EndReview } from "../../app/features";
import type { State } from "../../app/state";
import { Store } from "../../app/store";
import type { FinishedGame, HistoryState } from "../../history/types";
import { EndingController } from "./ending-controller";
import * as atlas from "./score-atlas";

vi.mock("./ending-panel", () => ({
  storyPanel: (given: object, parts: object) => ({ ...given, ...parts }),
  recordedEnding: (given: object) => ({ ...given, isRecorded: true }),
  endingDetails: () => "details",
}));
vi.mock("./news", () => ({ newsList: (...given: unknown[]) => given }));
vi.mock("../strength/strength-panel", () => ({ strengthPanel: (...given: unknown[]) => given }));

const playing = await viewWhere("five-players-end", ({ phase }) => phase === "decide");
const ended = await viewWhere("five-players-end", ({ phase }) => phase === "over");
const GAME = {
  seats: [{ kind: "human" }, { kind: "bot" }],
  seat: 0,
  scores: [30, 20],
  ranks: [1, 2],
  skill: null,
  continued: false,
  practice: false,
} as unknown as FinishedGame;
const DECIDING = { round: 1, first: 0, end: 9, ply: 4, before: 0.2, after: 0.6 };
const REVIEWED = { curve: [], seats: [{ deciding: DECIDING }] } as unknown as EndReview;
const DAYS = [{ date: "2026-11-21", deal: "the deal", result: null }];
const SUMMARY = { id: "1", deal: "the deal" } as State["game"];
const REPLAY = { replay: {} as State["replay"] };
const RATINGS = { ratings: [{ value: 1, low: 0, high: 2 }], games: 3, missing: 0 };
const ATLAS = { "5-grey-golden": { games: 1, levels: {} } };

let store: Store;
let ending: EndingController;
let review: EndReview;
/** Null until the history has been read. */
let games: FinishedGame[] | null;
const picture = vi.fn((_: State, ply: number | undefined) => ply);

beforeEach(() => {
  vi.clearAllMocks();
  review = REVIEWED;
  games = [GAME];
  vi.spyOn(atlas, "loadScoreAtlas").mockResolvedValue(ATLAS);
  store = new Store();
  const history = {
    get state() {
      return { data: games && { games, days: DAYS, mistakes: [] } } as unknown as HistoryState;
    },
  };
  const rater = { ratingsOf: () => RATINGS };
  ending = new EndingController(store, () => review, history, rater, picture);
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
  test("has the review, the levels’ scores", async () => {
    await change({ view: ended, engine: "ready" });
    expect(panel()).toMatchObject({ view: ended, review: REVIEWED, atlas: ATLAS, picture: 4 });
  });

  test("has no review in a recorded game", async () => {
    await change({ view: ended, engine: "ready", ...REPLAY });
    expect(panel()).toEqual({ isRecorded: true, view: ended, review: null, atlas: ATLAS });
  });

  test("is missing during a game, for which nothing is loaded", async () => {
    await change({ view: null });
    await change({ view: playing, engine: "ready" });
    expect(ending.panel(store.state)).toBe(nothing);
    expect(atlas.loadScoreAtlas).not.toHaveBeenCalled();
  });

  test("loads what it needs once", async () => {
    await change({ view: ended, engine: "ready" });
    await change({ page: "statistics" });
    await change({ view: playing });
    await change({ view: { ...ended } });
    expect(atlas.loadScoreAtlas).toHaveBeenCalledOnce();
  });
});

test("a failed download of the levels’ scores only loses the comparison", async () => {
  const info = vi.spyOn(console, "info").mockReturnValue();
  vi.mocked(atlas.loadScoreAtlas).mockRejectedValue(new Error("offline"));
  await change({ view: ended, engine: "ready" });
  expect(info).toHaveBeenCalledOnce();
  expect(panel()).toMatchObject({ atlas: null });
});

describe("what is behind More", () => {
  test.each<[EndReview, unknown]>([
    [REVIEWED, [[GAME], RATINGS, true]],
    ["working", nothing],
    ["failed", nothing],
    [null, nothing],
  ])("has the strength of the player if the review is %j", (given, strength) => {
    review = given;
    store.show(ended, { game: SUMMARY });
    expect(ending.details(store.state)).toEqual(["details", strength]);
  });

  test.each<[string, Partial<State>, FinishedGame[] | null]>([
    ["while no game counts", { view: ended }, []],
    ["until the games have been read", { view: ended }, null],
  ])("has no strength %s", (_, state, finished) => {
    games = finished;
    store.set({ ...state, game: SUMMARY });
    expect(ending.details(store.state)).toEqual(["details", nothing]);
  });

  test.each<[string, Partial<State>]>([
    ["before a game", { view: null }],
    ["during a game", { view: playing }],
    ["in a recorded game", { view: ended, ...REPLAY }],
  ])("is nothing %s", (_, state) => {
    store.set(state);
    expect(ending.details(store.state)).toBe(nothing);
  });
});

describe("the news", () => {
  const COUNTED = { ...ended, practice: false, seed: 7 };

  function news(view: typeof ended, game = SUMMARY): unknown {
    games = [{ ...GAME, id: "1", at: "2026-11-21T12:00:00Z" }];
    store.show(view, { game });
    return (ending.panel(store.state) as unknown as { news: unknown }).news;
  }

  test("are the goals, the strength and the day of a game that counts", () => {
    expect(news(COUNTED)).toMatchObject([
      { goals: { reached: [{ name: "first" }, { name: "lead" }] }, ratings: RATINGS },
      DAYS[0],
      0,
    ]);
    expect(news(COUNTED, { ...SUMMARY, deal: "another" } as State["game"])).toMatchObject([{}, null, 0]);
  });

  test("have no strength before the coach has gone through the game", () => {
    review = "working";
    expect(news(COUNTED)).toMatchObject([{ ratings: null }, DAYS[0], 0]);
  });

  test("are only the day for practice", () => {
    expect(news({ ...COUNTED, practice: true })).toEqual([null, DAYS[0], 0]);
  });
});
