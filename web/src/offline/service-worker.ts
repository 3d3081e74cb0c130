import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import type { Progress, WorkerCommand } from "./messages";

declare const self: ServiceWorkerGlobalScope;
/** Every file of this version with its digest, put in by build-service-worker.mjs. */
declare const PRECACHED: { url: string; revision: string | null; integrity: string }[];

/** Before anything asks for the cache's name; forgetting.ts goes by it. */
setCacheNameDetails({ prefix: "coloretto" });

let done = 0;
const precache = new PrecacheController({
  plugins: [
    {
      // Workbox would fetch anew what the browser has already; to ask whether it still holds is enough.
      requestWillFetch: async ({ request }) =>
        request.cache === "reload" ? new Request(request, { cache: "no-cache" }) : request,
      handlerDidComplete: async ({ event, error }) => {
        if (event?.type !== "install" || error) return;
        done += 1;
        await reportProgress({ done, total: PRECACHED.length });
      },
    },
  ],
});
precache.addToCacheList(PRECACHED);

/** A file that is not of this version has another digest: the install fails, and what was there before stays whole. */
self.addEventListener("install", (event) => void precache.install(event));

/** A page that was there before its worker can use it, too. */
clientsClaim();

self.addEventListener("message", (event) => {
  const command: WorkerCommand = event.data;
  event.waitUntil(command === "activate" ? self.skipWaiting() : tidy(event));
});

/** A URL may ask for a game or a language: it is the same page. A parameter may also have no name, as in "?=x". */
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/^/] }));

/** A folder without its slash leads to the folder, as hosts do it. */
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === "navigate" && isFolder(url),
  async ({ url }) => Response.redirect(`${url.origin}${url.pathname}/${url.search}`, 301),
);

/**
 * A page of the version before may still be open in another tab, and fetch a language or start its engine again: files
 * named by their content stay in the cache until a page of this version is alone (see `tidy`).
 */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/(assets|engine|runtime)\//.test(url.pathname),
  async ({ request }) =>
    (await caches.match(request.url, { cacheName: precache.strategy.cacheName })) ?? fetch(request),
);

function isFolder({ origin, pathname }: URL): boolean {
  return precache.getCacheKeyForURL(`${origin}${pathname}/index.html`) !== undefined;
}

/**
 * Only pages of this version ask for it. Other windows may be of an earlier one, and a version to come has its files in
 * the same cache.
 */
async function tidy(event: ExtendableMessageEvent): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (windows.length > 1 || installing || waiting) return;
  await precache.activate(event);
}

async function reportProgress(progress: Progress): Promise<void> {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(progress);
}
