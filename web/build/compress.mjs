// Writes compressed copies next to a site's files, for web servers to send: `node build/compress.mjs SITE CACHE`.
// The best Brotli quality takes seconds per megabyte, so CACHE holds the results under hashes of the content.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const SUFFIXES = {
  ".br": (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  ".gz": (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
/** Compressing smaller files makes no difference in a request. */
const MIN_BYTES = 1000;
/** Files that are compressed already, copies from an earlier run, and what hosts read but do not send. */
const EXCLUDED = /\.(png|jpg|woff2|br|gz)$|^(library|wheel)-\w+\.zip$|^_headers$/;
/** Hosts compress the documentation themselves. */
const DOCUMENTATION = /^docs[\\/]/;

const [site, cache] = process.argv.slice(2);
const copies = new Map();
await mkdir(cache, { recursive: true });
const entries = await readdir(site, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && !EXCLUDED.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !DOCUMENTATION.test(relative(site, file)));
let compressed = 0;
await Promise.all(files.map(compress));

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const name = createHash("sha256").update(bytes).digest("hex");
  for (const suffix of Object.keys(SUFFIXES))
    await copyFile(await cachedCopy(bytes, name + suffix, suffix), file + suffix);
  console.log(`compressed ${++compressed} of at most ${files.length}`);
}

/** Return the path of a compressed copy in the cache; files with the same content wait for the same copy. */
function cachedCopy(bytes, name, suffix) {
  if (!copies.has(name)) copies.set(name, makeCopy(bytes, join(cache, name), suffix));
  return copies.get(name);
}

/** Another build may read the cache meanwhile, so the copy appears in it once it is complete. */
async function makeCopy(bytes, path, suffix) {
  if (existsSync(path)) return path;
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, await SUFFIXES[suffix](bytes));
  await rename(unfinished, path);
  return path;
}
