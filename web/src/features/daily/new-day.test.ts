import { beforeEach, describe, expect, test, vi } from "vitest";
import { onNewDay } from "./new-day";

describe("a new day", () => {
  const act = vi.fn();
  let listeners: Map<string, () => void>;

  beforeEach(() => {
    act.mockClear();
    listeners = new Map();
    vi.stubGlobal("addEventListener", (type: string, listen: () => void) => listeners.set(type, listen));
    vi.useFakeTimers({ now: new Date("2026-11-21T23:50:30Z") });
    onNewDay(act);
  });

  test("it is noticed at midnight, and each one after it", () => {
    vi.advanceTimersByTime(569_000);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(act).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(86_400_000);
    expect(act).toHaveBeenCalledTimes(2);
  });

  test.each(["visibilitychange", "focus", "pageshow"])("it is noticed after a sleep with the event %s", (event) => {
    vi.setSystemTime(new Date("2026-11-22T07:00:00Z"));
    listeners.get(event)?.();
    listeners.get(event)?.();
    expect(act).toHaveBeenCalledOnce();
  });

  test.each(["2026-11-24T12:00:00Z", "2026-11-20T12:00:00Z"])("a clock that is set to %s is noticed", (time) => {
    vi.setSystemTime(new Date(time));
    vi.advanceTimersByTime(60_000);
    expect(act).toHaveBeenCalledOnce();
  });
});
