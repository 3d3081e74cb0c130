import { beforeEach, expect, test, vi } from "vitest";
import { evictEngineFiles, ownCacheNames } from "./file-cache";

const SCOPE = "https://example.org/coloretto/";
const OWN_CACHE = `coloretto-precache-v2-${SCOPE}`;
let cached: Map<string, string[]>;

beforeEach(() => {
  cached = new Map([
    [OWN_CACHE, [`${SCOPE}index.html`, `${SCOPE}engine/a.zip`, `${SCOPE}runtime/b.wasm`]],
    ["coloretto-precache-v2-https://example.org/other/", ["https://example.org/other/engine/a.zip"]],
    ["another-page", [`${SCOPE}engine/a.zip`]],
  ]);
  vi.stubGlobal("document", { baseURI: `${SCOPE}?players=3` });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("caches", {
    keys: async () => [...cached.keys()],
    open: async (name: string) => ({
      keys: async () => (cached.get(name) ?? []).map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => {
        const files = cached.get(name) ?? [];
        cached.set(
          name,
          files.filter((each) => each !== url),
        );
        return files.includes(url);
      },
    }),
  });
});

test("caches of other pages on the same host are not listed", async () => {
  expect(await ownCacheNames()).toEqual([OWN_CACHE]);
});

test("the engine's files are evicted, and all others stay", async () => {
  expect(await evictEngineFiles()).toBe(true);
  expect(cached.get(OWN_CACHE)).toEqual([`${SCOPE}index.html`]);
  expect([...cached.values()].flat()).toHaveLength(3);
  expect(await evictEngineFiles()).toBe(false);
});

test("without a network nothing is evicted", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(await evictEngineFiles()).toBe(false);
  expect(cached.get(OWN_CACHE)).toHaveLength(3);
});

test("without caches there is nothing to evict", async () => {
  vi.stubGlobal("caches", { keys: () => Promise.reject(new DOMException("", "SecurityError")) });
  expect(await evictEngineFiles()).toBe(false);
});
