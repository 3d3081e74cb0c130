// Starts the engine in Node from a built site (`node runtime.mjs SITE CONFIG MODULES`) and prints a report as JSON.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { importFile, startRuntime } from "./start-runtime.mjs";

const [site, text, names] = process.argv.slice(2);
const config = JSON.parse(text);
let modules = 0;
WebAssembly.Module = new Proxy(WebAssembly.Module, {
  construct(Module, args) {
    modules += 1;
    return new Module(...args);
  },
});
const { pyodide, archives, weights, cold } = await startRuntime(site, config);
await importFile(pyodide, new URL("../../support/nasty_json.py", import.meta.url));
const tests = await importFile(pyodide, new URL("in_runtime.py", import.meta.url));
const wasm = await WebAssembly.compile(await readFile(join(site, config.runtime, "pyodide.asm.wasm")));
const exports = WebAssembly.Module.exports(wasm)
  .map(({ name }) => name)
  .filter((name) => !name.startsWith("$"));
const report = JSON.parse(tests.report(...archives, pyodide.toPy(JSON.parse(names)), weights));
const errors = [tests.fail, tests.recurse].map(errorOf);
cold.restore();
const constants = JSON.parse(tests.read_constants());
console.log(JSON.stringify({ ...report, errors, constants, modules, coldLoads: cold.loads, exports }));

function errorOf(call) {
  try {
    return call();
  } catch ({ type, message }) {
    return { type, message };
  }
}
