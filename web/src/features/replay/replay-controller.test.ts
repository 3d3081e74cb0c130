import { beforeEach, expect, test, vi } from "vitest";
import { markup } from "../../../testing/markup";
import { views } from "../../../testing/recordings";
import { Store } from "../../app/store";
import { type Engine, EngineFailure } from "../../engine/engine";
import type { Request, View } from "../../engine/protocol";
import type { PageName } from "../../game/pages";
import { ReplayController } from "./replay-controller";

vi.mock("./replay-bar", () => ({}));

const [view] = await views("four-players");

const reportError = vi.fn();
const left: { page: PageName } = { page: "table" };

function controllerFor(store: Store): ReplayController {
  const engine = { request: async () => ({ view, ply: 0, plies: 2 }) } as unknown as Engine;
  const returnToGame = () => store.show(null, { screen: "welcome", page: "table" });
  return new ReplayController(engine, store, { stopBots: async () => undefined, returnToGame, reportError }, left);
}

test("a record that is opened after a reload leaves the page that is shown", async () => {
  const store = new Store();
  store.set({ page: "review" });
  expect(await controllerFor(store).open("record")).toBe(true);
  expect(store.state).toMatchObject({ page: "review", replay: { record: "record" } });
});

test("a record that a player watches is shown on the table", async () => {
  const store = new Store();
  store.set({ page: "played" });
  await controllerFor(store).watch("record", null);
  expect(store.state).toMatchObject({ page: "table", replay: { record: "record" } });
});

test("a record that is watched from its review and the table appear at once, as one place", async () => {
  const store = new Store();
  store.set({ page: "review" });
  const places = new Set<string>();
  store.subscribe(({ page, replay }) => places.add(`${page} ${replay?.record}`));
  await controllerFor(store).watch("record", null);
  await Promise.resolve();
  expect([...places]).toEqual(["review undefined", "table record"]);
});

test.each<PageName>(["table", "played", "review", "share"])("watching ends where it began: %s", async (page) => {
  const store = new Store();
  const controller = controllerFor(store);
  await controller.watch("record", null);
  left.page = page;
  controller.handlers["stop-watching"]({ type: "stop-watching" });
  expect(store.state).toMatchObject({ page, replay: null });
});

test("watching that began at home ends there, where the table would be", async () => {
  const store = new Store();
  const controller = controllerFor(store);
  left.page = "home";
  controller.handlers["stop-watching"]({ type: "stop-watching" });
  expect(store.state).toMatchObject({ page: "table", screen: "welcome" });
});

const PLIES = 3;
const SEATS = [
  { kind: "bot", level: "expert", name: null },
  { kind: "human", level: null, name: "Anna" },
] as const;

/** The view after a ply: its log has an entry for each ply. */
function viewAt(ply: number): View {
  return { ...(view as View), log: Array.from({ length: ply }, (_, number) => ({ kind: "draw", number })) as never };
}

/** A replay on an engine that answers at a later task, as the worker does. */
class Bench {
  readonly store = new Store();
  readonly stopBots = vi.fn(async () => undefined);
  readonly reportError = vi.fn();
  readonly asked: number[] = [];
  error: Error | null = null;
  readonly controller: ReplayController;

  constructor() {
    const game = { stopBots: this.stopBots, returnToGame: vi.fn(), reportError: this.reportError };
    this.controller = new ReplayController({ request: this.#request } as unknown as Engine, this.store, game, left);
  }

  readonly #request = async ({ params }: Extract<Request, { method: "replay" }>): Promise<unknown> => {
    this.asked.push(params.ply);
    await new Promise((resolve) => setTimeout(resolve));
    if (this.error) throw this.error;
    const ply = Math.max(0, Math.min(params.ply, PLIES));
    return { view: viewAt(ply), ply, plies: PLIES };
  };

  async open(record = "record", ply = 0): Promise<boolean> {
    const isOpen = this.controller.open(record, ply);
    await pass();
    return isOpen;
  }

  async go(ply: number): Promise<void> {
    void this.controller.handlers["replay-to"]({ type: "replay-to", ply });
    await pass();
  }

  async play(isPlaying: boolean, milliseconds = 1): Promise<void> {
    void this.controller.handlers["replay-autoplay"]({ type: "replay-autoplay", isPlaying });
    await pass(milliseconds);
  }

  get replay() {
    return this.store.state.replay;
  }

  /** Where the replay is, and whether it is running. */
  get place() {
    return this.replay && [this.replay.ply, this.replay.isPlaying];
  }
}

function pass(milliseconds = 1): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

let bench: Bench;

beforeEach(() => {
  vi.useFakeTimers();
  bench = new Bench();
});

test("a record opens at its first ply, on the table, with nothing pending", async () => {
  bench.store.set({ isBusy: true });
  await bench.open();
  expect(bench.store.state).toMatchObject({ screen: "game", isBusy: false, travelMs: 700, view: viewAt(0) });
  expect(bench.replay).toEqual({
    record: "record",
    view: viewAt(0),
    ply: 0,
    plies: PLIES,
    isPlaying: false,
    speed: "normal",
    viewpoint: 0,
    seats: null,
  });
});

test("a record that is opened again remains at its ply, unlike another record", async () => {
  await bench.open("record", 2);
  await bench.open("record", 1);
  expect(bench.place).toEqual([2, false]);
  await bench.open("other", 1);
  expect([bench.replay?.record, bench.place]).toEqual(["other", [1, false]]);
});

test.each([
  ["the person, if one played", SEATS, 1],
  ["the first player, if the record does not name them", null, 0],
  ["the first player, if all are bots", [SEATS[0], SEATS[0]], 0],
])("a record is seen from the seat of %s", async (_, seats, viewpoint) => {
  void bench.controller.load("record", seats);
  await pass();
  expect(bench.replay).toMatchObject({ viewpoint, seats });
});

test("the table of a record has the players that are known", async () => {
  void bench.controller.load("record", SEATS);
  await pass();
  expect(bench.store.state.view?.seats.map(({ name }) => name).slice(0, 2)).toEqual([null, "Anna"]);
});

test("a record that is opened from elsewhere goes to the page it was opened for", async () => {
  void bench.controller.load("record", null, 2, "review");
  await pass();
  expect([bench.store.state.page, bench.place]).toEqual(["review", [2, false]]);
});

test.each([
  ["instant", "normal"],
  ["step", "normal"],
  ["fast", "fast"],
  ["slow", "slow"],
] as const)("with bots at the pace %s a record plays at the speed %s", async (pace, speed) => {
  bench.store.set({ settings: { ...bench.store.state.settings, pace } });
  await bench.open();
  expect(bench.replay?.speed).toBe(speed);
});

test("the bots of the game in play stop for the first record, not at each ply", async () => {
  await bench.open();
  await bench.go(1);
  expect(bench.stopBots).toHaveBeenCalledOnce();
});

test("a record that the engine refuses changes nothing and is reported in a notice", async () => {
  bench.error = new EngineFailure("illegal", "no such action");
  expect(await bench.open()).toBe(false);
  expect(bench.store.state.notices.map(({ message }) => message)).toEqual(["notice-record-unreadable"]);
  expect([bench.replay, bench.reportError.mock.calls]).toEqual([null, []]);
});

test("an engine that is lost while a record is opened is reported as such", async () => {
  bench.error = new Error("lost");
  expect(await bench.open()).toBe(false);
  expect([bench.store.state.notices, bench.reportError.mock.calls]).toEqual([[], [[bench.error]]]);
});

test("a record that a player watches is left to the caller if it cannot be read", async () => {
  bench.error = new EngineFailure("illegal", "no such action");
  const watching = expect(bench.controller.watch("record", null)).rejects.toBe(bench.error);
  await pass();
  await watching;
});

test("an error at a ply is reported, and the ply remains", async () => {
  await bench.open("record", 1);
  bench.error = new Error("lost");
  await bench.go(2);
  expect([bench.place, bench.reportError.mock.calls]).toEqual([[1, false], [[bench.error]]]);
});

test("a step forward announces what is new, and a step back the last action", async () => {
  await bench.open();
  expect(bench.store.state.announcement.entries).toEqual([]);
  await bench.go(2);
  expect(bench.store.state.announcement).toEqual({ cause: null, entries: viewAt(2).log, view: viewAt(2) });
  await bench.go(1);
  expect(bench.store.state.announcement).toEqual({ cause: null, entries: viewAt(1).log, view: viewAt(1) });
});

test("of two steps in a row only the second is shown", async () => {
  await bench.open();
  const shown = new Set<unknown>();
  bench.store.subscribe(({ replay }) => shown.add(replay?.ply));
  void bench.controller.handlers["replay-to"]({ type: "replay-to", ply: 1 });
  await bench.go(2);
  expect([bench.asked, [...shown]]).toEqual([
    [0, 1, 2],
    [0, 2],
  ]);
});

test("a record plays to its end by itself, with a pause before each action", async () => {
  await bench.open();
  await bench.play(true, 699);
  expect([bench.place, bench.asked]).toEqual([[0, true], [0]]);
  await pass(10);
  expect(bench.place).toEqual([1, true]);
  await pass(10_000);
  expect([bench.place, bench.asked]).toEqual([
    [PLIES, false],
    [0, 1, 2, 3],
  ]);
});

test("while a record plays, its actions are not announced", async () => {
  await bench.open();
  await bench.play(true, 800);
  expect([bench.place, bench.store.state.announcement.entries]).toEqual([[1, true], []]);
  await pass(10_000);
  expect(bench.store.state.announcement.view).toEqual(viewAt(PLIES));
});

test("a record that is at its end plays from its beginning", async () => {
  await bench.open("record", PLIES);
  await bench.play(true, 5);
  expect([bench.place, bench.asked.at(-1)]).toEqual([[0, true], 0]);
});

test("stopping at the end of a record leaves it there", async () => {
  await bench.open("record", PLIES);
  await bench.play(false, 10_000);
  expect([bench.place, bench.asked]).toEqual([[PLIES, false], [PLIES]]);
});

test("playback can be stopped during a pause", async () => {
  await bench.open();
  await bench.play(true);
  await bench.play(false, 10_000);
  expect([bench.place, bench.asked]).toEqual([[0, false], [0]]);
});

test("playback that is started twice takes one action at a time", async () => {
  await bench.open();
  await bench.play(true, 500);
  await bench.play(true, 710);
  expect([bench.place, bench.asked]).toEqual([
    [1, true],
    [0, 1],
  ]);
});

test("a step to another ply stops the playback", async () => {
  await bench.open();
  await bench.play(true);
  await bench.go(2);
  await pass(10_000);
  expect(bench.place).toEqual([2, false]);
});

test("another speed counts from the next pause on, and another seat remains in view", async () => {
  await bench.open();
  bench.controller.handlers["replay-speed"]({ type: "replay-speed", speed: "fast" });
  bench.controller.handlers["set-viewpoint"]({ type: "set-viewpoint", seat: 2 });
  await bench.play(true, 260);
  expect([bench.place, bench.store.state.travelMs]).toEqual([[1, true], 250]);
  expect(bench.replay).toMatchObject({ speed: "fast", viewpoint: 2 });
});

test("a replay that is left ends its playback and drops the step that is pending", async () => {
  await bench.open();
  await bench.play(true, 700);
  bench.store.show(viewAt(7), {});
  await pass(10_000);
  expect([bench.replay, bench.store.state.view, bench.asked]).toEqual([null, viewAt(7), [0, 1]]);
});

test("without a replay its controls do nothing", async () => {
  await bench.go(1);
  await bench.play(true, 10_000);
  bench.controller.handlers["set-viewpoint"]({ type: "set-viewpoint", seat: 2 });
  expect([bench.replay, bench.asked, bench.reportError.mock.calls]).toEqual([null, [], []]);
});

test("the panel has the note on the ply during a replay, and is not there otherwise", async () => {
  expect(markup(bench.controller.bar(bench.store.state, "a note"))).toBe("");
  await bench.open();
  expect(markup(bench.controller.bar(bench.store.state, "a note"))).toContain("a note<replay-bar");
});
