import { expect, test, vi } from "vitest";
import { hasEnoughMemory, prefersReducedData, vibrate } from "./device";

test("a browser that reports nothing has enough data and memory", () => {
  vi.stubGlobal("navigator", {});
  expect([prefersReducedData(), hasEnoughMemory()]).toEqual([false, true]);
});

test("a browser may report scarce data or memory", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true }, deviceMemory: 1 });
  expect([prefersReducedData(), hasEnoughMemory()]).toEqual([true, false]);
});

test.each([true, false])("only a device that has had an input (%j) vibrates", (hasBeenActive) => {
  const request = vi.fn();
  vi.stubGlobal("navigator", { vibrate: request, userActivation: { hasBeenActive } });
  vibrate(40);
  expect(request.mock.calls).toEqual(hasBeenActive ? [[40]] : []);
});
