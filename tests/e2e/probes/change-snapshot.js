export default async (how) => {
  const cache = await caches.open("coloretto-snapshot");
  const [key] = await cache.keys();
  const bytes = new Uint8Array(await (await cache.match(key)).arrayBuffer());
  if (how === "a byte is another") bytes[bytes.length >> 1] ^= 1;
  if (how === "of another form") {
    bytes[32] ^= 1;
    bytes.set(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.subarray(32))));
  }
  const damaged = {
    empty: bytes.subarray(0, 0),
    "cut off in its head": bytes.subarray(0, 40),
    "cut off": bytes.subarray(0, bytes.length >> 1),
    "the memory is not Python's": await other(bytes),
  };
  if (how === "missing") await cache.delete(key);
  else await cache.put(key, new Response(damaged[how] ?? bytes));

  async function other(bytes) {
    const start = 32 + 16 + 4 * new Uint32Array(bytes.buffer, 32, 4)[3];
    const wrong = bytes.slice();
    wrong.fill(7, start, start + 64);
    wrong.set(new Uint8Array(await crypto.subtle.digest("SHA-256", wrong.subarray(32))));
    return wrong;
  }
};
