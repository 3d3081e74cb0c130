import { expect, test, vi } from "vitest";
import { EngineFailure, StartFailure } from "../../engine/engine";
import { errorMessage, failureFrom } from "./error-messages";

test("a failed start reports its reason, any other error that the engine stopped", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(failureFrom(new StartFailure("download", ""))).toBe("download");
  expect(failureFrom(new StartFailure("worker", ""))).toBe("worker");
  expect(failureFrom(new TypeError())).toBe("stopped");
});

test("a download that fails without a network is reported as offline", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(failureFrom(new StartFailure("download", ""))).toBe("offline");
  expect(failureFrom(new StartFailure("stalled", ""))).toBe("stalled");
});

test("a refused request has a message of its own or the general one", () => {
  expect(errorMessage(new EngineFailure("no-such-error", ""))).toBe("error-other");
});
