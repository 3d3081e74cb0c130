// Writes compressed copies next to a site's files, for web servers to send: `node build/compress.mjs SITE CACHE`.
// The best Brotli quality takes seconds per megabyte, so CACHE holds the results under hashes of the content.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
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
/** Files that are compressed already. */
const COMPRESSED = /\.(png|jpg|woff2)$|^(library|wheel)-\w+\.zip$/;

const [site, cache] = process.argv.slice(2);
await mkdir(cache, { recursive: true });
const entries = await readdir(site, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name));
await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const name = createHash("sha256").update(bytes).digest("hex");
  for (const [suffix, compressed] of Object.entries(SUFFIXES)) {
    const cached = join(cache, name + suffix);
    await copyFile(cached, file + suffix).catch(async () => {
      await writeFile(cached, await compressed(bytes));
      await copyFile(cached, file + suffix);
    });
  }
}
