import { beforeEach, expect, test, vi } from "vitest";
import { TapGuard } from "./tap-guard";

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
});

test("the first tap acts", () => {
  expect(new TapGuard().shouldIgnore()).toBe(false);
});

test("a tap within 300 ms of a skip does not act", () => {
  const taps = new TapGuard();
  taps.recordSkip();
  vi.advanceTimersByTime(299);
  expect(taps.shouldIgnore()).toBe(true);
});

test("a tap after a rest of 300 ms acts", () => {
  const taps = new TapGuard();
  taps.recordSkip();
  vi.advanceTimersByTime(300);
  expect(taps.shouldIgnore()).toBe(false);
});

test("continuous tapping does not act before a rest", () => {
  const taps = new TapGuard();
  taps.recordSkip();
  for (let tap = 0; tap < 20; tap += 1) {
    vi.advanceTimersByTime(50);
    expect(taps.shouldIgnore()).toBe(true);
  }
  vi.advanceTimersByTime(300);
  expect(taps.shouldIgnore()).toBe(false);
});

test("two successive actions both act", () => {
  const taps = new TapGuard();
  expect([taps.shouldIgnore(), taps.shouldIgnore()]).toEqual([false, false]);
});

test("a press on the row of a forced move means that move for a second", () => {
  const taps = new TapGuard();
  taps.recordForced(2);
  vi.advanceTimersByTime(999);
  expect([taps.meansForced(2), taps.meansForced(1), taps.meansForced(-1)]).toEqual([true, false, false]);
  expect(taps.shouldIgnore()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(taps.meansForced(2)).toBe(false);
});

test("a player who keeps tapping after a forced move acts 300 ms after it", () => {
  const taps = new TapGuard();
  taps.recordForced(2);
  const ignored = [0, 100, 100, 99, 1].map((pause) => {
    vi.advanceTimersByTime(pause);
    return taps.shouldIgnore();
  });
  expect(ignored).toEqual([true, true, true, true, false]);
});
