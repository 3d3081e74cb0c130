// Builds the service worker with the list of a site's files, as the last step of a build.
// node build/build-service-worker.mjs FOLDER
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { bundle } from "./bundle.mjs";

/** The worker itself, compressed copies, and files that only other sites or their visitors read. */
const EXCLUDED = /^sw\.js$|^(screenshots|cards|oembed|demo|docs|[a-z]{2}(-[A-Z]{2})?)\/|\.(br|gz)$/;
/** Folders whose file names contain a hash of the content, so that no revision is needed. */
const NAMED_BY_CONTENT = /^(assets|engine|runtime)\//;

const site = resolve(process.argv[2]);

await bundle("src/offline/service-worker.ts", site, "sw.js", { PRECACHED: JSON.stringify(await entries()) });

/** Return the files as Workbox's precache entries. `integrity` rejects files of another version. */
async function entries() {
  const found = await readdir(site, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const urls = files.map((file) => relative(site, file).replaceAll(sep, "/")).filter((url) => !EXCLUDED.test(url));
  return Promise.all(
    urls.sort().map(async (url) => {
      const digest = createHash("sha256").update(await readFile(join(site, url)));
      const integrity = `sha256-${digest.digest("base64")}`;
      return { url, revision: NAMED_BY_CONTENT.test(url) ? null : integrity, integrity };
    }),
  );
}
