// Cuts Pyodide's wasm and the script around it to what a page needs: `node trim-wasm.mjs FOLDER_OF_PYODIDE OUT_FOLDER`.
//
// Emscripten has made them ready to link further wasm at any time: each of 8,500 functions and variables is exported, and
// kept by the script under several names and at an address. Here nothing is linked: only what the script itself uses is
// exported, and what nobody can reach then is left out. Every change must fit exactly once: another Pyodide ends the build.
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
/** What is only exported is named where it is declared, and twice where it gets its value. */
const NAMED_IF_UNUSED = 3;
const NAME = /[\w$]+/g;
const ADDRESSES = /updateGOT\(origExports\);/;
const USED = /\bwasmExports(?:\["(\w+)"\]|\.(\w+))/g;
/** Of a file that is not shipped. */
const SOURCE_MAP = /\n\/\/# sourceMappingURL=\S+/;
/** The script finds it under another name among all that is exported. */
const MAIN = "__main_argc_argv";

const { MutableGlobals, NontrappingFPToInt, BulkMemory, SignExt, ExceptionHandling, ReferenceTypes } =
  binaryen.Features;
/** What the wasm may be written with: what the browsers of the last years know. */
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
  if (found !== 1) throw new Error(`${pattern} fits ${found} times, not once: is it another Pyodide?`);
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
