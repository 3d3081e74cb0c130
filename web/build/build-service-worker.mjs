// Builds the service worker of a built site, with the list of the site's files in it: the last step of a build.
// node build/build-service-worker.mjs FOLDER
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { bundle } from "./bundle.mjs";

/** Nor what only other sites read: answers and pictures for them, and the pages that name these. */
const NEVER_NEEDED = /^sw\.js$|^(screenshots|cards|oembed|demo|[a-z]{2}(-[A-Z]{2})?)\/|\.(br|gz)$/;
/** What is there may come from the browser's own cache, and stays from version to version. */
const NAMED_BY_CONTENT = /^(assets|engine|runtime)\//;

const site = resolve(process.argv[2]);

await bundle("src/offline/service-worker.ts", site, "sw.js", { PRECACHED: JSON.stringify(await entries()) });

/** In Workbox's form. The digests see to it that no file of another version is taken for one of this. */
async function entries() {
  const found = await readdir(site, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const urls = files.map((file) => relative(site, file).replaceAll(sep, "/")).filter((url) => !NEVER_NEEDED.test(url));
  return Promise.all(
    urls.sort().map(async (url) => {
      const digest = createHash("sha256").update(await readFile(join(site, url)));
      const integrity = `sha256-${digest.digest("base64")}`;
      return { url, revision: NAMED_BY_CONTENT.test(url) ? null : integrity, integrity };
    }),
  );
}
