import { beforeEach, expect, test, vi } from "vitest";
import type { Intent } from "../../game/intents";
import { Taps } from "./tap-guard";

const DRAW: Intent = { type: "play", action: "d" };
const SKIP: Intent = { type: "skip-pause" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
  return () => vi.useRealTimers();
});

test("the first tap of all acts", () => {
  expect(new Taps().isTooMany(DRAW)).toBe(false);
});

test("a tap within 300 ms of one that makes the bots go on does not act", () => {
  const taps = new Taps();
  for (const skip of [SKIP, { type: "finish-round" } as const]) {
    expect(taps.isTooMany(skip)).toBe(false);
    vi.advanceTimersByTime(299);
    expect(taps.isTooMany(DRAW)).toBe(true);
    vi.advanceTimersByTime(1000);
  }
});

test("a tap after 300 ms of rest acts", () => {
  const taps = new Taps();
  taps.isTooMany(SKIP);
  vi.advanceTimersByTime(300);
  expect(taps.isTooMany(DRAW)).toBe(false);
});

test("somebody who taps on and on does nothing until they rest", () => {
  const taps = new Taps();
  taps.isTooMany(SKIP);
  for (let tap = 0; tap < 20; tap += 1) {
    vi.advanceTimersByTime(50);
    expect(taps.isTooMany(DRAW)).toBe(true);
  }
  vi.advanceTimersByTime(300);
  expect(taps.isTooMany(DRAW)).toBe(false);
});

test("two actions in a row act, and what is not an action is never too many", () => {
  const taps = new Taps();
  expect([DRAW, DRAW].map((intent) => taps.isTooMany(intent))).toEqual([false, false]);
  taps.isTooMany(SKIP);
  expect(taps.isTooMany({ type: "undo" })).toBe(false);
  expect(taps.isTooMany({ type: "confirm-jokers" })).toBe(true);
});
