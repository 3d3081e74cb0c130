import { beforeEach, expect, test, vi } from "vitest";
import { EngineFailure, StartFailure } from "../../engine/engine";
import { RestartPolicy } from "./restart-policy";

const STOPPED = new StartFailure("stopped", "");

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
});

test("an engine that stops or stalls is restarted", () => {
  expect(new RestartPolicy().allows(STOPPED)).toBe(true);
  expect(new RestartPolicy().allows(new StartFailure("stalled", ""))).toBe(true);
});

test.each([new StartFailure("download", ""), new StartFailure("worker", ""), new EngineFailure("x", ""), new Error()])(
  "an engine is not restarted after %o",
  (error) => {
    expect(new RestartPolicy().allows(error)).toBe(false);
  },
);

test("an engine that is lost again within a minute is not restarted", () => {
  const restarts = new RestartPolicy();
  restarts.allows(STOPPED);
  vi.advanceTimersByTime(60_000);
  expect(restarts.allows(STOPPED)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(restarts.allows(STOPPED)).toBe(true);
});
