import { beforeEach, describe, expect, test, vi } from "vitest";
import { fc } from "../../../testing/properties";
import type { EngineConfig } from "../engine";
import { deleteSnapshots, hasSnapshot, readSnapshot, snapshotUrl, unpackSnapshot } from "./snapshot";
import { packSnapshot, writeSnapshot } from "./snapshot-writer";

const PAGE = 4096;
/** The length of the digest before the header, in bytes. */
const DIGEST = 32;
const CONFIG: EngineConfig = {
  base: "https://example.org/coloretto/",
  runtime: "runtime-1/",
  cold: "",
  wasm: "",
  library: { path: "lib-1.zip", integrity: "" },
  archive: { path: "engine-1.zip", integrity: "" },
  entry: "",
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

test.each([
  ["magic", 0],
  ["size of a page", 2],
])("a snapshot of another format is rejected: another %s", async (_, word) => {
  const bytes = await packSnapshot(memoryOf(2, [1]));
  const body = bytes.slice(DIGEST);
  new Uint32Array(body.buffer)[word] = 1;
  bytes.set(new Uint8Array(await crypto.subtle.digest("SHA-256", body)));
  bytes.set(body, DIGEST);
  await expect(unpackSnapshot(bytes.buffer)).rejects.toThrow("the snapshot has another format");
});

test("a page counts as empty only if each of its words is zero", async () => {
  const memory = new Uint8Array(3 * PAGE);
  memory[PAGE - 1] = 1;
  memory[2 * PAGE] = 1;
  const bytes = await packSnapshot(memory);
  expect(bytes.length).toBeLessThan(3 * PAGE);
  expect(isSame(await unpackSnapshot(bytes.buffer), memory)).toBe(true);
});

test("memory that begins within a buffer is stored", async () => {
  const memory = memoryOf(4, [1, 2]).subarray(PAGE);
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
  const archive = { path: "engine-2.zip", integrity: "" };
  expect(snapshotUrl({ ...CONFIG, archive })).not.toBe(url);
  expect(snapshotUrl({ ...CONFIG, archive: { ...CONFIG.archive, integrity: "sha256-x" } })).toBe(url);
});

describe("the browser", () => {
  const [url, other] = ["https://example.org/snapshot?1", "https://example.org/snapshot?2"];
  /** The responses by the name of their cache and by URL. */
  let stored: Map<string, Map<string, Response>>;

  beforeEach(() => {
    stored = new Map([["other files", new Map([[other, new Response("kept")]])]]);
    vi.stubGlobal("caches", {
      open: async (name: string) => {
        const cache = stored.get(name) ?? new Map();
        stored.set(name, cache);
        return { put: async (at: string, response: Response) => void cache.set(at, response) };
      },
      match: async (at: string, { cacheName = "" } = {}) => stored.get(cacheName)?.get(at),
      delete: async (name: string) => stored.delete(name),
    });
  });

  test("keeps one snapshot, next to the files of others", async () => {
    const memory = memoryOf(3, [1]);
    expect([await hasSnapshot(url), await readSnapshot(url)]).toEqual([false, undefined]);
    await writeSnapshot(other, memory);
    await writeSnapshot(url, memory);
    expect([await hasSnapshot(url), await hasSnapshot(other)]).toEqual([true, false]);
    expect(isSame(await unpackSnapshot((await readSnapshot(url)) as ArrayBuffer), memory)).toBe(true);
    await deleteSnapshots();
    expect(await hasSnapshot(url)).toBe(false);
    expect([...stored.keys()]).toEqual(["other files"]);
  });

  test.each([
    ["blocks caches", { match: refuse, delete: refuse }],
    ["has no caches", undefined],
  ])("that %s has no snapshot, and none to delete", async (_, caches) => {
    vi.stubGlobal("caches", caches);
    expect([await hasSnapshot(url), await readSnapshot(url)]).toEqual([false, undefined]);
    await expect(deleteSnapshots()).resolves.toBeUndefined();
  });
});

async function refuse(): Promise<never> {
  throw new DOMException("blocked", "SecurityError");
}
