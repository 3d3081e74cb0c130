// Splits Pyodide's wasm: the hot part starts Python and plays, the cold part is linked to it later.
//
// In the hot part a stub takes the place of each cold function that something refers to: it calls `cold.load` unless the
// cold part is linked, and then the function by its slot in a table. The functions of the main table keep their slots,
// because Python's memory, and so each snapshot of it, holds these as pointers; when the cold part is instantiated, its
// functions replace the stubs there. The others have slots in a table of their own. The cold part imports what it uses of
// the hot one from the module `hot`, and the functions of the script as the hot one does.
import binaryen from "binaryen";
import { HEADER_BYTES, sectionsOf } from "./move-data.mjs";

/** Binaryen's name of the table of function pointers. */
const MAIN_TABLE = "0";
/** The table of the cold functions without a function pointer. */
const COLD_TABLE = "cold";
/** The global that says whether the cold part is linked. Not in memory, of which snapshots are taken. */
const LINKED = "linked";
const ENSURE = "ensure linked";
const LOAD = "load";
/** The start of the names of exports for the cold part, which no name in the script has. */
const MARK = "$";
/** The sections that the cold part does not need: custom ones, exports, elements, and data with their number. */
const HOT_SECTIONS = new Set([0, 7, 9, 11, 12]);

const { MutableGlobals, NontrappingFPToInt, BulkMemory, SignExt, ExceptionHandling, ReferenceTypes } =
  binaryen.Features;
/** The wasm features that the output may use, which all supported browsers have. */
export const FEATURES = MutableGlobals | NontrappingFPToInt | BulkMemory | SignExt | ExceptionHandling | ReferenceTypes;

/**
 * Return the binaries of the hot and of the cold part. `module` is the trimmed one; it becomes the hot part. `bytes` are
 * the untouched ones, and `hotNames` the indices in them of the functions of the hot part.
 */
export function splitWasm(module, bytes, hotNames) {
  const isCold = ({ name }) => !hotNames.has(name);
  const slots = mainTable(module);
  replace(module, definedFunctions(module).filter(isCold), () => module.unreachable());
  prune(module);
  const cold = definedFunctions(module).filter(isCold);
  const hot = definedFunctions(module).filter((each) => !isCold(each));
  const names = new Set(cold.map(({ name }) => name));
  const pointers = new Map(slots.map((name, slot) => [name, slot]));
  const alone = [...names].filter((name) => !pointers.has(name));
  const places = new Map([
    ...[...pointers].map(([name, slot]) => [name, { table: MAIN_TABLE, slot }]),
    ...alone.map((name, slot) => [name, { table: COLD_TABLE, slot }]),
  ]);
  const stubs = cold.map((each) => ({ ...each, ...places.get(each.name) }));
  // Equal stubs next to each other compress well.
  stubs.sort((one, other) => one.params - other.params || one.results - other.results || one.slot - other.slot);
  addLoader(module, alone.length);
  replace(module, stubs, (each) => stub(module, each));

  const coldModule = binaryen.readBinary(withoutHotSections(bytes));
  coldModule.setFeatures(FEATURES);
  for (const { name, params, results } of hot) {
    coldModule.removeFunction(name);
    coldModule.addFunctionImport(name, "hot", MARK + name, params, results);
  }
  importState(coldModule, module);
  for (const [start, run] of runs(slots, (name) => names.has(name)))
    coldModule.addActiveElementSegment(MAIN_TABLE, `main ${start}`, run, coldModule.i32.const(start));
  if (alone.length) coldModule.addActiveElementSegment(COLD_TABLE, COLD_TABLE, alone, coldModule.i32.const(0));
  const linked = coldModule.global.set(LINKED, coldModule.i32.const(1));
  coldModule.setStart(coldModule.addFunction("start", binaryen.none, binaryen.none, [], linked));
  prune(coldModule);

  for (const { name, module: from, base } of all(coldModule, "Function"))
    if (from === "hot") module.addFunctionExport(name, base);
  return { hot: module.emitBinary(), cold: coldModule.emitBinary() };
}

/** Return the functions of a module that it does not import. */
export function definedFunctions(module) {
  return all(module, "Function").filter((each) => each.module === "");
}

/** Return the names of the functions of the main table; its empty first slots have none. */
function mainTable(module) {
  const { offset, data } = binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(0));
  return [...Array(binaryen.getExpressionInfo(offset).value).fill(null), ...data];
}

function replace(module, replaced, body) {
  for (const each of replaced) {
    module.removeFunction(each.name);
    module.addFunction(each.name, each.params, each.results, [], body(each));
  }
}

function prune(module) {
  module.runPasses(["remove-unused-module-elements"]);
}

/** Add the table of cold functions, and the function that loads them unless they are linked. */
function addLoader(module, length) {
  const { i32, global } = module;
  module.addTable(COLD_TABLE, length, length, binaryen.funcref);
  module.addGlobal(LINKED, binaryen.i32, true, i32.const(0));
  module.addFunctionImport(LOAD, "cold", LOAD, binaryen.none, binaryen.none);
  const load = module.if(i32.eqz(global.get(LINKED, binaryen.i32)), module.call(LOAD, [], binaryen.none));
  module.addFunction(ENSURE, binaryen.none, binaryen.none, [], load);
}

function stub(module, { table, slot, params, results }) {
  const operands = binaryen.expandType(params).map((type, index) => module.local.get(index, type));
  const call = module.call_indirect(table, module.i32.const(slot), operands, params, results);
  return module.block(null, [module.call(ENSURE, [], binaryen.none), call], results);
}

/** Let the cold part import the memory, the tables, the exception and the variables of the hot one. */
function importState(cold, hot) {
  cold.addTable(COLD_TABLE, 0, -1, binaryen.funcref);
  cold.addMemoryImport("0", "hot", "memory");
  for (const { name } of all(hot, "Table")) {
    hot.addTableExport(name, `${MARK}table${name}`);
    cold.addTableImport(name, "hot", `${MARK}table${name}`);
  }
  for (const { value, name } of all(hot, "Export").filter(({ kind }) => kind === binaryen.ExternalTag)) {
    const { params, results } = binaryen.getTagInfo(cold.getTag(value));
    cold.addTagImport(value, "hot", name, params, results);
  }
  for (const { name, type } of all(hot, "Global").filter(({ mutable }) => mutable)) {
    hot.addGlobalExport(name, MARK + name);
    cold.removeGlobal(name);
    cold.addGlobalImport(name, "hot", MARK + name, type, true);
  }
}

/** Return what binaryen knows about each function, global or table of a module. */
function all(module, kind) {
  return Array.from({ length: module[`getNum${kind}s`]() }, (_, index) =>
    binaryen[`get${kind}Info`](module[`get${kind}ByIndex`](index)),
  );
}

/** Yield the runs of names that are accepted, with the slot of the first one. */
function* runs(slots, isWanted) {
  for (let start = 0, end; start < slots.length; start = end + 1) {
    for (end = start; isWanted(slots[end]); end += 1);
    if (end > start) yield [start, slots.slice(start, end)];
  }
}

function withoutHotSections(bytes) {
  const kept = sectionsOf(bytes).filter(({ id }) => !HOT_SECTIONS.has(id));
  return Buffer.concat([bytes.subarray(0, HEADER_BYTES), ...kept.map(({ whole }) => whole)]);
}
