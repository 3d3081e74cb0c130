import { nothing } from "lit";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { summary } from "../../../testing/summaries";
import { INITIAL_STATE, type State } from "../../app/state";
import { Store } from "../../app/store";
import { recordUrl, saveUrl } from "../../app/url";
import { type Engine, EngineFailure, StartFailure } from "../../engine/engine";
import type { Request, SeatView, View } from "../../engine/protocol";
import { emptyView } from "../../game/view-queries";
import { GamesController, type GamesState, nextTable } from "./games-controller";

const RECORD = "2cb15 1 2";
const FORMS = { text: RECORD, json: null };
const LOST = new StartFailure("stopped", "lost");

/** The position in an address, as the engine gets it. */
const STRONG = { position: "p", query: { level: "strong" } };

const [person, bot] = emptyView.seats as [SeatView, SeatView];
const BOTS = ["casual", "regular", "strong"].map((level) => ({ ...bot, level, score: 5 }));
const OVER = {
  ...emptyView,
  phase: "over" as const,
  seed: 7,
  seats: [{ ...person, score: 12 }, ...BOTS],
  result: { ranks: [1, 2, 2, 2], winners: [0] },
};

let store: Store;
let games: GamesController;
/** Answers a request, or throws. */
let answer: (request: Request) => unknown;
const requests: Request[] = [];
const game = { open: vi.fn(), act: vi.fn(), reportError: vi.fn() };
const watch = vi.fn();

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "https://games.example/", documentElement: { dataset: {} } });
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.clearAllMocks();
  requests.length = 0;
  game.act.mockResolvedValue(true);
  watch.mockResolvedValue(undefined);
  answer = (sent) => (sent.method === "read" ? { record: sent.params.text } : FORMS);
  const request = async (sent: Request) => {
    requests.push(sent);
    return answer(sent);
  };
  store = new Store();
  games = new GamesController(
    { request } as unknown as Engine,
    store,
    game,
    watch,
    (_, record) => `picture of ${record}`,
    () => "the result",
  );
});

/** Return the state of the feature, from which its page and its panel are rendered. */
function shown(): Pick<GamesState, "forms" | "problem"> {
  const page = games.page.view({ ...INITIAL_STATE, save: "save" }) as { values: unknown[] };
  const [forms, , problem] = page.values as [GamesState["forms"], unknown, GamesState["problem"]];
  return { forms, problem };
}

async function change(state: Partial<State>): Promise<void> {
  store.set(state);
  await settle();
}

function settle(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function open(source: string | object): Promise<string | null> {
  await games.handlers["open-record"]({ type: "open-record", source: source as string });
  return shown().problem;
}

describe("the record of the game in play", () => {
  test("is shown on the page, and again after each move", async () => {
    await change({ page: "share", engine: "ready", save: "one" });
    expect(shown().forms).toEqual(FORMS);
    await change({ isBusy: true });
    await change({ save: "two" });
    expect(requests).toEqual([{ method: "record" }, { method: "record" }]);
    await change({ save: null });
    expect(shown().forms).toBeNull();
  });

  test.each([
    ["elsewhere", { page: "table", engine: "ready" }],
    ["without an engine", { page: "share", engine: "failed" }],
  ] satisfies [string, Partial<State>][])("is not requested %s", async (_, state) => {
    await change({ ...state, save: "one" });
    expect(requests).toEqual([]);
  });

  test("of an earlier move does not replace that of a later one", async () => {
    answer = () => {
      answer = () => ({ text: "later", json: null });
      store.set({ save: "two" });
      return { text: "earlier", json: null };
    };
    await change({ page: "share", engine: "ready", save: "one" });
    expect(shown().forms?.text).toBe("later");
  });

  test("is none if the engine refuses", async () => {
    answer = () => {
      throw new EngineFailure("RequestError", "refused");
    };
    await change({ page: "share", engine: "ready", save: "one" });
    expect([shown().forms, game.reportError.mock.calls]).toEqual([null, []]);
  });

  test("is watched with its players", async () => {
    await change({ view: OVER });
    await games.handlers.watch({ type: "watch" });
    const seats = OVER.seats.map(({ kind, level, style, name }) => ({ kind, level, style, name }));
    expect(watch).toHaveBeenCalledExactlyOnceWith(RECORD, seats);
  });

  test("cannot be watched if the engine is lost, which is reported", async () => {
    await change({ view: OVER });
    answer = () => {
      throw LOST;
    };
    await games.handlers.watch({ type: "watch" });
    expect([watch.mock.calls, game.reportError.mock.calls]).toEqual([[], [[LOST]]]);
  });
});

describe("the page", () => {
  /** Return what the page is given, by name. */
  function page(change: Partial<State>): Record<string, unknown> {
    const { values } = games.page.view({ ...INITIAL_STATE, ...change }) as { values: unknown[] };
    const [forms, links, problem, isReady, isOver, savedGames, picture] = values;
    return { forms, links, problem, isReady, isOver, savedGames, picture };
  }

  test("has nothing of a game until there is a record", () => {
    expect(page({ save: "one" })).toMatchObject({
      forms: null,
      links: null,
      isReady: false,
      picture: "picture of null",
    });
  });

  test("has links that show the game and that resume it, and its picture", async () => {
    await change({ page: "share", engine: "ready", save: "one" });
    const shown = page({ engine: "ready", save: "one" });
    expect(shown).toMatchObject({ forms: FORMS, isReady: true, picture: `picture of ${RECORD}` });
    const { watch, resume } = shown.links as { watch: string; resume: string };
    expect([watch, resume].map((address) => new URL(address).origin)).toEqual(Array(2).fill("https://games.example"));
    expect([watch === recordUrl(RECORD), resume === saveUrl("one")]).toEqual([true, true]);
    expect(page({ save: null }).links).toBeNull();
  });

  test.each<[string, Partial<State>, object | null, boolean]>([
    ["a game at its end", { view: OVER }, null, true],
    ["a game in play", { view: emptyView }, null, false],
    ["no game", { view: null }, null, false],
    ["a replay of a finished game", { view: emptyView, replay: {} as never }, { scores: [1] }, true],
    ["a replay of another game", { view: OVER, replay: {} as never }, {}, false],
    ["a replay of a position", { view: OVER, replay: {} as never }, null, false],
  ])("knows whether %s is over", async (_, state, json, isOver) => {
    answer = () => ({ text: RECORD, json });
    await change({ page: "share", engine: "ready", save: "one" });
    expect(page(state).isOver).toBe(isOver);
  });

  test("lists the games on this device", () => {
    const savedGames = { unfinished: [{}], unreadable: [{}, {}], deleted: {} } as unknown as State["savedGames"];
    const { unfinished, unreadable, deleted } = savedGames;
    const list = page({ savedGames, engine: "ready" }).savedGames;
    expect(list).toMatchObject({ values: [unfinished, unreadable, deleted, true] });
  });
});

describe("a text that is opened", () => {
  test("is watched if it is a record", async () => {
    expect(await open(` ${RECORD}\n`)).toBeNull();
    expect(watch).toHaveBeenCalledExactlyOnceWith(RECORD, null);
    expect(game.open).not.toHaveBeenCalled();
  });

  test("becomes the game in play if it is a save", async () => {
    answer = () => ({ game: summary(1), save: "as it is saved now", is_known: false });
    expect(await open('{"save":1}')).toBeNull();
    expect(requests).toEqual([{ method: "read", params: { text: '{"save":1}' } }]);
    expect(game.open).toHaveBeenCalledExactlyOnceWith({ from: "engine", game: { save: "as it is saved now" } });
  });

  test("becomes a puzzle if it is a position", async () => {
    answer = () => ({ position: "2cb15 -" });
    expect(await open("2cb15 -")).toBeNull();
    expect(game.open).toHaveBeenCalledExactlyOnceWith({ from: "puzzle", position: { position: "2cb15 -" } });
  });

  test.each([
    ["https://x.example/?record=2cb15+1+2", [RECORD], [], [RECORD]],
    ["https://x.example/#save=a+save", ["a save"], [{ from: "engine", game: { save: "a save" } }], []],
    ["https://x.example/?pos=p&level=strong", ["p"], [{ from: "puzzle", position: STRONG }], []],
    ["https://x.example/?seed=7", [], [{ from: "engine", game: { query: { seed: "7" } } }], []],
    ["https://x.example/?daily", [], [{ from: "engine", game: { day: "" } }], []],
  ])("may be the address %s, whose texts the engine checks", async (address, texts, opened, watched) => {
    expect(await open(` ${address}\n`)).toBeNull();
    expect(requests.map((sent) => sent.method === "read" && sent.params.text)).toEqual(texts);
    expect(game.open.mock.calls).toEqual(opened.map((source) => [source]));
    expect(watch.mock.calls).toEqual(watched.map((record) => [record, null]));
  });

  test.each(["https://x.example/", "https://x.example/?page=games", "http://"])("%s has no game", async (address) => {
    expect([await open(address), requests]).toEqual(["games-no-game-in-address", []]);
  });

  test("may be in a file, unless that cannot be read", async () => {
    expect(await open(new File([RECORD], "record.txt"))).toBeNull();
    expect(watch).toHaveBeenCalledExactlyOnceWith(RECORD, null);
    expect(await open(new File([" "], "empty.txt"))).toBe("games-nothing");
    const gone = { slice: () => ({ text: () => Promise.reject(new Error("gone")) }) } as unknown as File;
    expect(await open(gone)).toBe("games-file-unreadable");
  });

  test.each([
    ["RequestError", "games-too-large"],
    ["RecordError", "games-not-played-so"],
    ["NewerVersionError", "games-newer"],
    ["NotationError", "games-no-record"],
  ])("and that the engine refuses with %s has the problem %s", async (type, problem) => {
    answer = () => {
      throw new EngineFailure(type, "refused");
    };
    expect([await open(RECORD), game.reportError.mock.calls]).toEqual([problem, []]);
  });

  test("and that stops the engine twice is not opened a third time", async () => {
    watch.mockRejectedValue(LOST);
    expect(await open(RECORD)).toBe("games-stops");
    expect(await open(RECORD)).toBe("games-stops-again");
    expect(await open(RECORD)).toBe("games-stops-again");
    expect([watch.mock.calls.length, game.reportError.mock.calls]).toEqual([2, [[LOST], [LOST]]]);
  });

  test("and that could only not be downloaded has no problem of its own", async () => {
    const failure = new StartFailure("download", "offline");
    watch.mockRejectedValue(failure);
    expect([await open(`${RECORD} 3`), game.reportError.mock.calls]).toEqual([null, [[failure]]]);
  });

  test("has no problem any longer when the page is opened again", async () => {
    expect(await open("")).toBe("games-nothing");
    games.page.open?.();
    expect(shown().problem).toBeNull();
  });
});

describe("a finished deal is played again", () => {
  function rematch(): unknown {
    const panel = games.panel({ ...INITIAL_STATE, view: OVER }, null) as { values: unknown[] };
    return panel.values[1];
  }

  test("from another seat, where all keep their neighbours", async () => {
    await change({ view: OVER, save: "finished", dialogs: ["seat"] });
    await games.handlers["take-seat"]({ type: "take-seat", seat: 2 });
    const [request] = game.act.mock.calls[0] as [{ params: { bots: { level: string }[] } }];
    expect(request).toMatchObject({ method: "open", params: { ply: 0, seat: 2 } });
    // After the person in the third seat follow casual, regular and strong, as before.
    expect(request.params.bots.map(({ level }) => level)).toEqual(["regular", "strong", "casual"]);
    expect(store.state.dialogs).toEqual([]);
    expect(rematch()).toEqual({ by: "person", seed: 7, seat: 2, name: "Clio", score: 5 });
  });

  test("from another seat of a person who was not first", async () => {
    const [human, ...bots] = OVER.seats as [SeatView, ...SeatView[]];
    const seats = [...bots.slice(0, 1), human, ...bots.slice(1)];
    await change({ view: { ...OVER, seats }, save: "finished" });
    await games.handlers["take-seat"]({ type: "take-seat", seat: 2 });
    const [request] = game.act.mock.calls[0] as [{ params: { bots: { level: string }[] } }];
    // After the person follow regular, strong and casual, as before.
    expect(request.params.bots.map(({ level }) => level)).toEqual(["strong", "casual", "regular"]);
  });

  test("by the strongest level in the person's seat", async () => {
    await change({ view: OVER, save: "finished" });
    await games.handlers["let-strongest-play"]({ type: "let-strongest-play" });
    const [request] = game.act.mock.calls[0] as [{ params: { setup: { seats: { level: string }[] } } }];
    expect(request).toMatchObject({ method: "open", params: { setup: { seed: 7, players: 4 } } });
    expect(request.params.setup.seats.map(({ level }) => level)).toEqual(["master", "casual", "regular", "strong"]);
    expect(rematch()).toEqual({ by: "strongest", seed: 7, seat: 0, name: "You", score: 12 });
  });

  test("and can be opened again as it was", async () => {
    await change({ view: OVER, save: "finished" });
    await games.handlers["take-seat"]({ type: "take-seat", seat: 1 });
    const offer = {
      label: "open-earlier",
      intent: { type: "open", source: { from: "engine", game: { save: "finished" } } },
    };
    expect(store.state.notices).toMatchObject([{ message: "notice-finished-kept", offer }]);
  });

  test.each([
    ["it was not dealt", false, "finished"],
    ["it is not kept", true, null],
  ])("without such an offer if %s", async (_, isDealt, save) => {
    game.act.mockResolvedValue(isDealt);
    await change({ view: OVER, save });
    await games.handlers["take-seat"]({ type: "take-seat", seat: 1 });
    expect(store.state.notices).toEqual([]);
  });

  test.each([
    ["there is no game", null],
    ["it is not over", { ...OVER, result: null }],
    ["its deal is not known", { ...OVER, seed: null }],
  ])("not if %s", async (_, view) => {
    await change({ view });
    await games.handlers["take-seat"]({ type: "take-seat", seat: 1 });
    await games.handlers["let-strongest-play"]({ type: "let-strongest-play" });
    expect(game.act).not.toHaveBeenCalled();
  });

  test("only a finished game in play has the panel for it", () => {
    const has = (state: Partial<State>) => typeof games.panel({ ...INITIAL_STATE, ...state }, nothing) === "object";
    expect([has({ view: OVER }), has({ view: emptyView }), has({ view: OVER, replay: {} as never })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

/** A finished game of a person against bots of these levels. */
function finishedGame(levels: readonly string[], change: Partial<View> = {}): View {
  const seats = [person, ...levels.map((level) => ({ ...bot, level }))];
  return { ...emptyView, players: seats.length, seats, result: { ranks: [], winners: [0] }, ...change };
}

const LOST_GAME = { result: { ranks: [], winners: [1] } };

function nextLevels(view: View): (string | boolean | null | undefined)[] | undefined {
  const next = nextTable(view);
  return next ? [next.isHarder, ...next.setup.seats.map(({ level }) => level)] : undefined;
}

test("after a win, all bots have the next stronger level", () => {
  expect(nextLevels(finishedGame(["casual", "casual"]))).toEqual([true, null, "regular", "regular"]);
  expect(nextLevels(finishedGame(["regular"]))).toEqual([true, null, "strong"]);
});

test("after a loss, all bots have the next weaker level", () => {
  expect(nextLevels(finishedGame(["regular", "regular"], LOST_GAME))).toEqual([false, null, "casual", "casual"]);
  expect(nextLevels(finishedGame(["master"], LOST_GAME))).toEqual([false, null, "expert"]);
});

test("the setup is that of a new deal at the same table", () => {
  expect(nextTable(finishedGame(["casual"]))?.setup).toMatchObject({ players: 2, seed: null });
});

test.each<[string, View]>([
  ["a loss against the weakest bots", finishedGame(["newcomer"], LOST_GAME)],
  ["lost practice", finishedGame(["casual"], { practice: true, ...LOST_GAME })],
  ["a shared victory", finishedGame(["casual"], { result: { ranks: [], winners: [0, 1] } })],
  ["practice", finishedGame(["casual"], { practice: true })],
  ["bots of several levels", finishedGame(["casual", "regular"])],
  ["the strongest bots", finishedGame(["master", "master"])],
  ["a bot of the workshop", finishedGame(["bot.py"])],
  [
    "a game of two people",
    finishedGame(["casual"], { players: 3, seats: [person, person, { ...bot, level: "casual" }] }),
  ],
  ["a game without bots", finishedGame([], { players: 2, seats: [person, person] })],
])("%s has no next table", (_, view) => {
  expect(nextTable(view)).toBeNull();
});
