import { beforeEach, expect, test, vi } from "vitest";
import { evictEngineFiles, ownCacheNames } from "./file-cache";

const SCOPE = "https://example.org/coloretto/";
const OURS = `coloretto-precache-v2-${SCOPE}`;
let kept: Map<string, string[]>;

beforeEach(() => {
  kept = new Map([
    [OURS, [`${SCOPE}index.html`, `${SCOPE}engine/a.zip`, `${SCOPE}runtime/b.wasm`]],
    ["coloretto-precache-v2-https://example.org/other/", ["https://example.org/other/engine/a.zip"]],
    ["somebody-else", [`${SCOPE}engine/a.zip`]],
  ]);
  vi.stubGlobal("document", { baseURI: `${SCOPE}?players=3` });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("caches", {
    keys: async () => [...kept.keys()],
    open: async (name: string) => ({
      keys: async () => (kept.get(name) ?? []).map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => {
        const files = kept.get(name) ?? [];
        kept.set(
          name,
          files.filter((each) => each !== url),
        );
        return files.includes(url);
      },
    }),
  });
});

test("other pages of the same host keep their caches", async () => {
  expect(await ownCacheNames()).toEqual([OURS]);
});

test("the engine's files are dropped and all others stay", async () => {
  expect(await evictEngineFiles()).toBe(true);
  expect(kept.get(OURS)).toEqual([`${SCOPE}index.html`]);
  expect([...kept.values()].flat()).toHaveLength(3);
  expect(await evictEngineFiles()).toBe(false);
});

test("nothing is dropped that could not be fetched again", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(await evictEngineFiles()).toBe(false);
  expect(kept.get(OURS)).toHaveLength(3);
});

test("where nothing may be kept there is nothing to drop", async () => {
  vi.stubGlobal("caches", { keys: () => Promise.reject(new DOMException("", "SecurityError")) });
  expect(await evictEngineFiles()).toBe(false);
});
