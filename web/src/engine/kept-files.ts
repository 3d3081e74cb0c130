/** The engine's files among those that the service worker keeps; it fetches anew what it does not find there. */

const KEPT = "coloretto-precache";
const ENGINE = /\/(engine|runtime)\//;

/** Drops them; false when there are none, or none could be fetched instead. */
export async function dropKeptFiles(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(KEPT));
    const dropped = await Promise.all(names.map(dropFrom));
    return dropped.some((isAny) => isAny);
  } catch {
    return false; // Where nothing may be kept.
  }
}

async function dropFrom(name: string): Promise<boolean> {
  const cache = await caches.open(name);
  const files = (await cache.keys()).filter(({ url }) => ENGINE.test(url));
  const dropped = await Promise.all(files.map((file) => cache.delete(file)));
  return dropped.some((isAny) => isAny);
}
