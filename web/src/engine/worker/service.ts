import type { PyodideInterface } from "pyodide";
import type { EngineConfig, Progress } from "../engine";
import { Downloads } from "./downloads";
import { addFile, getHandler, type Handle, reseed, startPython } from "./runtime";
import { unpackSnapshot, writeSnapshot } from "./snapshot";

/** The interface of the realm that runs Python. */
export interface EngineService {
  /** Start Python, from the snapshot if there is one; return which it was. */
  start(
    config: EngineConfig,
    snapshot: Snapshot | null,
    onProgress: (progress: Progress) => void,
  ): Promise<StartedFrom>;
  handle(text: string): Promise<string>;
  /** Fetch a file of the package that the engine lacks. */
  provide(file: string): Promise<void>;
  /** Start Python, handle the requests, and store a snapshot of the memory. The worker cannot be used afterwards. */
  saveSnapshot(config: EngineConfig, url: string, requests: string[]): Promise<void>;
}

/** Returns the stored snapshot, which the page reads while the worker starts. */
export type Snapshot = () => Promise<ArrayBuffer | undefined>;

export type StartedFrom = "snapshot" | "plain";

interface Running {
  config: EngineConfig;
  pyodide: PyodideInterface;
  handle: Handle;
}

let running: Running | undefined;

export const service: EngineService = {
  async start(config, snapshot, onProgress) {
    const downloads = new Downloads(config.bytes, onProgress);
    const memory = snapshot?.().then((bytes) => bytes && unpackSnapshot(bytes));
    const options = memory?.then((_loadSnapshot) => ({ ...(_loadSnapshot && { _loadSnapshot }) }));
    const pyodide = await Promise.race([startPython(config, downloads, options), downloads.failed]);
    const from = (await memory) ? "snapshot" : "plain";
    if (from === "snapshot") reseed(pyodide);
    running = { config, pyodide, handle: getHandler(pyodide, config) };
    return from;
  },
  async handle(text) {
    return inRunning().handle(text);
  },
  async provide(file) {
    const { config, pyodide } = inRunning();
    await addFile(pyodide, config, file);
  },
  async saveSnapshot(config, url, requests) {
    const downloads = new Downloads(config.bytes, () => undefined);
    const options = Promise.resolve({ _makeSnapshot: true });
    const pyodide = await Promise.race([startPython(config, downloads, options), downloads.failed]);
    const handle = getHandler(pyodide, config);
    for (const request of requests) handle(request);
    // A snapshot cannot be taken while JavaScript holds Python objects.
    handle.destroy();
    await writeSnapshot(url, pyodide.makeMemorySnapshot());
  },
};

function inRunning(): Running {
  if (!running) throw new Error("the engine has not started");
  return running;
}
