export default async ([file, how]) => {
  const names = (await caches.keys()).filter((name) => name.startsWith("coloretto-precache"));
  const cache = await caches.open(names[0]);
  const keys = (await cache.keys()).filter(({ url }) => url.includes(file));
  for (const key of keys) {
    const cached = await cache.match(key);
    const { headers } = cached;
    const bytes = new Uint8Array(await cached.arrayBuffer());
    const content = { truncated: bytes.slice(0, bytes.length / 2), replaced: "nothing" }[how];
    await (how === "missing" ? cache.delete(key) : cache.put(key, new Response(content, { headers })));
  }
  return keys.length;
};
