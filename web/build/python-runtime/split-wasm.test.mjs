import binaryen from "binaryen";
import { expect, test, vi } from "vitest";
import { instantiateHot } from "../../src/engine/worker/cold-part";
import { FEATURES, splitWasm } from "./split-wasm.mjs";

/** A module as Emscripten writes it: all that both parts use, and functions of each kind. Once read, they are named 0, 1, … */
const SOURCE = `(module
  (import "env" "note" (func $note (param i32)))
  (memory $0 1)
  (table $0 6 funcref)
  (tag $tag (param i32))
  (global $stack (mut i32) (i32.const 100))
  (elem $0 (table $0) (i32.const 1) func $3 $1 $4 $5)
  (data (i32.const 8) "A")
  (export "memory" (memory $0))
  (export "table" (table $0))
  (export "tag" (tag $tag))
  (export "hot" (func $0))
  (export "cold" (func $1))
  (export "throw" (func $5))
  (func $0 (param i32) (result i32) (local.get 0) (call $2) (call $3))
  (func $1 (param i32) (result i32) (i32.add (i32.load8_u (i32.const 8)) (call $3 (local.get 0))))
  (func $2 (param i32) (result i32) (local i32)
    (call $note (local.get 0))
    (global.set $stack (i32.add (global.get $stack) (i32.const 1)))
    (local.set 1 (i32.mul (local.get 0) (i32.const 10)))
    (call_indirect $0 (param i32) (result i32) (local.get 1) (i32.const 2)))
  (func $3 (param i32) (result i32) (i32.add (local.get 0) (global.get $stack)))
  (func $4 (param f64 i64) (result f64) (f64.add (local.get 0) (f64.convert_i64_s (local.get 1))))
  (func $5 (param i32) (result i32) (throw $tag (local.get 0)))
  (func $6 (call $note (i32.const 6))))`;

function read(bytes) {
  const module = binaryen.readBinary(bytes);
  module.setFeatures(FEATURES);
  return module;
}

/** Split the module; return its parts, instantiated but not linked. */
async function parts(...hot) {
  const source = binaryen.parseText(SOURCE);
  source.setFeatures(FEATURES);
  const bytes = source.emitBinary();
  const { hot: first, cold } = splitWasm(read(bytes), bytes, new Set(hot));
  const note = vi.fn();
  const coldModule = new WebAssembly.Module(cold);
  const load = vi.fn(() => link(coldModule));
  const { instance, link } = await instantiateHot(new WebAssembly.Module(first), { env: { note } }, load);
  return { exports: instance.exports, note, load, link: () => link(coldModule), sizes: [first.length, cold.length] };
}

/** What the whole module returns. */
const HOT = 65 + 30 + 101 + 101;
const COLD = 65 + 3 + 100;

test.each([[["0", "1", "2", "3", "4", "5"]], [["0", "3"]], [["0", "2"]], [["1"]], [[]]])(
  "with the hot functions %j, all functions return what they do in the whole module",
  async (hot) => {
    const { exports, note } = await parts(...hot);
    expect(exports.cold(3)).toBe(COLD);
    expect(exports.hot(3)).toBe(HOT);
    expect(exports.table.get(3)(0.5, 2n)).toBe(2.5);
    expect(note.mock.calls).toEqual([[3]]);
  },
);

test("the cold part is loaded once, by the first call of one of its functions", async () => {
  const { exports, load } = await parts("0", "1", "2", "3");
  exports.hot(3);
  expect(load).not.toHaveBeenCalled();
  exports.table.get(3)(0.5, 2n);
  expect(() => exports.throw(7)).toThrow(WebAssembly.Exception);
  expect(load).toHaveBeenCalledOnce();
});

test("once it is linked, function pointers lead to the cold functions themselves, from the same slots", async () => {
  const { exports, load, link } = await parts("0");
  const [hot, cold] = [exports.table.get(2), exports.table.get(3)];
  link();
  expect(exports.table.get(2)).not.toBe(hot);
  expect(hot(3)).toBe(COLD);
  expect([cold(0.5, 2n), exports.table.get(3)(0.5, 2n)]).toEqual([2.5, 2.5]);
  expect(load).not.toHaveBeenCalled();
});

test("an exception of a cold function is one that the script knows", async () => {
  const { exports } = await parts("0");
  try {
    exports.throw(7);
    expect.unreachable();
  } catch (error) {
    expect(error.getArg(exports.tag, 0)).toBe(7);
  }
});

test("if the cold part cannot be loaded, the call fails, and the next one tries again", async () => {
  const { exports, load } = await parts("0");
  load.mockImplementationOnce(() => {
    throw new Error("no network");
  });
  expect(() => exports.cold(3)).toThrow("no network");
  expect(exports.cold(3)).toBe(COLD);
});

test("a function that nothing refers to is in neither part", async () => {
  const all = await parts("0", "1", "2", "3", "4", "5");
  const unused = await parts("0", "1", "2", "3", "4", "5", "6");
  expect(unused.sizes).toEqual(all.sizes);
});
