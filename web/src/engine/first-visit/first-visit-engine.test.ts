import { beforeEach, describe, expect, test, vi } from "vitest";
import { ControllerBench, drawing, isSave, placing } from "../../../testing/controller";
import { waitFor } from "../../../testing/wait-for";
import { type Engine, StartFailure } from "../engine";
import type { View } from "../protocol";
import { firstVisitEngine, type Prepare } from "./first-visit-engine";
import type { PreparedEngine } from "./prepared-engine";

let started: PromiseWithResolvers<void>;
let takenOver: PromiseWithResolvers<void>;
const onPrepared = vi.fn();
const ignore = () => undefined;

const python = {
  start: vi.fn(() => started.promise),
  request: vi.fn(async () => "Python"),
  saveSnapshot: vi.fn(),
};
const prepared = () => ({ request: async () => "opening", takenOver: takenOver.promise }) as unknown as PreparedEngine;

function engine(prepare: Prepare | undefined): Engine {
  return firstVisitEngine(python as unknown as Engine, Promise.resolve(prepare));
}

function ask(from: Engine): Promise<unknown> {
  return from.request({ method: "warm_up" });
}

/** Lose Python while it starts. */
function lose(): void {
  const failure = new StartFailure("download", "");
  takenOver.reject(failure);
  started.reject(failure);
}

beforeEach(() => {
  started = Promise.withResolvers();
  takenOver = Promise.withResolvers();
  vi.clearAllMocks();
});

test("an opening answers, also once Python has taken the game over: it may begin with that", async () => {
  const first = engine(async () => prepared());
  const whole = first.start(ignore, onPrepared);
  await waitFor(() => expect(onPrepared).toHaveBeenCalledExactlyOnceWith(true));
  expect(await ask(first)).toBe("opening");
  started.resolve();
  await started.promise;
  expect(await ask(first)).toBe("opening");
  takenOver.resolve();
  await whole;
  expect(await ask(first)).toBe("opening");
});

test.each([
  ["its code cannot be loaded", undefined],
  ["none is prepared", async () => undefined],
  ["it does not come", () => new Promise(() => undefined)],
] as [string, Prepare | undefined][])("Python starts alone if %s", async (_, prepare) => {
  const first = engine(prepare);
  const whole = first.start(ignore, onPrepared);
  started.resolve();
  await whole;
  expect(onPrepared).not.toHaveBeenCalled();
  expect(await ask(first)).toBe("Python");
});

test("Python does not wait long for the code of an opening", async () => {
  vi.useFakeTimers();
  const first = firstVisitEngine(python as unknown as Engine, new Promise(() => undefined));
  const whole = first.start(ignore, onPrepared);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  started.resolve();
  await whole;
  expect(await ask(first)).toBe("Python");
});

test("an opening that comes after Python is not used", async () => {
  const { promise, resolve } = Promise.withResolvers<PreparedEngine>();
  const first = engine(() => promise);
  const whole = first.start(ignore, onPrepared);
  started.resolve();
  await whole;
  resolve(prepared());
  await promise;
  expect(onPrepared).not.toHaveBeenCalled();
  expect(await ask(first)).toBe("Python");
});

test.each([
  ["Python is lost", lose],
  [
    "Python comes to another table",
    () => {
      takenOver.reject(new StartFailure("stopped", ""));
      started.resolve();
    },
  ],
])("the start fails if %s, and the next one has no opening", async (_, fail) => {
  const first = engine(async () => prepared());
  const whole = first.start(ignore, onPrepared);
  await waitFor(() => expect(onPrepared).toHaveBeenCalledOnce());
  fail();
  await expect(whole).rejects.toBeInstanceOf(StartFailure);
  started = Promise.withResolvers();
  started.resolve();
  await first.start(ignore, onPrepared);
  expect(onPrepared).toHaveBeenCalledOnce();
  expect(await ask(first)).toBe("Python");
});

test("what has to wait for Python is reported", async () => {
  const first = engine(async (_, __, onPrepared) => {
    onPrepared?.(false);
    return undefined;
  });
  void first.start(ignore, onPrepared);
  await waitFor(() => expect(onPrepared).toHaveBeenCalledExactlyOnceWith(false));
});

const botsTurn: View = { ...placing, waiting_for: "bot" };

let bench: ControllerBench;
/** Says whether a prepared opening answers. */
let setPrepared: (canAnswer: boolean) => void;

/** Start with a prepared opening. */
function begin(): void {
  bench.start = (_, onPrepared) => {
    setPrepared = (canAnswer) => onPrepared?.(canAnswer);
    return started.promise;
  };
  void bench.open(null);
  setPrepared(true);
}

describe("a game that begins with a prepared opening", () => {
  beforeEach(() => {
    bench = new ControllerBench();
    begin();
  });

  test("Play deals a game before Python has started, and it is stored", async () => {
    await bench.send({ type: "quick-play" });
    expect(bench.store.state).toMatchObject({ engine: "prepared", screen: "game", view: drawing });
    expect(bench.library.saveInPlay).toBe("save 1");
    await bench.send({ type: "play", action: "d", isDropped: false });
    expect(bench.library.saveInPlay).toBe("save 2");
  });

  test("Play that was pressed before the opening came deals when it has come", async () => {
    setPrepared(false);
    const opened = bench.send({ type: "quick-play" });
    expect(bench.requests).toEqual([]);
    setPrepared(true);
    await opened;
    expect(bench.store.state.view).toBe(drawing);
  });

  test("nothing changes on the table when Python takes over", async () => {
    await bench.send({ type: "quick-play" });
    const { view, announcement, notices } = bench.store.state;
    started.resolve();
    await waitFor(() => expect(bench.store.state.engine).toBe("ready"));
    expect(bench.store.state).toMatchObject({ view, announcement, notices, screen: "game" });
    expect(bench.methods).toEqual(["open"]);
  });

  test("a request that has to wait for Python shows how far that is, until it has started", async () => {
    await bench.send({ type: "quick-play" });
    const asked = Promise.withResolvers<unknown>();
    bench.answer = () => {
      setPrepared(false);
      return asked.promise;
    };
    const undone = bench.controller.act({ method: "undo" });
    await waitFor(() => expect(bench.store.state).toMatchObject({ engine: "loading", isBusy: true }));
    started.resolve();
    asked.resolve(bench.game(placing));
    await undone;
    expect(bench.store.state).toMatchObject({ engine: "ready", view: placing });
  });

  test("computer players continue while another request waits for Python", async () => {
    bench.store.set({ settings: { ...bench.store.state.settings, pace: "instant" } });
    bench.answer = () => bench.game(bench.requests.length < 3 ? botsTurn : drawing);
    await bench.send({ type: "quick-play" });
    setPrepared(false);
    await waitFor(() => expect(bench.store.state).toMatchObject({ engine: "loading", view: drawing, isBusy: false }));
  });

  test("if Python is lost, the game continues from its save once it starts again", async () => {
    await bench.send({ type: "quick-play" });
    await bench.send({ type: "play", action: "d", isDropped: false });
    started.reject(new StartFailure("download", ""));
    await waitFor(() => expect(bench.store.state).toMatchObject({ engine: "failed", failure: "download" }));
    expect(bench.notices).toEqual([]);
    bench.start = async () => undefined;
    await bench.send({ type: "try-again" });
    const last = bench.requests.at(-1);
    expect(last && isSave(last, "save 2")).toBe(true);
  });

  test("if Python comes to another table, the page shows that, with one notice", async () => {
    await bench.send({ type: "quick-play" });
    const begun = vi.fn(async () => undefined);
    bench.start = begun;
    bench.answer = () => bench.game(placing);
    started.reject(new StartFailure("stopped", ""));
    await waitFor(() => expect(bench.store.state).toMatchObject({ engine: "ready", view: placing }));
    expect(begun).toHaveBeenCalledOnce();
    expect(bench.notices).toEqual(["notice-restarted"]);
  });
});
