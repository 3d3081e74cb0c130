// Cuts Python's standard library and the wheel to what a page needs: `node cut.mjs WHEEL OUT_FOLDER`.
// It is done with the very Pyodide that will read the archives, so their byte code always fits.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { loadPyodide } from "pyodide";

const [wheel, out] = process.argv.slice(2);
// The order of sets is part of the byte code.
const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
const path = `/${basename(wheel)}`;
pyodide.FS.writeFile(path, await readFile(wheel));
pyodide.FS.writeFile("/home/pyodide/cut.py", await readFile(new URL("cut.py", import.meta.url)));
const files = pyodide.pyimport("cut").cut(path).toJs();
for (const [name, bytes] of Object.entries(files)) {
  await mkdir(dirname(join(out, name)), { recursive: true });
  await writeFile(join(out, name), bytes);
}
