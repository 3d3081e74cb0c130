import { type Engine, type EngineConfig, type Progress, type ResultOf, StartFailure, type Task } from "./engine";
import { type Host, hasOpaqueOrigin, openInPage, openWorker } from "./host";
import type { Request } from "./protocol";
import { callHost, sendRequest, startFailure } from "./requests";
import { evictEngineFiles } from "./worker/file-cache";
import type { Call, StartedFrom } from "./worker/service";
import { deleteSnapshots, hasSnapshot, readSnapshot, snapshotUrl } from "./worker/snapshot";

/** The longest time without progress while the engine starts. */
const START_TIMEOUT_MS = 30_000;
/** The longest time without progress while a snapshot is made, in the background. */
const SNAPSHOT_TIMEOUT_MS = 120_000;
/** The name of the performance measure of a start; its detail says whether a snapshot was used. */
const START = "engine-start";
/** The request handled before a snapshot is taken, so that the bots' data is in it. */
const WARM_UP: Request = { method: "warm_up" };

/** The stored snapshot, if there is one; null: none may be used. */
type Snapshot = Promise<ArrayBuffer | undefined> | null;

/**
 * The engine in its worker. Requests are sent one after another, in between tasks, and rejected while no engine runs.
 * With `startsAtOnce` the engine starts while the page prepares to call `start`.
 */
export class EngineClient implements Engine {
  #host: Host | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #snapshot: string;
  #from: StartedFrom = "plain";
  /** Whether an engine has run: it may have been lost because the cold part could not be loaded. */
  #hasRun = false;
  #starting: Promise<void> | undefined;
  #onProgress: (progress: Progress) => void = () => undefined;

  constructor(
    private readonly config: EngineConfig,
    private readonly usesSnapshots: boolean,
    startsAtOnce: boolean,
  ) {
    this.#snapshot = snapshotUrl(config);
    addEventListener("pagehide", (event) => {
      if (!event.persisted) this.#host?.end();
    });
    if (!startsAtOnce) return;
    this.#starting = this.#startMeasured();
    this.#starting.catch(() => undefined); // start() reports the error.
  }

  start(onProgress: (progress: Progress) => void): Promise<void> {
    this.#onProgress = onProgress;
    const starting = this.#starting ?? this.#startMeasured();
    this.#starting = undefined;
    return starting;
  }

  async #startMeasured(): Promise<void> {
    const start = performance.now();
    await this.#startWithFallbacks();
    performance.measure(START, { start, detail: { from: this.#from } });
  }

  /** Start from a snapshot if there is one, and without it if that fails for any reason. */
  async #startWithFallbacks(): Promise<void> {
    try {
      return await this.#startFrom(this.usesSnapshots ? readSnapshot(this.#snapshot).catch(() => undefined) : null);
    } catch (error) {
      if (!this.usesSnapshots || !(await hasSnapshot(this.#snapshot))) return this.#startWithoutCache(error);
      console.info("starting without the snapshot:", error);
    }
    await deleteSnapshots();
    await this.#startFrom(null).catch((error) => this.#startWithoutCache(error));
  }

  /** Start with files fetched again, as those cached for offline play may be damaged; rethrow if there are none. */
  async #startWithoutCache(error: unknown): Promise<void> {
    if (!(await evictEngineFiles())) throw error;
    console.info("starting without cached files:", error);
    await this.#startFrom(null);
  }

  async saveSnapshot(): Promise<void> {
    if (!this.usesSnapshots || this.#from === "snapshot") return;
    const worker = openWorker();
    try {
      const parameters: [EngineConfig, string, string[]] = [this.config, this.#snapshot, [JSON.stringify(WARM_UP)]];
      await callHost(worker, { method: "saveSnapshot", parameters }, SNAPSHOT_TIMEOUT_MS);
    } finally {
      worker.end();
    }
  }

  async #startFrom(snapshot: Snapshot): Promise<void> {
    if (!hasOpaqueOrigin()) return this.#startOn(openWorker(), snapshot);
    // Some browsers allow no worker in a sandboxed frame, and some of them fail only after it is created.
    try {
      await this.#startOn(openWorker(), snapshot);
    } catch (error) {
      console.info("starting without a worker:", error);
      await this.#startOn(await openInPage(), snapshot);
    }
  }

  async #startOn(host: Host, snapshot: Snapshot): Promise<void> {
    this.#host?.end();
    this.#host = host;
    const call: Call = { method: "start", parameters: [this.config, snapshot !== null, this.#hasRun] };
    const onProgress = (progress: Progress) => this.#onProgress(progress);
    const started = callHost<StartedFrom, Progress>(host, call, START_TIMEOUT_MS, { onProgress, snapshot });
    this.#queue = started.catch(() => undefined);
    try {
      this.#from = await started;
      this.#hasRun = true;
    } catch (error) {
      host.end();
      if (this.#host === host) this.#host = undefined;
      throw error instanceof StartFailure ? error : startFailure(error, "worker");
    }
  }

  request<R extends Request>(request: R, task?: Task): Promise<ResultOf<R>> {
    const host = this.#host;
    const answer = this.#queue.then(() => this.#ask(host, request, task));
    if (!task) this.#queue = answer.catch(() => undefined);
    return answer;
  }

  /** Send a request, unless its host has been replaced or its task ended meanwhile. */
  async #ask<R extends Request>(host: Host | undefined, request: R, task?: Task): Promise<ResultOf<R>> {
    if (task?.signal.aborted) return null as ResultOf<R>;
    if (!host || host !== this.#host) throw new StartFailure("stopped", "not running");
    return sendRequest(host, request, task);
  }
}
