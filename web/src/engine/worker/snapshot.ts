import type { EngineConfig } from "../engine";

/**
 * A picture of Python's memory with the engine in it, kept in the browser, so that later visits start from there.
 *
 * Pyodide has no public way to do this: `_makeSnapshot`, `makeMemorySnapshot` and `_loadSnapshot` are those of the very
 * version that the build brings, and `tests/e2e/test_start.py` holds them to it. Whatever is wrong with a picture, it
 * is not used: then there is the plain start.
 */
const CACHE = "coloretto-snapshot";
const MAGIC = 0x434f4c31;
/** Words: magic, bytes of the memory, bytes of a page, pages. */
const HEAD = 4;
const DIGEST_BYTES = 32;
const PAGE_BYTES = 4096;
const WORD_BYTES = 4;

/** The URL belongs to one build, and is never fetched. */
export function snapshotUrl({ base, runtime, library, archive }: EngineConfig): string {
  const build = new URLSearchParams({ runtime, library: library.path, archive: archive.path });
  return new URL(`snapshot?${build}`, base).href;
}

/** As it is kept; nothing where there is none. */
export async function readSnapshot(url: string): Promise<ArrayBuffer | undefined> {
  return (await keptAt(url))?.arrayBuffer();
}

/** In place of any other. */
export async function writeSnapshot(url: string, memory: Uint8Array): Promise<void> {
  const bytes = await packSnapshot(memory);
  await deleteSnapshots();
  const cache = await caches.open(CACHE);
  await cache.put(url, new Response(bytes));
}

/** Where the browser keeps nothing there is nothing to forget. */
export async function deleteSnapshots(): Promise<void> {
  try {
    await caches.delete(CACHE);
  } catch {
    // As in a sandbox without an origin.
  }
}

export async function hasSnapshot(url: string): Promise<boolean> {
  return (await keptAt(url)) !== undefined;
}

/** Nothing, too, where the browser keeps nothing: in a sandbox to ask for `caches` throws, elsewhere it is undefined. */
async function keptAt(url: string): Promise<Response | undefined> {
  try {
    return await caches.match(url, { cacheName: CACHE });
  } catch {
    return undefined;
  }
}

/** Most pages of the memory are empty; those are left out. */
export async function packSnapshot(memory: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength / WORD_BYTES);
  const pages: number[] = [];
  for (let page = 0; page * PAGE_BYTES < memory.length; page += 1) if (!isEmpty(words, page)) pages.push(page);
  const head = new Uint32Array([MAGIC, memory.length, PAGE_BYTES, pages.length, ...pages]);
  const body = new Uint8Array(head.byteLength + pages.length * PAGE_BYTES);
  body.set(new Uint8Array(head.buffer));
  pages.forEach((page, index) => {
    body.set(memory.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES), head.byteLength + index * PAGE_BYTES);
  });
  const bytes = new Uint8Array(DIGEST_BYTES + body.length);
  bytes.set(new Uint8Array(await crypto.subtle.digest("SHA-256", body)));
  bytes.set(body, DIGEST_BYTES);
  return bytes;
}

/** The memory; rejects when what was kept is damaged. */
export async function unpackSnapshot(bytes: ArrayBuffer): Promise<Uint8Array> {
  const body = new Uint8Array(bytes, Math.min(DIGEST_BYTES, bytes.byteLength));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  if (new Uint8Array(bytes).subarray(0, DIGEST_BYTES).some((byte, index) => byte !== digest[index]))
    throw new Error("the snapshot is damaged");
  const [magic, length = 0, pageBytes, count = 0] = new Uint32Array(bytes, DIGEST_BYTES, HEAD);
  if (magic !== MAGIC || pageBytes !== PAGE_BYTES) throw new Error("the snapshot is of another form");
  const pages = new Uint32Array(bytes, DIGEST_BYTES + HEAD * WORD_BYTES, count);
  const start = (HEAD + count) * WORD_BYTES;
  const memory = new Uint8Array(length);
  pages.forEach((page, index) => {
    const from = start + index * PAGE_BYTES;
    const to = page * PAGE_BYTES;
    memory.set(body.subarray(from, from + Math.min(PAGE_BYTES, length - to)), to);
  });
  return memory;
}

function isEmpty(words: Uint32Array, page: number): boolean {
  const end = Math.min((page + 1) * (PAGE_BYTES / WORD_BYTES), words.length);
  for (let index = page * (PAGE_BYTES / WORD_BYTES); index < end; index += 1) if (words[index] !== 0) return false;
  return true;
}
