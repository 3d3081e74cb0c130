// Trims Pyodide's wasm and its script to what the page uses: `node trim-wasm.mjs FOLDER_OF_PYODIDE OUT_FOLDER`.
//
// Emscripten prepares them to link more wasm at run time: each of 8,500 functions and variables is exported, and stored by
// the script under several names and at an address. The page links nothing, so only what the script uses stays exported,
// and unreachable code is removed. Every pattern must match exactly once, so another version of Pyodide fails the build.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import binaryen from "binaryen";

const [folder, out] = process.argv.slice(2);

const LOADER = "pyodide.mjs";
const SCRIPT = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";

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

const { MutableGlobals, NontrappingFPToInt, BulkMemory, SignExt, ExceptionHandling, ReferenceTypes } =
  binaryen.Features;
/** The wasm features that the output may use, which all supported browsers have. */
const FEATURES = MutableGlobals | NontrappingFPToInt | BulkMemory | SignExt | ExceptionHandling | ReferenceTypes;

const loader = await readFile(join(folder, LOADER), "utf8");
const script = cutScript(await readFile(join(folder, SCRIPT), "utf8"), loader);
const wasm = cutWasm(await readFile(join(folder, WASM)), script);
await mkdir(out, { recursive: true });
await writeFile(join(out, LOADER), cut(loader, [SOURCE_MAP, () => ""]));
await writeFile(join(out, SCRIPT), script);
await writeFile(join(out, WASM), wasm);

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

function cutWasm(bytes, script) {
  const used = new Set([MAIN, ...[...script.matchAll(USED)].map(([, quoted, plain]) => quoted ?? plain)]);
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(bytes));
  const module = binaryen.readBinary(bytes);
  for (const { name } of exported) if (!used.has(name)) module.removeExport(name);
  module.setFeatures(FEATURES);
  module.runPasses(["remove-unused-module-elements"]);
  return module.emitBinary();
}
