import { beforeEach, expect, test, vi } from "vitest";
import { LatestTask } from "./tasks";

const INACTIVE_AFTER_MS = 2000;
const LATEST_MS = 60_000;
let idle: typeof import("./tasks");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  idle = await import("./tasks");
});

test("a task runs when the page is idle, or after the timeout", () => {
  const request = vi.fn();
  vi.stubGlobal("requestIdleCallback", request);
  const act = () => undefined;
  idle.whenIdle(act, 200);
  expect(request).toHaveBeenCalledWith(act, { timeout: 200 });
});

test("without idle callbacks a task runs after the timeout", () => {
  const act = vi.fn();
  idle.whenIdle(act, 200);
  vi.advanceTimersByTime(199);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

/** Record when a task that waits for inactivity runs. */
function waiting() {
  const act = vi.fn();
  vi.stubGlobal("requestIdleCallback", (idleAct: () => void) => idleAct());
  idle.whenInactive(act);
  return act;
}

test("a task waits for two seconds without activity", () => {
  const act = waiting();
  vi.advanceTimersByTime(INACTIVE_AFTER_MS - 1);
  idle.recordActivity();
  vi.advanceTimersByTime(INACTIVE_AFTER_MS - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test("with constant activity a task runs after a minute", () => {
  const act = waiting();
  for (let passed = 0; passed < LATEST_MS - 1000; passed += 1000) {
    vi.advanceTimersByTime(1000);
    idle.recordActivity();
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledOnce();
});

test("a new task aborts the previous one", () => {
  const task = new LatestTask();
  const [first, second] = [task.start(), task.start()];
  expect([first.aborted, second.aborted]).toEqual([true, false]);
});

test("a stop aborts the task but not the next one", () => {
  const task = new LatestTask();
  const first = task.start();
  task.stop();
  expect([first.aborted, task.start().aborted]).toEqual([true, false]);
});
