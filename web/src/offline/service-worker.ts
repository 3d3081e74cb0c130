import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CheckedCache, isUsable, type SiteFile } from "./checked-cache";
import type { FilesFetched, WorkerCommand } from "./messages";

declare const self: ServiceWorkerGlobalScope;
/** All files of this version with their digests, inserted by build-service-worker.mjs. */
declare const PRECACHED: (SiteFile & { revision: string | null })[];
/** The files of this version that only languages other than English need. */
declare const LANGUAGES: SiteFile[];
/** The files of this version that only the workshop needs. */
declare const WORKSHOP: SiteFile[];

/** Must run before the cache's name is used. file-cache.ts finds the cache by this prefix. */
setCacheNameDetails({ prefix: "coloretto" });

let done = 0;
const precache = new PrecacheController({
  plugins: [
    {
      // Workbox would bypass the browser's cache, or trust it when it fetches a lost file again: it may be wrong.
      requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }),
      // Workbox compares the digest only.
      cacheWillUpdate: async ({ request, response }) => (isUsable(response, request.url) ? response : null),
      handlerDidComplete: async ({ event, error }) => {
        if (event?.type !== "install" || error) return;
        done += 1;
        await reportProgress({ done, total: PRECACHED.length });
      },
    },
  ],
});
precache.addToCacheList(PRECACHED);

/**
 * A file of another version has another digest, so the installation fails and the previous version stays intact. The game
 * also works without the other languages.
 */
self.addEventListener("install", (event) => {
  void precache.install(event);
  event.waitUntil(workshop.deleteUnusable());
  event.waitUntil(languages.fill().catch(() => undefined)); // Each is kept when it is first used.
});

/** Lets a page that was loaded before its worker use it, too. */
clientsClaim();

self.addEventListener("message", (event) => {
  const command: WorkerCommand = event.data;
  const commands = {
    activate: () => self.skipWaiting(),
    tidy: () => tidy(event),
    "keep-workshop": () => workshop.fill().catch(() => undefined), // The next visit continues.
  };
  event.waitUntil(commands[command]());
});

/** URL parameters select a game or a language of the same page. A parameter may have no name, as in "?=x". */
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/^/] }));

/** Redirects a folder's URL without a slash to the one with it, as web servers do. */
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === "navigate" && isFolder(url),
  async ({ url }) => Response.redirect(`${url.origin}${url.pathname}/${url.search}`, 301),
);

const workshop = new CheckedCache(`coloretto-workshop-${self.registration.scope}`, WORKSHOP, self.registration.scope);

const languages = new CheckedCache(
  `coloretto-languages-${self.registration.scope}`,
  LANGUAGES,
  self.registration.scope,
);

/** Keeps the workshop's files from the first visit on. */
for (const cache of [languages, workshop])
  registerRoute(
    ({ url }) => cache.has(url),
    ({ request }) => cache.answer(request),
  );

/**
 * A page of the previous version may still be open in another tab, and load a language or restart its engine. So files
 * named by their content stay in the cache until only one page is open (see `tidy`).
 */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/(assets|engine|runtime)\//.test(url.pathname),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
);

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
  await Promise.all([languages.tidy(), workshop.tidy()]);
}

async function reportProgress(progress: FilesFetched): Promise<void> {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(progress);
}
