// Writes cold-data.txt: `node list-cold-data.mjs CPYTHON`, with the source of the CPython that is in Pyodide, after
// `./configure` in it. Needs cc, nm and objcopy.
//
// The constants are those of modules that the engine does not import. Each is private to its file; the compiler
// reports its size and content. It is listed if Pyodide's data has that content exactly once.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { contentAt, segmentsOf } from "./move-data.mjs";

const WASM = new URL("../../node_modules/pyodide/pyodide.asm.wasm", import.meta.url);
const COLD_DATA = new URL("cold-data.txt", import.meta.url);
const FILES = ["cn", "hk", "jp", "kr", "tw"].map((region) => `cjkcodecs/_codecs_${region}`).concat("unicodedata");
/** Smaller ones save little. */
const MIN_BYTES = 1000;
/** A line of `nm -S` about a constant that no other file sees and that has no pointers: address, size and name. */
const PRIVATE_CONSTANT = /^(\w+) (\w+) r (\w+)$/gm;
const HEXADECIMAL = 16;

const [cpython] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "cold-data-"));
const data = await dataOf(WASM);
const found = [];
for (const file of FILES) {
  for (const { name, content } of await constantsIn(file)) {
    const address = data.indexOf(content);
    if (address < 0 || data.indexOf(content, address + 1) >= 0) continue;
    const digest = createHash("sha256").update(content).digest("hex");
    found.push([address, content.length, digest, `${basename(file)}.${name}`]);
  }
}
await rm(folder, { recursive: true });
found.sort(([address], [other]) => address - other);
await writeFile(COLD_DATA, found.map((constant) => `${constant.join(" ")}\n`).join(""));
console.log(`wrote ${found.length} constants`);

async function dataOf(wasm) {
  const segments = segmentsOf(await readFile(wasm));
  return contentAt(segments, 0, Math.max(...segments.map(({ address, content }) => address + content.length)));
}

/** Compile a file of CPython's modules, and return its private constants. */
async function constantsIn(file) {
  const object = join(folder, "object");
  const constants = join(folder, "constants");
  const includes = [".", "Include", "Include/internal"].map((name) => `-I${join(cpython, name)}`);
  const source = join(cpython, "Modules", `${file}.c`);
  execFileSync("cc", ["-c", "-fPIC", "-w", "-DPy_BUILD_CORE_MODULE", ...includes, source, "-o", object]);
  execFileSync("objcopy", ["-O", "binary", "--only-section=.rodata", object, constants]);
  const bytes = await readFile(constants);
  const symbols = execFileSync("nm", ["-S", object], { encoding: "utf8" });
  return [...symbols.matchAll(PRIVATE_CONSTANT)]
    .map(([, address, size, name]) => {
      const start = Number.parseInt(address, HEXADECIMAL);
      return { name, content: bytes.subarray(start, start + Number.parseInt(size, HEXADECIMAL)) };
    })
    .filter(({ content }) => content.length >= MIN_BYTES);
}
