// Builds the service worker with the list of a site's files, as the last step of a build.
// node build/build-service-worker.mjs FOLDER
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { bundle } from "./bundle.mjs";

/** The worker, compressed copies, what only other sites, their visitors or first visits read, and the bots' frame. */
const EXCLUDED =
  /^sw\.js$|^cage\.html$|^(engine\/openings|screenshots|cards|oembed|demo|docs|[a-z]{2}(-[A-Z][A-Za-z]+)?)\/|\.(br|gz)$/;
/** The pages of the workshop, and its Python. Of the scripts and styles it has those that no other page reaches. */
const WORKSHOP = /^workshop(-table)?\.html$|^workshop\//;
/** The scripts with the texts of other languages than English. */
const LANGUAGES = (await readdir("src/i18n")).filter((name) => name !== "en" && !name.includes("."));
const OF_LANGUAGE = new RegExp(`^assets/(${LANGUAGES.join("|")})-[^/]*$`);
/** A file that another one names. */
const NAMED = /[\w-]+\.(?:js|css|woff2)\b/g;
/** Folders whose file names contain a hash of the content, so that no revision is needed. */
const NAMED_BY_CONTENT = /^(assets|engine|runtime)\//;

const site = resolve(process.argv[2]);

const urls = await listUrls();
const pages = urls.filter((url) => url.endsWith(".html") && !WORKSHOP.test(url));
const reached = await reachableFrom(pages, /./);
const reachedInEnglish = await reachableFrom(pages, { test: (url) => !OF_LANGUAGE.test(url) });
await bundle("src/offline/service-worker.ts", site, "sw.js", {
  PRECACHED: JSON.stringify(await entries(urls.filter((url) => !isOfWorkshop(url) && !isOfLanguage(url)))),
  LANGUAGES: JSON.stringify(await entries(urls.filter(isOfLanguage))),
  WORKSHOP: JSON.stringify(await entries(urls.filter(isOfWorkshop))),
});

/** Return whether only the workshop needs a file: such files are kept once they were requested. */
function isOfWorkshop(url) {
  return WORKSHOP.test(url) || (url.startsWith("assets/") && !reached.has(url));
}

/** Return whether only a language other than English needs a file. */
function isOfLanguage(url) {
  return reached.has(url) && !reachedInEnglish.has(url);
}

/** Return pages with the scripts, styles and fonts that they name, also indirectly, of those that are wanted. */
async function reachableFrom(pages, wanted) {
  const found = new Set(pages);
  for (const url of found) {
    const names = (await readFile(join(site, url), "latin1")).match(NAMED) ?? [];
    for (const each of names.map((name) => `assets/${name}`))
      if (urls.includes(each) && wanted.test(each)) found.add(each);
  }
  return found;
}

async function listUrls() {
  const found = await readdir(site, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files
    .map((file) => relative(site, file).replaceAll(sep, "/"))
    .filter((url) => !EXCLUDED.test(url))
    .sort();
}

/** Return files as Workbox's precache entries. `integrity` rejects files of another version. */
async function entries(urls) {
  return Promise.all(
    urls.map(async (url) => {
      const digest = createHash("sha256").update(await readFile(join(site, url)));
      const integrity = `sha256-${digest.digest("base64")}`;
      return { url, revision: NAMED_BY_CONTENT.test(url) ? null : integrity, integrity };
    }),
  );
}
