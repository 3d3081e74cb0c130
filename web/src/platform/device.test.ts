import { expect, test, vi } from "vitest";

async function inBrowser(navigator: object): Promise<typeof import("./device")> {
  vi.resetModules();
  vi.stubGlobal("navigator", navigator);
  return import("./device");
}

test("a browser that reports nothing has enough data and memory", async () => {
  const { prefersReducedData, hasEnoughMemory } = await inBrowser({});
  expect([prefersReducedData(), hasEnoughMemory()]).toEqual([false, true]);
});

test("a browser may report scarce data or memory", async () => {
  const { prefersReducedData, hasEnoughMemory } = await inBrowser({ connection: { saveData: true }, deviceMemory: 1 });
  expect([prefersReducedData(), hasEnoughMemory()]).toEqual([true, false]);
});
