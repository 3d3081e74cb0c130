/** The engine's files in the service worker's cache. The worker fetches files that it does not find there. */

const PREFIX = "coloretto-";
const ENGINE_FILE = /\/(engine|runtime)\//;

/** Return the names of this page's caches, but not those of other pages on the same host. */
export async function ownCacheNames(): Promise<string[]> {
  const scope = new URL("./", document.baseURI).href;
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name.endsWith(scope));
}

/** Delete the engine's files from the cache; return false if there are none, or no network to replace them. */
export async function evictEngineFiles(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const evicted = await Promise.all((await ownCacheNames()).map(evictFrom));
    return evicted.some(Boolean);
  } catch {
    return false; // Caches are blocked.
  }
}

async function evictFrom(name: string): Promise<boolean> {
  const cache = await caches.open(name);
  const files = (await cache.keys()).filter(({ url }) => ENGINE_FILE.test(url));
  const evicted = await Promise.all(files.map((file) => cache.delete(file)));
  return evicted.some(Boolean);
}
