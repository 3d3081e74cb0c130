/** Runs Python in a worker that has neither a network nor storage: all files come with its first message. */

import type { loadPyodide } from "pyodide";
import type { FromWorker, PythonFiles, ToWorker } from "./messages";

type PyodideModule = { loadPyodide: typeof loadPyodide };
type AssemblyModule = {
  default: NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;
};

interface Start {
  files: PythonFiles;
  /** The Python module whose function `handle` answers requests. */
  entry: string;
  port: MessagePort;
}

/** Where Pyodide asks for its files. It gets those of the first message. */
const NOWHERE = "memory://files/";
const PACKAGE = "/coloretto.zip";
const MAX_MEMORY_BYTES = 512 * 2 ** 20;
const PAGE_BYTES = 2 ** 16;
/** The most characters that a request may print. */
const MAX_PRINTED = 20_000;

/** What a script could reach besides its port. The policy of the frame forbids their use as well. */
const FORBIDDEN = [
  "BroadcastChannel",
  "EventSource",
  "Notification",
  "SharedWorker",
  "WebSocket",
  "WebSocketStream",
  "WebTransport",
  "Worker",
  "XMLHttpRequest",
  "caches",
  "cookieStore",
  "fetch",
  "importScripts",
  "indexedDB",
  "postMessage",
];

self.addEventListener("message", ({ data }: MessageEvent<Start>) => void start(data), { once: true });

async function start({ files, entry, port }: Start): Promise<void> {
  const send = (message: FromWorker) => port.postMessage(message);
  let printed = 0;
  const print = (text: string) => {
    if (printed > MAX_PRINTED) return;
    printed += text.length + 1;
    send({ printed: printed > MAX_PRINTED ? null : text });
  };
  try {
    limitMemory();
    const pyodide = await load(files, print);
    const bridge = pyodide.pyimport(entry);
    const handle = bridge.handle.copy();
    lockUp();
    port.onmessage = ({ data: { id, text } }: MessageEvent<ToWorker>) => {
      printed = 0;
      send({ id, text: handle(text) });
    };
    send({ ready: true });
  } catch (error) {
    send({ failed: String(error) });
  }
}

async function load({ loader, assembly, wasm, library, archive, lock }: PythonFiles, print: (text: string) => void) {
  const [module, standardLibrary, wheel] = await Promise.all([
    wasm.arrayBuffer().then((bytes) => WebAssembly.compile(bytes)),
    library.arrayBuffer(),
    archive.arrayBuffer(),
  ]);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
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
    stdout: print,
    stderr: print,
  });
  pyodide.FS.writeFile(PACKAGE, new Uint8Array(wheel));
  const sys = pyodide.pyimport("sys");
  sys.path.append(PACKAGE);
  sys.destroy();
  return pyodide;
}

/** Let Python raise a MemoryError before the browser runs out of memory. */
function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MAX_MEMORY_BYTES) throw new RangeError("too much memory");
    return grow.call(this, pages);
  };
}

/** Take away what reaches beyond this worker. */
function lockUp(): void {
  for (const name of FORBIDDEN) {
    for (let owner: object = self; owner; owner = Object.getPrototypeOf(owner)) Reflect.deleteProperty(owner, name);
    Object.defineProperty(self, name, { value: undefined });
  }
}

async function importBlob(script: Blob): Promise<unknown> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(await script.text())}`);
}
