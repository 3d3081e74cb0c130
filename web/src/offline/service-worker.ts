import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import type { Progress, WorkerCommand } from "./messages";

declare const self: ServiceWorkerGlobalScope;
/** All files of this version with their digests, inserted by build-service-worker.mjs. */
declare const PRECACHED: { url: string; revision: string | null; integrity: string }[];
/** The files of this version that only the workshop needs. */
declare const WORKSHOP: string[];

/** Must run before the cache's name is used. file-cache.ts finds the cache by this prefix. */
setCacheNameDetails({ prefix: "coloretto" });

let done = 0;
const precache = new PrecacheController({
  plugins: [
    {
      // Workbox would bypass the browser's cache; revalidating its files is enough.
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

/** A file of another version has another digest, so the installation fails and the previous version stays intact. */
self.addEventListener("install", (event) => void precache.install(event));

/** Lets a page that was loaded before its worker use it, too. */
clientsClaim();

self.addEventListener("message", (event) => {
  const command: WorkerCommand = event.data;
  const commands = { activate: () => self.skipWaiting(), tidy: () => tidy(event), "keep-workshop": keepWorkshop };
  event.waitUntil(commands[command]());
});

/** URL parameters select a game or a language of the same page. A parameter may have no name, as in "?=x". */
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/^/] }));

/** Redirects a folder's URL without a slash to the one with it, as web servers do. */
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === "navigate" && isFolder(url),
  async ({ url }) => Response.redirect(`${url.origin}${url.pathname}/${url.search}`, 301),
);

const workshop = new Set(WORKSHOP.map((path) => new URL(path, self.registration.scope).href));
const WORKSHOP_CACHE = `coloretto-workshop-${self.registration.scope}`;

/** Keeps the workshop's files from the first visit on: pages for when there is no network, all others for ever. */
registerRoute(
  ({ url }) => workshop.has(url.origin + url.pathname),
  async ({ request, url: { origin, pathname } }) => {
    const cache = await caches.open(WORKSHOP_CACHE);
    const known = await cache.match(origin + pathname);
    if (known && !pathname.endsWith(".html")) return known;
    try {
      const response = await fetch(request);
      if (response.ok) await cache.put(origin + pathname, response.clone());
      return response;
    } catch (error) {
      if (known) return known;
      throw error;
    }
  },
);

/**
 * A page of the previous version may still be open in another tab, and load a language or restart its engine. So files
 * named by their content stay in the cache until only one page is open (see `tidy`).
 */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/(assets|engine|runtime)\//.test(url.pathname),
  async ({ request }) =>
    (await caches.match(request.url, { cacheName: precache.strategy.cacheName })) ?? fetch(request),
);

/** Cache the files of the workshop that are not cached yet. */
async function keepWorkshop(): Promise<void> {
  const cache = await caches.open(WORKSHOP_CACHE);
  for (const url of workshop) if (!(await cache.match(url))) await cache.add(url);
}

function isFolder({ origin, pathname }: URL): boolean {
  return precache.getCacheKeyForURL(`${origin}${pathname}/index.html`) !== undefined;
}

/**
 * Delete the files of previous versions, unless another window may belong to one, or a newer version with files in the
 * same cache is installing or waiting. Only pages of this version request it.
 */
async function tidy(event: ExtendableMessageEvent): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (windows.length > 1 || installing || waiting) return;
  await precache.activate(event);
  const cache = await caches.open(WORKSHOP_CACHE);
  for (const { url } of await cache.keys()) if (!workshop.has(url)) await cache.delete(url);
}

async function reportProgress(progress: Progress): Promise<void> {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(progress);
}
