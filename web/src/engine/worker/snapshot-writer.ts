/** Writes snapshots. A module of its own, which the worker loads when it writes one. */

import { DIGEST_BYTES, deleteSnapshots, MAGIC, PAGE_BYTES, SNAPSHOT_CACHE, WORD_BYTES } from "./snapshot";

/** Store a snapshot in place of any other. */
export async function writeSnapshot(url: string, memory: Uint8Array): Promise<void> {
  const bytes = await packSnapshot(memory);
  await deleteSnapshots();
  const cache = await caches.open(SNAPSHOT_CACHE);
  await cache.put(url, new Response(bytes));
}

/** Return the stored form of the memory: a digest, a header and the pages that are not empty. */
export async function packSnapshot(memory: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength / WORD_BYTES);
  const pages: number[] = [];
  for (let page = 0; page * PAGE_BYTES < memory.length; page += 1) if (!isEmpty(words, page)) pages.push(page);
  const header = new Uint32Array([MAGIC, memory.length, PAGE_BYTES, pages.length, ...pages]);
  const body = new Uint8Array(header.byteLength + pages.length * PAGE_BYTES);
  body.set(new Uint8Array(header.buffer));
  pages.forEach((page, index) => {
    body.set(memory.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES), header.byteLength + index * PAGE_BYTES);
  });
  const bytes = new Uint8Array(DIGEST_BYTES + body.length);
  bytes.set(new Uint8Array(await crypto.subtle.digest("SHA-256", body)));
  bytes.set(body, DIGEST_BYTES);
  return bytes;
}

function isEmpty(words: Uint32Array, page: number): boolean {
  const end = Math.min((page + 1) * (PAGE_BYTES / WORD_BYTES), words.length);
  for (let index = page * (PAGE_BYTES / WORD_BYTES); index < end; index += 1) if (words[index] !== 0) return false;
  return true;
}
