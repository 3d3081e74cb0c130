import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
});

test("the last five errors are logged, oldest first and truncated", async () => {
  const { logError, recentErrors } = await import("./error-log");
  for (let number = 1; number <= 7; number += 1) logError(`error ${number}`);
  expect(recentErrors().map((each) => each.split("Z ")[1])).toEqual([3, 4, 5, 6, 7].map((number) => `error ${number}`));
  logError("x".repeat(10_000));
  expect(recentErrors().at(-1)?.length).toBeLessThan(700);
});

test("an error is logged with its stack", async () => {
  const { logError, recentErrors } = await import("./error-log");
  logError(new TypeError("no card"));
  expect(recentErrors()[0]).toMatch(/^\d{4}-\d\d-\d\dT.* TypeError: no card\n +at /s);
});

test("uncaught errors are logged", async () => {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal("addEventListener", (type: string, listen: (event: object) => void) => listeners.set(type, listen));
  const { logUncaughtErrors, recentErrors } = await import("./error-log");
  logUncaughtErrors();
  listeners.get("error")?.({ error: undefined, message: "script failed" });
  listeners.get("unhandledrejection")?.({ reason: "promise failed" });
  expect(recentErrors().map((each) => each.split("Z ")[1])).toEqual(["script failed", "promise failed"]);
});
