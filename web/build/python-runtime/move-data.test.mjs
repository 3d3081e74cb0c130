import { createHash } from "node:crypto";
import binaryen from "binaryen";
import { expect, test } from "vitest";
import { moveData, segmentsOf } from "./move-data.mjs";

/** Content at 100 to 1103 in two segments, with zeros in between, and more at 70,000. */
const HOT = wasm(`(module (memory (export "memory") 2)
  (data (i32.const 100) "${"a".repeat(4)}${"b".repeat(200)}")
  (data (i32.const 310) "${"c".repeat(794)}")
  (data (i32.const 70000) "end"))`);
const COLD = wasm('(module (import "hot" "memory" (memory 2)) (func (export "f")))');

function wasm(text) {
  const module = binaryen.parseText(text);
  module.setFeatures(binaryen.Features.BulkMemory);
  return Buffer.from(module.emitBinary());
}

function memoryOf({ hot, cold }) {
  const { memory } = new WebAssembly.Instance(new WebAssembly.Module(hot)).exports;
  const before = Buffer.from(memory.buffer.slice(0));
  if (cold) new WebAssembly.Instance(new WebAssembly.Module(cold), { hot: { memory } });
  return { before, after: Buffer.from(memory.buffer) };
}

const { after: WHOLE } = memoryOf({ hot: HOT });

function object(address, size) {
  const digest = createHash("sha256")
    .update(WHOLE.subarray(address, address + size))
    .digest("hex");
  return { address, size, digest, name: `at ${address}` };
}

test.each([
  ["a whole segment", [[70_000, 3]]],
  [
    "parts of a segment",
    [
      [101, 2],
      [110, 70],
    ],
  ],
  ["what spans segments and the zeros between them", [[300, 20]]],
  ["nothing", []],
  [
    "objects next to each other, up to the end of a segment",
    [
      [500, 100],
      [600, 504],
    ],
  ],
])("%s moves: it is in the memory once the cold part is linked, and not before", (_, places) => {
  const parts = moveData(
    { hot: HOT, cold: COLD },
    places.map((place) => object(...place)),
  );
  const { before, after } = memoryOf(parts);
  const expected = Buffer.from(WHOLE);
  for (const [address, size] of places) expected.fill(0, address, address + size);
  expect(before.equals(expected)).toBe(true);
  expect(after.equals(WHOLE)).toBe(true);
  expect(segmentsOf(parts.cold).map(({ address, content }) => [address, content.length])).toEqual(places);
});

test("an object with another content is not moved, but stops the build", () => {
  const wrong = { ...object(100, 70), address: 101 };
  expect(() => moveData({ hot: HOT, cold: COLD }, [wrong])).toThrow("at 100 is not where cold-data.txt says");
});
