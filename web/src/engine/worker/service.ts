import type { PyodideInterface } from "pyodide";
import type { EngineConfig, Progress } from "../engine";
import { Downloads } from "./downloads";
import { addFile, getHandler, type Handle, reseed, startPython } from "./runtime";
import { unpackSnapshot, writeSnapshot } from "./snapshot";

/** What the page may ask of whatever runs Python. */
export interface EngineService {
  /** From the snapshot if there is one, else plainly; tells which. */
  start(
    config: EngineConfig,
    snapshot: Snapshot | null,
    onProgress: (progress: Progress) => void,
  ): Promise<StartedFrom>;
  handle(text: string): Promise<string>;
  /** Fetches a file of the package that the engine lacks. */
  provide(file: string): Promise<void>;
  /** In a worker that is thrown away: starts, hands on the requests, and keeps what is in memory then. */
  saveSnapshot(config: EngineConfig, url: string, requests: string[]): Promise<void>;
}

/** What is kept, read by the page while its worker comes to life. */
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
    const memory = snapshot?.().then((kept) => kept && unpackSnapshot(kept));
    const options = memory?.then((_loadSnapshot) => ({ ...(_loadSnapshot && { _loadSnapshot }) }));
    const pyodide = await Promise.race([startPython(config, downloads, options), downloads.failed]);
    const from = (await memory) ? "snapshot" : "plain";
    if (from === "snapshot") reseed(pyodide);
    running = { config, pyodide, handle: getHandler(pyodide) };
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
    const making = Promise.resolve({ _makeSnapshot: true });
    const pyodide = await Promise.race([startPython(config, downloads, making), downloads.failed]);
    const handle = getHandler(pyodide);
    for (const request of requests) handle(request);
    // Nothing of Python may be held on this side.
    handle.destroy();
    await writeSnapshot(url, pyodide.makeMemorySnapshot());
  },
};

function inRunning(): Running {
  if (!running) throw new Error("the engine has not started");
  return running;
}
