import { expect, test, vi } from "vitest";
import { EngineFailure, StartFailure } from "../../engine/engine";
import { errorMessage, failureReason } from "./error-messages";

test("a failed start reports its reason, any other error that the engine stopped", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(failureReason(new StartFailure("download", ""))).toBe("download");
  expect(failureReason(new StartFailure("worker", ""))).toBe("worker");
  expect(failureReason(new TypeError())).toBe("stopped");
});

test("a download that fails without a network is reported as offline", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(failureReason(new StartFailure("download", ""))).toBe("offline");
  expect(failureReason(new StartFailure("stalled", ""))).toBe("stalled");
});

test("a refused request has a message of its own or the general one", () => {
  expect(errorMessage(new EngineFailure("no-such-error", ""))).toBe("error-other");
});
