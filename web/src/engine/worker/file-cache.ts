/** The engine's files among those that the service worker keeps; it fetches anew what it does not find there. */

const OURS = "coloretto-";
const ENGINE = /\/(engine|runtime)\//;

/** The names of this page's caches: other pages of the same host, of ours too, keep theirs. */
export async function ownCacheNames(): Promise<string[]> {
  const scope = new URL("./", document.baseURI).href;
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name.endsWith(scope));
}

/** Drops them; false when there are none, or none could be fetched instead. */
export async function evictEngineFiles(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const dropped = await Promise.all((await ownCacheNames()).map(evictFrom));
    return dropped.some((isAny) => isAny);
  } catch {
    return false; // Where nothing may be kept.
  }
}

async function evictFrom(name: string): Promise<boolean> {
  const cache = await caches.open(name);
  const files = (await cache.keys()).filter(({ url }) => ENGINE.test(url));
  const dropped = await Promise.all(files.map((file) => cache.delete(file)));
  return dropped.some((isAny) => isAny);
}
