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
 * Counts what every fetch brings and rejects at the first that fails: `loadPyodide` may never settle when its wasm
 * cannot be had.
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

  self.fetch = async (input, init) => {
    const response = await plainFetch(input, init).catch((error: unknown) => {
      const failure = new Error(`download failed: ${String(error)}`);
      reject(failure);
      throw failure;
    });
    if (!response.ok) {
      const failure = new Error(`download failed: ${response.status} ${response.url}`);
      reject(failure);
      throw failure;
    }
    if (!response.body) return response;
    openDownloads += 1;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        tell();
        controller.enqueue(chunk);
      },
      flush() {
        openDownloads -= 1;
        if (stage === "download" && openDownloads === 0 && loaded > total / 2) stage = "start";
        tell();
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };

  return (next) => {
    stage = next;
    tell();
  };
}
