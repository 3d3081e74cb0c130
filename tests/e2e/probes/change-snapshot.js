export default async (how) => {
  const cache = await caches.open("coloretto-snapshot");
  const [key] = await cache.keys();
  const bytes = new Uint8Array(await (await cache.match(key)).arrayBuffer());
  if (how === "flipped bit") bytes[bytes.length >> 1] ^= 1;
  if (how === "another format version") {
    bytes[32] ^= 1;
    bytes.set(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.subarray(32))));
  }
  const damaged = {
    empty: bytes.subarray(0, 0),
    "truncated header": bytes.subarray(0, 40),
    truncated: bytes.subarray(0, bytes.length >> 1),
    "foreign memory": await withForeignMemory(bytes),
  };
  if (how === "missing") await cache.delete(key);
  else await cache.put(key, new Response(damaged[how] ?? bytes));

  async function withForeignMemory(bytes) {
    const start = 32 + 16 + 4 * new Uint32Array(bytes.buffer, 32, 4)[3];
    const wrong = bytes.slice();
    wrong.fill(7, start, start + 64);
    wrong.set(new Uint8Array(await crypto.subtle.digest("SHA-256", wrong.subarray(32))));
    return wrong;
  }
};
