import * as Comlink from "comlink";
import type { PyodideInterface } from "pyodide";
import type { Progress } from "./engine";

export interface EngineConfig {
  /** Absolute, ends with a slash. */
  base: string;
  wheel: string;
  bytes: number;
}

export interface WorkerApi {
  start(config: EngineConfig, onProgress: (progress: Progress) => void): Promise<void>;
  handle(text: string): string;
}

type Handle = (text: string) => string;
interface PyodideModule {
  loadPyodide(options: { indexURL: string }): Promise<PyodideInterface>;
}

let handle: Handle | undefined;

const api: WorkerApi = {
  async start(config, onProgress) {
    const failed = Promise.withResolvers<never>();
    const report = countDownloads(config.bytes, onProgress, failed.reject);
    handle = await Promise.race([load(config, report), failed.promise]);
  },
  handle(text) {
    if (!handle) throw new Error("the engine has not started");
    return handle(text);
  },
};

Comlink.expose(api);

async function load(config: EngineConfig, report: (stage: Progress["stage"]) => void): Promise<Handle> {
  report("download");
  const wheel = fetch(config.base + config.wheel).then((response) => response.arrayBuffer());
  wheel.catch(() => undefined); // A failed fetch has been told already.
  const pyodideModule: PyodideModule = await import(/* @vite-ignore */ `${config.base}pyodide.mjs`);
  const pyodide = await pyodideModule.loadPyodide({ indexURL: config.base });
  report("import");
  const path = `/${config.wheel}`;
  pyodide.FS.writeFile(path, new Uint8Array(await wheel));
  const sys = pyodide.pyimport("sys");
  sys.path.insert(0, path);
  sys.destroy();
  const bridge = pyodide.pyimport("coloretto.bridge");
  const bridgeHandle: Handle = bridge.handle.copy();
  bridge.destroy();
  return bridgeHandle;
}

/**
 * Counts what every fetch brings and rejects at the first that fails or ends early: `loadPyodide` may never settle
 * when its wasm cannot be had.
 */
function countDownloads(
  total: number,
  onProgress: (progress: Progress) => void,
  reject: (reason: Error) => void,
): (stage: Progress["stage"]) => void {
  const plainFetch = self.fetch.bind(self);
  let stage: Progress["stage"] = "download";
  let loaded = 0;
  let openDownloads = 0;
  const tell = () => onProgress({ stage, loaded: Math.min(loaded, total), total });
  const fail = (reason: unknown): never => {
    const failure = new Error(`download failed: ${String(reason)}`);
    reject(failure);
    throw failure;
  };
  const count = (bytes: number) => {
    loaded += bytes;
    tell();
  };
  const end = () => {
    openDownloads -= 1;
    if (stage === "download" && openDownloads === 0 && loaded > total / 2) stage = "start";
    tell();
  };

  self.fetch = async (input, init) => {
    const response = await plainFetch(input, init).catch(fail);
    if (!response.ok) fail(`${response.status} ${response.url}`);
    if (!response.body) return response;
    openDownloads += 1;
    const body = counted(response.body, expectedBytes(response), { count, end, fail });
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };

  return (next) => {
    stage = next;
    tell();
  };
}

interface Counter {
  count(bytes: number): void;
  end(): void;
  fail(reason: unknown): never;
}

/** Null when the length is not told, or is that of a compressed form. */
function expectedBytes({ headers }: Response): number | null {
  const length = headers.get("content-length");
  return length === null || headers.has("content-encoding") ? null : Number(length);
}

function counted(source: ReadableStream<Uint8Array>, expected: number | null, counter: Counter): ReadableStream {
  const reader = source.getReader();
  let received = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch(counter.fail);
      if (!done) {
        received += value.byteLength;
        counter.count(value.byteLength);
        controller.enqueue(value);
        return;
      }
      if (expected !== null && received < expected) counter.fail(`${received} of ${expected} bytes`);
      counter.end();
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
