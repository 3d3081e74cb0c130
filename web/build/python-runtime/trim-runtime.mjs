// Trims Python's standard library and the wheel to what the page uses, and packs both whole for the workshop:
// `node trim-runtime.mjs WHEEL OUT_FOLDER WORKSHOP_FOLDER`.
// It runs in the same Pyodide that will read the archives, so the byte code always matches.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const STUBS = join(HERE, "stubs");
const WHEEL = "/wheel.whl";
const LIBRARY = "/library.zip";

const [wheel, out, workshop] = process.argv.slice(2);

const stock = await start();
const packer = await module(stock, "pack_modules");
const library = packer.library_with_stubs(JSON.stringify(await stubs())).toJs();
const used = await usedModules(library);
stock.FS.writeFile(LIBRARY, library);
await write(out, packer.pack(WHEEL, LIBRARY, used).toJs());
await write(workshop, packer.pack_whole(WHEEL).toJs());

async function write(folder, files) {
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
}

/** Return the modules in use, traced with the stubs in place. */
async function usedModules(bytes) {
  const folder = await mkdtemp(join(tmpdir(), "library-"));
  try {
    const stdLibURL = join(folder, "library.zip");
    await writeFile(stdLibURL, bytes);
    return (await module(await start({ stdLibURL }), "trace_imports")).trace(WHEEL, packer.modules_in(WHEEL));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function start(options = {}) {
  // The byte code depends on the order of sets, which a fixed hash seed makes reproducible. Without columns, which only
  // mark places in tracebacks, the archives shrink by a quarter.
  const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" }, ...options });
  pyodide.FS.writeFile(WHEEL, await readFile(wheel));
  return pyodide;
}

async function module(pyodide, name) {
  pyodide.FS.writeFile(`/home/pyodide/${name}.py`, await readFile(join(HERE, `${name}.py`)));
  return pyodide.pyimport(name);
}

async function stubs() {
  const names = (await readdir(STUBS, { recursive: true })).filter((name) => name.endsWith(".py"));
  const sources = names.map(async (name) => [name.replaceAll("\\", "/"), await readFile(join(STUBS, name), "utf8")]);
  return Object.fromEntries(await Promise.all(sources));
}
