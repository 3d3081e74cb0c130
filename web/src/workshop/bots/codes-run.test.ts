import { expect, test } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { BrowserStorage } from "../../platform/storage/browser-storage";
import { CodesRun } from "./codes-run";

function device(): BrowserStorage {
  const storage = new MemoryStorage();
  return new BrowserStorage(() => storage);
}

test("code that was run is known on this device, and no other", async () => {
  const storage = device();
  await new CodesRun(storage).add("a");
  expect(await new CodesRun(storage).has("a")).toBe(true);
  expect(await new CodesRun(storage).has("a ")).toBe(false);
  expect(await new CodesRun(device()).has("a")).toBe(false);
});

test("two tabs remember each other's code", async () => {
  const storage = device();
  const [one, other] = [new CodesRun(storage), new CodesRun(storage)];
  await one.add("a");
  await other.add("b");
  await one.add("c");
  expect(await Promise.all(["a", "b", "c"].map((code) => other.has(code)))).toEqual([true, true, true]);
});

test("without a storage the page remembers", async () => {
  const blocked = new CodesRun(
    new BrowserStorage(() => {
      throw new Error("blocked");
    }),
  );
  await blocked.add("a");
  expect(await blocked.has("a")).toBe(true);
});

test.each(["", "{", "7", '{"a": 1}', "[1, null]"])("the damaged list %j knows no code", async (text) => {
  const storage = device();
  storage.write("coloretto:v1:workshop-run", text);
  const codes = new CodesRun(storage);
  expect(await codes.has("a")).toBe(false);
  await codes.add("a");
  expect(await codes.has("a")).toBe(true);
});
