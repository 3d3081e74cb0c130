import { expect, test } from "vitest";
import { fc } from "../../../testing/properties";
import type { EngineConfig } from "../engine";
import { packSnapshot, snapshotUrl, unpackSnapshot } from "./snapshot";

const PAGE = 4096;
const CONFIG: EngineConfig = {
  base: "https://example.org/coloretto/",
  runtime: "runtime-1/",
  wasm: "",
  library: { path: "lib-1.zip", integrity: "" },
  archive: { path: "engine-1.zip", integrity: "" },
  files: {},
  lock: "",
  snapshots: true,
  bytes: 0,
};

/** Return memory of a number of pages, some of them not empty. */
function memoryOf(pages: number, filled: readonly number[]): Uint8Array {
  const memory = new Uint8Array(pages * PAGE);
  for (const page of filled) memory.fill(page + 1, page * PAGE, page * PAGE + 7);
  return memory;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

test("memory is restored, and its empty pages are not stored", async () => {
  const memory = memoryOf(100, [0, 3, 99]);
  const bytes = await packSnapshot(memory);
  expect(bytes.length).toBeLessThan(4 * PAGE);
  expect(isSame(await unpackSnapshot(bytes.buffer), memory)).toBe(true);
});

test("memory with a partial last page is restored", async () => {
  const memory = memoryOf(3, [2]).subarray(0, 2 * PAGE + 12);
  expect(isSame(await unpackSnapshot((await packSnapshot(memory)).buffer), memory)).toBe(true);
});

test("empty memory is restored", async () => {
  const memory = memoryOf(2, []);
  expect(isSame(await unpackSnapshot((await packSnapshot(memory)).buffer), memory)).toBe(true);
});

test("a snapshot with any changed byte is rejected", async () => {
  const bytes = await packSnapshot(memoryOf(4, [1]));
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), async (at) => {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(unpackSnapshot(changed.buffer)).rejects.toThrow("damaged");
    }),
    { numRuns: 30 },
  );
});

test.each([0, 1, 31, 32, 40])("a snapshot truncated after %i bytes is rejected", async (length) => {
  const bytes = await packSnapshot(memoryOf(4, [1]));
  await expect(unpackSnapshot(bytes.slice(0, length).buffer)).rejects.toThrow();
});

test("the URL of a snapshot belongs to one build", () => {
  const url = snapshotUrl(CONFIG);
  expect(url).toMatch(/^https:\/\/example\.org\/coloretto\/snapshot\?/);
  for (const change of [{ runtime: "runtime-2/" }, { library: { path: "lib-2.zip", integrity: "" } }])
    expect(snapshotUrl({ ...CONFIG, ...change })).not.toBe(url);
});
