// Starts the runtime of a built site in Node, with the engine's archives and data.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { segmentsOf } from "../../../web/build/python-runtime/move-data.mjs";

/** Fills the memory of constants that only cold functions may read, so that another function that reads them fails. */
const POISON = 0xa5;

/**
 * Return Python, the paths of the archives, the data, and the wasm's cold part: `loads` counts how often it was linked,
 * `restore` puts its constants into the memory, where there is poison before.
 */
export async function startRuntime(site, config) {
  const read = (name) => readFile(join(site, name));
  const bytes = await read(join(config.runtime, "pyodide.cold.wasm"));
  const cold = { loads: 0, module: await WebAssembly.compile(bytes), restore: () => undefined };
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (wasm, imports) => {
    if (!imports.env) return instantiate(wasm, imports);
    cold.restore = () => new WebAssembly.Instance(cold.module, { ...imports, hot: instance.exports });
    const load = () => {
      cold.loads += 1;
      cold.restore();
      poison();
    };
    const { module, instance } = await instantiate(wasm, { ...imports, cold: { load } });
    const poison = () => {
      const memory = new Uint8Array(instance.exports.memory.buffer);
      for (const { address, content } of segmentsOf(bytes)) memory.fill(POISON, address, address + content.length);
    };
    poison();
    return { module, instance };
  };
  const script = (name) => import(pathToFileURL(join(site, config.runtime, name)));
  const { loadPyodide } = await script("pyodide.js");
  const { default: createPyodideModule } = await script("pyodide.asm.js");
  const pyodide = await loadPyodide({
    indexURL: join(site, config.runtime),
    stdLibURL: join(site, config.library.path),
    packageBaseUrl: join(site, config.runtime),
    lockFileContents: config.lock,
    createPyodideModule,
  });
  const { "coach.zip": coach, ...data } = config.files;
  pyodide.FS.writeFile("/engine.zip", await read(config.archive.path));
  pyodide.FS.writeFile("/coach.zip", await read(coach.path));
  const weights = [];
  for (const [file, { path }] of Object.entries(data))
    weights.push([file, pyodide.toPy(new Uint8Array(await read(path)))]);
  return { pyodide, archives: ["/engine.zip", "/coach.zip"], weights, cold };
}

/** Import a module of the tests. */
export async function importFile(pyodide, file) {
  const [, name] = /(\w+)\.py$/.exec(file.pathname);
  pyodide.FS.writeFile(`/home/pyodide/${name}.py`, await readFile(file));
  return pyodide.pyimport(name);
}
