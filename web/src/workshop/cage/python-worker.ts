/** Runs Python in a worker that has neither a network nor storage: all files come with its first message. */

import type { PyodideAPI } from "pyodide";
import { instantiateHot } from "../../engine/worker/cold-part";
import type { AssemblyModule, PyodideModule } from "../../engine/worker/runtime";
import { BOT_ENTRY, type FromWorker, type PythonEntry, type PythonFiles, type ToWorker } from "./messages";
import { Output } from "./output";

type Stream = { node: { mode: number } };
/** The parts of Emscripten's file system that change files; Pyodide's types leave them out. */
interface Files {
  ErrnoError: new (code: number) => Error;
  isChrdev(mode: number): boolean;
  createNode(...parts: unknown[]): unknown;
  doTruncate(...parts: unknown[]): unknown;
  msync(...parts: unknown[]): unknown;
  write(stream: Stream, ...rest: unknown[]): number;
}

interface Start {
  files: PythonFiles;
  entry: PythonEntry;
  port: MessagePort;
}

/** Where Pyodide asks for its files. It gets those of the first message. */
const NOWHERE = "memory://files/";
const PACKAGE = "/coloretto.zip";
const MAX_MEMORY_BYTES = 512 * 2 ** 20;
const PAGE_BYTES = 2 ** 16;
/** Emscripten's number of the error EROFS. */
const READ_ONLY = 69;

/** What stays of the globals once Python runs: the language, and what Python calls. */
const KEPT = new Set(
  `AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError
  FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Iterator
  JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String Symbol SyntaxError
  TextDecoder TextEncoder TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef
  WeakSet WebAssembly crypto decodeURIComponent encodeURIComponent globalThis isFinite isNaN parseFloat parseInt
  performance undefined`.split(/\s+/),
);

self.addEventListener("message", ({ data }: MessageEvent<Start>) => void start(data), { once: true });

async function start({ files, entry, port }: Start): Promise<void> {
  // Bound now, because code of others runs later.
  const post = port.postMessage.bind(port);
  const send = (message: FromWorker) => post(message);
  try {
    limitMemory();
    const output = new Output((printed) => send({ printed }));
    const pyodide = await load(files);
    pyodide.setStdout(output);
    pyodide.setStderr(output);
    const handle = pyodide.pyimport(entry).handle.copy();
    if (entry === BOT_ENTRY) pyodide.pyimport("coloretto.workshop.sandbox").lock();
    lockFiles(pyodide.FS as unknown as Files);
    lockScript();
    port.onmessage = ({ data: { id, text } }: MessageEvent<ToWorker>) => {
      output.begin();
      try {
        send({ id, text: handle(text) });
      } catch (error) {
        send({ failed: String(error) });
      }
    };
    send({ id: 0, text: "" });
  } catch (error) {
    send({ failed: String(error) });
  }
}

async function load({ loader, assembly, wasm, cold, library, archive, lock }: PythonFiles): Promise<PyodideAPI> {
  const [module, coldModule, standardLibrary, wheel] = await Promise.all([
    compile(wasm),
    compile(cold),
    library.arrayBuffer(),
    archive.arrayBuffer(),
  ]);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const { instance, link } = await instantiateHot(module, imports, () => undefined);
    link(coldModule);
    return { module, instance };
  };
  self.fetch = async (input) => {
    const bytes = String(input).endsWith(".zip") ? standardLibrary : new ArrayBuffer(0);
    return new Response(bytes);
  };
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.all([
    importBlob(loader),
    importBlob(assembly),
  ])) as [PyodideModule, AssemblyModule];
  const pyodide = await loadPyodide({
    indexURL: NOWHERE,
    stdLibURL: `${NOWHERE}library.zip`,
    packageBaseUrl: NOWHERE,
    lockFileContents: lock,
    createPyodideModule,
    jsglobals: {},
  });
  pyodide.FS.writeFile(PACKAGE, new Uint8Array(wheel));
  const sys = pyodide.pyimport("sys");
  sys.path.append(PACKAGE);
  sys.destroy();
  return pyodide;
}

async function compile(wasm: Blob): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await wasm.arrayBuffer());
}

/** Let Python raise a MemoryError before the browser runs out of memory. */
function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MAX_MEMORY_BYTES) throw new RangeError("too much memory");
    return grow.call(this, pages);
  };
}

/** Let Python read its files, but neither write nor add any: they and pipes lie outside the memory with the limit. */
function lockFiles(files: Files): void {
  const { write } = files;
  const refuse = () => {
    throw new files.ErrnoError(READ_ONLY);
  };
  files.createNode = refuse;
  files.doTruncate = refuse;
  files.msync = refuse;
  files.write = (stream, ...rest) => (files.isChrdev(stream.node.mode) ? write.call(files, stream, ...rest) : refuse());
}

/** Take away all that reaches beyond this worker, and freeze what stays. */
function lockScript(): void {
  for (const value of Object.getOwnPropertyNames(self).map((name) => Reflect.get(self, name))) freeze(value);
  for (const value of Object.values(Object.getOwnPropertyDescriptors(WebAssembly))) freeze(value.value);
  for (let owner: object = self; owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) if (!KEPT.has(name)) Reflect.deleteProperty(owner, name);
}

/** Freeze a class with its methods. */
function freeze(value: unknown): void {
  if (typeof value !== "function") return;
  Object.freeze(value);
  Object.freeze(value.prototype);
}

async function importBlob(script: Blob): Promise<unknown> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(await script.text())}`);
}
