import { beforeEach, describe, expect, test, vi } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import { Store } from "../../app/store";
import type { Engine, Task } from "../../engine/engine";
import type { Request } from "../../engine/protocol";
import { CoachController } from "./coach-controller";

vi.mock("./hint-panel", () => ({}));
vi.mock("./why-dialog", () => ({ whyDialog: (...values: unknown[]) => ({ values }) }));

const person = await viewWhere(
  "four-players",
  ({ waiting_for, log }) => waiting_for === "human" && log.some(({ kind }) => kind === "take"),
);
const bot = await viewWhere("four-players", ({ waiting_for }) => waiting_for === "bot");
const beginning = await viewWhere("four-players", ({ log }) => log.length === 1);
const HINT = { choices: [], kind: "place" };
const FAILURE = new Error("lost");

interface Asked {
  request: Request;
  signal: AbortSignal;
  answer(value: unknown): void;
  fail(error: Error): void;
}

let store: Store;
let coach: CoachController;
let asked: Asked[];
const onHint = vi.fn();
const reportError = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  asked = [];
  const request = (sent: Request, { signal }: Task) => {
    const { promise, resolve, reject } = Promise.withResolvers();
    asked.push({ request: sent, signal, answer: resolve, fail: reject });
    return promise;
  };
  store = new Store();
  coach = new CoachController({ request } as unknown as Engine, store, { reportError }, onHint);
  store.show(person, {});
});

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Let the coach answer a request, by its index. */
function answer(index: number, value: unknown): Promise<void> {
  asked[index]?.answer(value);
  return settle();
}

function fail(index: number): Promise<void> {
  asked[index]?.fail(FAILURE);
  return settle();
}

function hint(): void {
  void coach.handlers.hint({ type: "hint" });
}

function why(ply: number | null): void {
  void coach.handlers.why({ type: "why", ply });
}

describe("a hint", () => {
  test.each([
    ["place", [2, 3, 3]],
    ["draw", [3, 3, 3]],
    ["take", [3, 3, 3]],
  ])("to %s counts once, however deep the player looks", async (kind, expected) => {
    hint();
    const result = { ...HINT, kind };
    await answer(0, result);
    expect(store.state.hint).toEqual({ view: person, depth: 1, result });
    const depths = [1, 2, 3].map(() => {
      hint();
      return store.state.hint?.depth;
    });
    expect([depths, onHint.mock.calls.length, asked.length]).toEqual([expected, 1, 1]);
  });

  test("gets no deeper while the coach thinks", () => {
    hint();
    hint();
    expect(store.state.hint).toEqual({ view: person, depth: 1, result: null });
    expect(asked.map(({ request }) => request)).toEqual([{ method: "hint" }]);
  });

  test.each([
    ["at a bot's turn", bot],
    ["without a game", null],
  ])("is not given %s", (_, view) => {
    store.show(view, {});
    hint();
    expect([store.state.hint, onHint.mock.calls, asked]).toEqual([null, [], []]);
  });

  test("that is closed is not computed further", async () => {
    hint();
    coach.handlers["close-hint"]({ type: "close-hint" });
    await answer(0, null);
    expect([store.state.hint, asked.map(({ signal }) => signal.aborted)]).toEqual([null, [true]]);
  });

  test("does not show the answer that an earlier view still gets", async () => {
    hint();
    store.show({ ...person }, {});
    await settle();
    hint();
    await answer(0, HINT);
    expect(store.state.hint?.result).toBeNull();
    await answer(1, HINT);
    expect(store.state.hint?.result).toBe(HINT);
  });

  test("that fails is closed and reported", async () => {
    hint();
    await fail(0);
    expect([store.state.hint, reportError.mock.calls]).toEqual([null, [[FAILURE]]]);
  });

  test("is shown in its panel", () => {
    hint();
    expect(coach.panel(store.state)).toMatchObject({ values: [store.state.hint] });
  });
});

describe("an explanation", () => {
  test.each([
    [4, { method: "why", params: { ply: 4 } }],
    [null, { method: "why" }],
  ])("of the ply %j is found by the coach, who names the ply", async (ply, request) => {
    why(ply);
    expect(store.state.why).toEqual({ ply, result: null });
    const result = { ply: 4, choices: [] };
    await answer(0, result);
    expect(store.state.why).toEqual({ ply: 4, result });
    expect(asked.map((each) => each.request)).toEqual([request]);
  });

  test.each([
    ["before a bot has acted", beginning],
    ["without a game", null],
  ])("is not given %s", (_, view) => {
    store.show(view, {});
    why(null);
    expect([store.state.why, asked]).toEqual([null, []]);
  });

  test("that is closed is not computed further, nor opened again by its answer", async () => {
    why(1);
    coach.handlers["close-why"]({ type: "close-why" });
    await answer(0, { ply: 1 });
    expect([store.state.why, asked.length]).toEqual([null, 1]);
  });

  test("gives way to that of another action", async () => {
    why(1);
    why(2);
    await answer(1, { ply: 2 });
    await answer(0, { ply: 1 });
    expect(store.state.why?.ply).toBe(2);
  });

  test("that fails is closed and reported", async () => {
    why(1);
    await fail(0);
    expect([store.state.why, reportError.mock.calls]).toEqual([null, [[FAILURE]]]);
  });

  test("is shown in its dialog, with the view", () => {
    why(1);
    expect(coach.dialog(store.state)).toMatchObject({ values: [store.state.why, person] });
  });
});
