import type { EngineConfig } from "../engine";

/**
 * Snapshots of Python's memory with the engine loaded, stored in the browser to make later starts faster.
 *
 * Pyodide has no public API for this: `_makeSnapshot`, `makeMemorySnapshot` and `_loadSnapshot` are private to the
 * bundled version, and `tests/e2e/test_start.py` checks that they work. If a snapshot is invalid for any reason, the
 * engine starts without it.
 */
export const SNAPSHOT_CACHE = "coloretto-snapshot";
export const MAGIC = 0x434f4c31;
/** Words of the header: magic, bytes of the memory, bytes of a page, number of stored pages. */
const HEADER_WORDS = 4;
export const DIGEST_BYTES = 32;
export const PAGE_BYTES = 4096;
export const WORD_BYTES = 4;

/** Return the key of a build's snapshot in the cache. It is a URL that is never fetched. */
export function snapshotUrl({ base, runtime, library, archive }: EngineConfig): string {
  const build = new URLSearchParams({ runtime, library: library.path, archive: archive.path });
  return new URL(`snapshot?${build}`, base).href;
}

/** Return the stored bytes of a snapshot, if there is one. */
export async function readSnapshot(url: string): Promise<ArrayBuffer | undefined> {
  return (await cachedAt(url))?.arrayBuffer();
}

/** Delete all snapshots, if the browser allows caches. */
export async function deleteSnapshots(): Promise<void> {
  try {
    await caches.delete(SNAPSHOT_CACHE);
  } catch {
    // Caches are blocked, as in a sandbox without an origin.
  }
}

export async function hasSnapshot(url: string): Promise<boolean> {
  return (await cachedAt(url)) !== undefined;
}

/** Return the cached response; undefined also if caches are blocked (`caches` throws) or absent (it is undefined). */
async function cachedAt(url: string): Promise<Response | undefined> {
  try {
    return await caches.match(url, { cacheName: SNAPSHOT_CACHE });
  } catch {
    return undefined;
  }
}

/** Return the memory from its stored form. Reject if it is damaged or of another format. */
export async function unpackSnapshot(bytes: ArrayBuffer): Promise<Uint8Array> {
  const body = new Uint8Array(bytes, Math.min(DIGEST_BYTES, bytes.byteLength));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  if (new Uint8Array(bytes).subarray(0, DIGEST_BYTES).some((byte, index) => byte !== digest[index]))
    throw new Error("the snapshot is damaged");
  const [magic, length = 0, pageBytes, count = 0] = new Uint32Array(bytes, DIGEST_BYTES, HEADER_WORDS);
  if (magic !== MAGIC || pageBytes !== PAGE_BYTES) throw new Error("the snapshot has another format");
  const pages = new Uint32Array(bytes, DIGEST_BYTES + HEADER_WORDS * WORD_BYTES, count);
  const start = (HEADER_WORDS + count) * WORD_BYTES;
  const memory = new Uint8Array(length);
  pages.forEach((page, index) => {
    const from = start + index * PAGE_BYTES;
    const to = page * PAGE_BYTES;
    memory.set(body.subarray(from, from + Math.min(PAGE_BYTES, length - to)), to);
  });
  return memory;
}
