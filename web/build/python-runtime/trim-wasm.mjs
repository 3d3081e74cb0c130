// Trims Pyodide's wasm and its script to what the page uses, and splits the wasm: `node trim-wasm.mjs FOLDER_OF_PYODIDE
// OUT_FOLDER [HOT_FUNCTIONS]`, of which the last is a list like hot-functions.txt. With `--traced` in its place, it writes
// one wasm whose functions note that they were called, for tools/hot_functions.py.
//
// Emscripten prepares them to link more wasm at run time: each of 8,500 functions and variables is exported, and stored by
// the script under several names and at an address. The page links nothing, so only what the script uses stays exported,
// and unreachable code is removed. Every pattern must match exactly once, so another version of Pyodide fails the build.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import binaryen from "binaryen";
import { moveData } from "./move-data.mjs";
import { definedFunctions, FEATURES, splitWasm } from "./split-wasm.mjs";

/** The digest of Pyodide's wasm, and the indices of those of its functions that start Python and play. */
const HOT_FUNCTIONS = new URL("hot-functions.txt", import.meta.url);

/** Address, size, digest and name of each constant that moves to the cold part. */
const COLD_DATA = new URL("cold-data.txt", import.meta.url);

const [folder, out, functions = HOT_FUNCTIONS] = process.argv.slice(2);

const LOADER = "pyodide.mjs";
const SCRIPT = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";
const COLD_WASM = "pyodide.cold.wasm";

const DECLARED = /(?<=var )_set_method_docstring,[\w$,]+(?=;)/;
const EXPORTED = /(?<=function assignWasmExports\(wasmExports\)\{).*?(?=\})/;
const EXPORT = /([\w$]+)=Module\["\1"\]=wasmExports\["\w+"\](?:\.value>>>0)?;?/g;
/** How often the script names an unused export: in its declaration, and twice in its assignment. */
const NAMED_IF_UNUSED = 3;
const NAME = /[\w$]+/g;
const ADDRESSES = /updateGOT\(origExports\);/;
const USED = /\bwasmExports(?:\["(\w+)"\]|\.(\w+))/g;
/** A reference to a file that is not shipped. */
const SOURCE_MAP = /\n\/\/# sourceMappingURL=\S+/;
/** Used by the script under another name. */
const MAIN = "__main_argc_argv";

const loader = await readFile(join(folder, LOADER), "utf8");
const script = cutScript(await readFile(join(folder, SCRIPT), "utf8"), loader);
const bytes = await readFile(join(folder, WASM));
const module = trimmedModule(bytes, script);
const wasm = functions === "--traced" ? { [WASM]: traced(module) } : await split(module, bytes);
await mkdir(out, { recursive: true });
await writeFile(join(out, LOADER), cut(loader, [SOURCE_MAP, () => ""]));
await writeFile(join(out, SCRIPT), script);
for (const [name, part] of Object.entries(wasm)) await writeFile(join(out, name), part);

function cutScript(script, loader) {
  const unused = namesOfUnused(script, loader);
  const isUsed = (name) => !unused.has(name);
  const cuts = [
    [DECLARED, (names) => names.split(",").filter(isUsed).join()],
    [EXPORTED, (exports) => exports.replaceAll(EXPORT, (one, name) => (isUsed(name) ? one : ""))],
    [ADDRESSES, () => ""],
  ];
  return cuts.reduce(cut, script);
}

function cut(text, [pattern, replacement]) {
  const found = [...text.matchAll(new RegExp(pattern, "g"))].length;
  if (found !== 1) throw new Error(`${pattern} matches ${found} times, not once: is this another version of Pyodide?`);
  return text.replace(pattern, replacement);
}

function namesOfUnused(...scripts) {
  const counts = new Map();
  for (const [name] of scripts.join("\n").matchAll(NAME)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...scripts[0].match(EXPORTED)[0].matchAll(EXPORT)].map(([, name]) => name);
  return new Set(names.filter((name) => counts.get(name) === NAMED_IF_UNUSED));
}

function trimmedModule(bytes, script) {
  const used = new Set([MAIN, ...[...script.matchAll(USED)].map(([, quoted, plain]) => quoted ?? plain)]);
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(bytes));
  const module = binaryen.readBinary(bytes);
  for (const { name } of exported) if (!used.has(name)) module.removeExport(name);
  module.setFeatures(FEATURES);
  module.runPasses(["remove-unused-module-elements"]);
  return module;
}

async function split(module, bytes) {
  const [digest, ...names] = (await readFile(functions, "utf8")).trim().split(/\s+/);
  if (digest !== createHash("sha256").update(bytes).digest("hex"))
    throw new Error("hot-functions.txt is for another version of Pyodide: see docs/upgrading-pyodide.md");
  const { hot, cold } = moveData(splitWasm(module, bytes, new Set(names)), await coldData());
  return { [WASM]: hot, [COLD_WASM]: cold };
}

/** Return the constants that only cold functions read. */
async function coldData() {
  const lines = (await readFile(COLD_DATA, "utf8")).trim().split("\n");
  return lines.map((line) => {
    const [address, size, digest, name] = line.split(" ");
    return { address: Number(address), size: Number(size), digest, name };
  });
}

/** Let each function set an exported variable when it is called. */
function traced(module) {
  definedFunctions(module).forEach(({ name, body, results }) => {
    const called = `called ${name}`;
    module.addGlobal(called, binaryen.i32, true, module.i32.const(0));
    module.addGlobalExport(called, called);
    const note = module.global.set(called, module.i32.const(1));
    binaryen.Function.setBody(module.getFunction(name), module.block(null, [note, body], results));
  });
  return module.emitBinary();
}
