// Puts compressed copies beside a site's files, for web servers that send such: `node build/compress.mjs SITE CACHE`.
// Brotli at its best takes seconds a megabyte, so what was compressed once is kept in CACHE by its content.
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
/** Smaller files would gain nothing that a request does not cost. */
const LEAST_BYTES = 1000;
/** Compressed already. */
const DENSE = /\.(bin|png|jpg)$/;

const [site, cache] = process.argv.slice(2);
await mkdir(cache, { recursive: true });
const entries = await readdir(site, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && !DENSE.test(entry.name));
await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const name = createHash("sha256").update(bytes).digest("hex");
  for (const [suffix, compressed] of Object.entries(SUFFIXES)) {
    const kept = join(cache, name + suffix);
    await copyFile(kept, file + suffix).catch(async () => {
      await writeFile(kept, await compressed(bytes));
      await copyFile(kept, file + suffix);
    });
  }
}
