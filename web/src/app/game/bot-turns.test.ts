import { beforeEach, expect, test, vi } from "vitest";
import type { Engine } from "../../engine/engine";
import type { GameResult } from "../../engine/protocol";
import type { Pace } from "../../platform/settings/settings";
import { BotTurns, PAUSE_MS } from "./bot-turns";

/** A table whose bots act as often as `actions` says, each after one slice of thought. */
class Table {
  pace: Pace = "normal";
  readonly shown: string[] = [];
  asked = 0;
  readonly turns: BotTurns;
  #isThinking = false;

  constructor(public actions: number) {
    const engine = { request: async () => this.#answer() } as unknown as Engine;
    this.turns = new BotTurns(engine, () => this.pace);
  }

  play(): Promise<boolean> {
    const isNext = () => this.shown.length < this.actions;
    return this.turns.play(isNext, ({ save }) => void this.shown.push(save));
  }

  #answer() {
    this.#isThinking = !this.#isThinking;
    if (this.#isThinking) return { thinking: true };
    this.asked += 1;
    return { view: {}, save: `action ${this.asked}` } as GameResult;
  }
}

/** Lets time pass, and whatever is due then be done. */
function pass(milliseconds: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("a bot acts when the pause is over, and thinks while it runs", async () => {
  const table = new Table(1);
  const played = table.play();
  await pass(PAUSE_MS.normal - 1);
  expect([table.asked, table.shown]).toEqual([1, []]);
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

test("instantly there is no pause", async () => {
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

test("many skips at once end one pause and no other", async () => {
  const table = new Table(3);
  void table.play();
  for (let skip = 0; skip < 20; skip += 1) table.turns.skipPause();
  await pass(0);
  expect(table.shown).toEqual(["action 1"]);
  await pass(PAUSE_MS.normal - 1);
  expect(table.shown).toEqual(["action 1"]);
});

test("another pace holds from the next pause on", async () => {
  const table = new Table(3);
  table.pace = "step";
  const played = table.play();
  await pass(0);
  table.pace = "instant";
  table.turns.skipPause();
  expect(await played).toBe(true);
  expect(table.shown).toHaveLength(3);
});

test("a round that is being finished makes no pauses until it is over", async () => {
  const table = new Table(4);
  table.pace = "step";
  void table.play();
  await pass(0);
  table.turns.hurry(() => table.shown.length < 2);
  await pass(1_000_000);
  expect(table.shown).toEqual(["action 1", "action 2"]);
});

test("cards travel as long as the pause, and quickly while a round is finished", async () => {
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

test("stopped, the bots show what they have done and do no more", async () => {
  const table = new Table(3);
  const played = table.play();
  await pass(10);
  await table.turns.stop();
  expect(table.shown).toEqual(["action 1"]);
  expect(await played).toBe(false);
  await pass(1_000_000);
  expect(table.shown).toEqual(["action 1"]);
});

test("stopped while a bot thinks, nothing is shown and no more is asked", async () => {
  const table = new Table(1);
  const played = table.play();
  await table.turns.stop();
  expect(await played).toBe(false);
  expect([table.asked, table.shown]).toEqual([0, []]);
});

test("to play again ends what was played before", async () => {
  const table = new Table(2);
  const first = table.play();
  await pass(10);
  const second = table.play();
  await pass(10_000);
  expect(await first).toBe(false);
  expect(await second).toBe(true);
});

test("a save that is ahead of what is shown comes with what is shown next", async () => {
  const table = new Table(1);
  void table.play();
  await pass(10);
  expect(table.turns.attachSave("with salt")).toBe(true);
  await pass(PAUSE_MS.normal);
  expect(table.shown).toEqual(["with salt"]);
  expect(table.turns.attachSave("later")).toBe(false);
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
