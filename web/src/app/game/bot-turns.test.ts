import { beforeEach, expect, test, vi } from "vitest";
import type { Engine, Task } from "../../engine/engine";
import type { GameResult } from "../../engine/protocol";
import type { Pace } from "../../platform/settings/settings";
import { BotTurns, PAUSE_MS } from "./bot-turns";

/** A table whose bots take `actions` actions, each after thinking. */
class Table {
  pace: Pace = "normal";
  readonly shown: string[] = [];
  requests = 0;
  /** How many requests the engine ends without an action. */
  ended = 0;
  readonly turns: BotTurns;

  constructor(public actions: number) {
    const engine = { request: (_: unknown, task: Task) => this.#act(task) } as unknown as Engine;
    this.turns = new BotTurns(engine, () => this.pace);
  }

  play(): Promise<boolean> {
    const isNext = () => this.shown.length < this.actions;
    return this.turns.play(isNext, ({ save }) => void this.shown.push(save));
  }

  async #act({ signal }: Task): Promise<GameResult | null> {
    await null;
    if (signal.aborted) return null;
    this.requests += 1;
    return this.requests <= this.ended ? null : ({ view: {}, save: `action ${this.requests}` } as GameResult);
  }
}

/** Advance the clock and let pending callbacks run. */
function pass(milliseconds: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("a bot thinks during the pause and acts after it", async () => {
  const table = new Table(1);
  const played = table.play();
  await pass(PAUSE_MS.normal - 1);
  expect([table.requests, table.shown]).toEqual([1, []]);
  await pass(1);
  expect(table.shown).toEqual(["action 1"]);
  expect(await played).toBe(true);
});

test.each(["fast", "normal", "slow"] as const)("at the pace %s there is a pause before every action", async (pace) => {
  const table = new Table(3);
  table.pace = pace;
  const played = table.play();
  for (let action = 1; action <= 3; action += 1) {
    await pass(PAUSE_MS[pace] - 1);
    expect(table.shown).toHaveLength(action - 1);
    await pass(1);
    expect(table.shown).toHaveLength(action);
  }
  expect(await played).toBe(true);
});

test("at the instant pace there is no pause", async () => {
  const table = new Table(20);
  table.pace = "instant";
  expect(await table.play()).toBe(true);
  expect(table.shown).toHaveLength(20);
});

test("step by step, a bot acts once for each request", async () => {
  const table = new Table(3);
  table.pace = "step";
  void table.play();
  await pass(1_000_000);
  expect(table.shown).toEqual([]);
  table.turns.skipPause();
  await pass(1_000_000);
  expect(table.shown).toEqual(["action 1"]);
});

test("several skips at once end only one pause", async () => {
  const table = new Table(3);
  void table.play();
  for (let skip = 0; skip < 20; skip += 1) table.turns.skipPause();
  await pass(0);
  expect(table.shown).toEqual(["action 1"]);
  await pass(PAUSE_MS.normal - 1);
  expect(table.shown).toEqual(["action 1"]);
});

test("a new pace applies from the next pause on", async () => {
  const table = new Table(3);
  table.pace = "step";
  const played = table.play();
  await pass(0);
  table.pace = "instant";
  table.turns.skipPause();
  expect(await played).toBe(true);
  expect(table.shown).toHaveLength(3);
});

test("finishing a round skips its pauses only", async () => {
  const table = new Table(4);
  table.pace = "step";
  void table.play();
  await pass(0);
  table.turns.hurry(() => table.shown.length < 2);
  await pass(1_000_000);
  expect(table.shown).toEqual(["action 1", "action 2"]);
});

test("cards travel as long as the pause, and fast in a hurried round", async () => {
  const table = new Table(3);
  table.pace = "step";
  void table.play();
  expect(table.turns.travelMs).toBe(Infinity);
  await pass(0);
  table.turns.hurry(() => table.shown.length < 2);
  await pass(0);
  expect(table.turns.travelMs).toBe(PAUSE_MS.fast);
  await table.turns.stop();
  expect(table.turns.travelMs).toBe(Infinity);
});

test("a stop shows the actions already taken and ends the turns", async () => {
  const table = new Table(3);
  const played = table.play();
  await pass(10);
  await table.turns.stop();
  expect(table.shown).toEqual(["action 1"]);
  expect(await played).toBe(false);
  await pass(1_000_000);
  expect(table.shown).toEqual(["action 1"]);
});

test("a stop while a bot thinks shows nothing and sends no more requests", async () => {
  const table = new Table(1);
  const played = table.play();
  await table.turns.stop();
  expect(await played).toBe(false);
  expect([table.requests, table.shown]).toEqual([0, []]);
});

test("a bot whose request the engine has ended is asked again", async () => {
  const table = new Table(1);
  table.pace = "instant";
  table.ended = 1;
  expect(await table.play()).toBe(true);
  expect([table.requests, table.shown]).toEqual([2, ["action 2"]]);
});

test("playing again ends the previous turns", async () => {
  const table = new Table(2);
  const first = table.play();
  await pass(10);
  const second = table.play();
  await pass(10_000);
  expect(await first).toBe(false);
  expect(await second).toBe(true);
});

test("the engine's errors are reported, but not after a stop", async () => {
  const failing = () =>
    new BotTurns({ request: () => Promise.reject(new Error("gone")) } as unknown as Engine, () => "fast");
  await expect(
    failing().play(
      () => true,
      () => undefined,
    ),
  ).rejects.toThrow("gone");
  const turns = failing();
  const played = turns.play(
    () => true,
    () => undefined,
  );
  void turns.stop();
  expect(await played).toBe(false);
});
