// Starts the engine in Node from a built site (`node runtime.mjs SITE CONFIG MODULES`) and prints a report as JSON.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [site, text, names] = process.argv.slice(2);
const config = JSON.parse(text);
let modules = 0;
WebAssembly.Module = new Proxy(WebAssembly.Module, {
  construct(Module, args) {
    modules += 1;
    return new Module(...args);
  },
});
const read = (name) => readFile(join(site, name));
const cold = await WebAssembly.compile(await read(join(config.runtime, "pyodide.cold.wasm")));
let coldLoads = 0;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (wasm, imports) => {
  if (!imports.env) return instantiate(wasm, imports);
  const load = () => {
    coldLoads += 1;
    new WebAssembly.Instance(cold, { ...imports, hot: instance.exports });
  };
  const { module, instance } = await instantiate(wasm, { ...imports, cold: { load } });
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
pyodide.FS.writeFile("/engine.zip", await readFile(join(site, config.archive.path)));
const weights = [];
const { "coach.zip": coach, ...data } = config.files;
pyodide.FS.writeFile("/coach.zip", await readFile(join(site, coach.path)));
for (const [file, { path }] of Object.entries(data)) {
  weights.push([file, pyodide.toPy(new Uint8Array(await readFile(join(site, path))))]);
}
for (const file of ["in_runtime.py", "../../support/nasty_json.py"]) {
  const name = file.split("/").at(-1);
  pyodide.FS.writeFile(`/home/pyodide/${name}`, await readFile(new URL(file, import.meta.url)));
}
const args = ["/engine.zip", "/coach.zip", pyodide.toPy(JSON.parse(names)), weights];
const wasm = await WebAssembly.compile(await read(join(config.runtime, "pyodide.asm.wasm")));
const exports = WebAssembly.Module.exports(wasm).map(({ name }) => name).filter((name) => !name.startsWith("$"));
const tests = pyodide.pyimport("in_runtime");
const report = JSON.parse(tests.report(...args));
console.log(JSON.stringify({ ...report, errors: [tests.fail, tests.recurse].map(errorOf), modules, coldLoads, exports }));

function errorOf(call) {
  try {
    return call();
  } catch ({ type, message }) {
    return { type, message };
  }
}
