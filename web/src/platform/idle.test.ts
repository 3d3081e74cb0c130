import { beforeEach, expect, test, vi } from "vitest";

const INACTIVE_AFTER_MS = 2000;
const LATEST_MS = 60_000;
let idle: typeof import("./idle");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  idle = await import("./idle");
  return () => vi.useRealTimers();
});

test("what can wait is done when the page is idle, or at the latest so long after", () => {
  const request = vi.fn();
  vi.stubGlobal("requestIdleCallback", request);
  const act = () => undefined;
  idle.whenIdle(act, 200);
  expect(request).toHaveBeenCalledWith(act, { timeout: 200 });
});

test("where a browser does not say when it is idle, it is done after that time", () => {
  const act = vi.fn();
  idle.whenIdle(act, 200);
  vi.advanceTimersByTime(199);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

/** Notes when something is done that waits until it is quiet. */
function waiting() {
  const act = vi.fn();
  vi.stubGlobal("requestIdleCallback", (idleAct: () => void) => idleAct());
  idle.whenInactive(act);
  return act;
}

test("what costs the whole machine waits until nobody has been at it for two seconds", () => {
  const act = waiting();
  vi.advanceTimersByTime(INACTIVE_AFTER_MS - 1);
  idle.noteActivity();
  vi.advanceTimersByTime(INACTIVE_AFTER_MS - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test("where somebody is always at it, it waits for a minute and no longer", () => {
  const act = waiting();
  for (let passed = 0; passed < LATEST_MS - 1000; passed += 1000) {
    vi.advanceTimersByTime(1000);
    idle.noteActivity();
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledOnce();
});
