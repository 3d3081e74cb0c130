// Cuts the script around Pyodide's wasm to what a page needs: `node glue.mjs FOLDER_OF_PYODIDE OUT_FILE`.
//
// Emscripten has made it ready to link further wasm at any time: each of the wasm's 8,500 exports is kept under several
// names and at an address, and each function of JavaScript that the wasm calls by address gets a wasm of its own. Here
// nothing is linked, and what nobody uses is left out. Every change must fit exactly once: another Pyodide ends the build.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const [folder, out] = process.argv.slice(2);

const DECLARED = /(?<=var )_set_method_docstring,[\w$,]+(?=;)/;
const EXPORTED = /(?<=function assignWasmExports\(wasmExports\)\{).*?(?=\})/;
const EXPORT = /([\w$]+)=Module\["\1"\]=wasmExports\["\w+"\](?:\.value>>>0)?;?/g;
/** What is only exported is named where it is declared, and twice where it gets its value. */
const NAMED_IF_UNUSED = 3;
const NAME = /[\w$]+/g;
const SYMBOLS = /(?<=mergeLibSymbols\()wasmExports(?=,"main"\);)/;
const MAIN = "{__main_argc_argv:wasmExports.__main_argc_argv}";
const ADDRESSES = /updateGOT\(origExports\);/;
const COPY = /Object\.assign\(\{\},wasmExports\)/;
const CONVERTED = /wasmExports\["(\w+)"\]=makeWrapper_/g;
const REPORT = /var reportUndefinedSymbols=\(\)=>\{/;

const script = await readFile(join(folder, "pyodide.asm.mjs"), "utf8");
const unused = namesOfUnused(script, await readFile(join(folder, "pyodide.mjs"), "utf8"));
const converted = [...script.matchAll(CONVERTED)].map(([, name]) => name);
const cuts = [
  [
    DECLARED,
    (names) =>
      names
        .split(",")
        .filter((name) => !unused.has(name))
        .join(),
  ],
  [EXPORTED, (exports) => exports.replaceAll(EXPORT, (one, name) => (unused.has(name) ? "" : one))],
  [SYMBOLS, () => MAIN],
  [ADDRESSES, () => ""],
  [COPY, () => `Object.create(wasmExports,${writable(converted)})`],
  [REPORT, (start) => `${addFunctions}${start}addFunctions();`],
];
await writeFile(out, cuts.reduce(cut, script));

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

/** Properties that hide those of the same names below, and may be set. */
function writable(names) {
  return `{${names.map((name) => `${name}:{value:wasmExports.${name},writable:true}`)}}`;
}

/**
 * Becomes part of the script, whose names it uses: gives all functions of JavaScript that are called by address one
 * wasm in common (https://webassembly.github.io/spec/core/binary/modules.html), which has and hands on each.
 */
function addFunctions() {
  const symbols = Object.entries(GOT).map(([name, global]) => ({ global, func: resolveGlobalSymbol(name, true).sym }));
  const functions = [...new Set(symbols.map(({ func }) => func).filter((func) => func?.sig))];
  const signatures = [...new Set(functions.map(({ sig }) => sig))];
  const number = (value) => [(value % 128) | 128, value >> 7];
  const name = (index) => uleb128EncodeWithLen(Array.from(String(index), (digit) => digit.charCodeAt()));
  const section = (id, entries) => [id, ...uleb128EncodeWithLen([...number(entries.length), ...entries.flat()])];
  const packed = (types) => generateTypePack(types === "v" ? "" : types);
  const bytes = [
    ...[0, 97, 115, 109, 1, 0, 0, 0],
    ...section(
      1,
      signatures.map(([result, ...given]) => [96, ...packed(given), ...packed(result)]),
    ),
    ...section(
      2,
      functions.map(({ sig }, index) => [1, 101, ...name(index), 0, ...number(signatures.indexOf(sig))]),
    ),
    ...section(
      7,
      functions.map((_, index) => [...name(index), 0, ...number(index)]),
    ),
  ];
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bytes)), { e: functions });
  functionsInTableMap = new WeakMap();
  functions.forEach((func, index) => {
    const address = getEmptyTableSlot();
    setWasmTableEntry(address, exports[index]);
    functionsInTableMap.set(func, address);
  });
  for (const { global, func } of symbols)
    if (functionsInTableMap.has(func)) global.value = functionsInTableMap.get(func);
}
