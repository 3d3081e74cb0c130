import * as Comlink from "comlink";
import { type Engine, type EngineConfig, EngineFailure, type Progress, StartFailure } from "./engine";
import { type Host, hasOpaqueOrigin, openInPage, openWorker, rejectIfLost } from "./host";
import type { Answer, ResultOf } from "./messages";
import type { Request } from "./protocol";
import { evictEngineFiles } from "./worker/file-cache";
import type { Snapshot, StartedFrom } from "./worker/service";
import { deleteSnapshots, hasSnapshot, readSnapshot, snapshotUrl } from "./worker/snapshot";

/** The longest time without progress while the engine starts or fetches a file. */
const PROGRESS_TIMEOUT_MS = 30_000;
/** The longest wait for an answer. The engine thinks in slices of some milliseconds. */
const ANSWER_TIMEOUT_MS = 15_000;
/** The name of the performance measure of a start; its detail says whether a snapshot was used. */
const START = "engine-start";
/** The request handled before a snapshot is taken, so that the bots' data is in it. */
const WARM_UP: Request = { method: "warm_up" };

/**
 * The engine in its worker. Requests are sent one after another, and rejected while no engine runs. With `startsAtOnce`
 * the engine starts while the page prepares to call `start`.
 */
export class EngineClient implements Engine {
  #host: Host | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #snapshot: string;
  #from: StartedFrom = "plain";
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
      return await this.#startFrom(this.usesSnapshots ? read(this.#snapshot) : null);
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
      await rejectIfLost(worker, worker.service.saveSnapshot(this.config, this.#snapshot, [JSON.stringify(WARM_UP)]));
    } finally {
      worker.end();
    }
  }

  async #startFrom(snapshot: Snapshot | null): Promise<void> {
    if (!hasOpaqueOrigin()) return this.#startOn(openWorker(), snapshot);
    // Some browsers allow no worker in a sandboxed frame, and some of them fail only after it is created.
    try {
      await this.#startOn(openWorker(), snapshot);
    } catch (error) {
      console.info("starting without a worker:", error);
      await this.#startOn(await openInPage(), snapshot);
    }
  }

  async #startOn(host: Host, snapshot: Snapshot | null): Promise<void> {
    this.#host?.end();
    this.#host = host;
    const watchdog = new Watchdog(PROGRESS_TIMEOUT_MS);
    let isStarting = true;
    const report = (progress: Progress) => {
      if (!isStarting) return;
      watchdog.feed();
      this.#onProgress(progress);
    };
    const start = host.service.start(this.config, snapshot && Comlink.proxy(snapshot), Comlink.proxy(report));
    const started = awaitAnswer(host, start, watchdog);
    this.#queue = started.catch(() => undefined);
    try {
      this.#from = await started;
    } catch (error) {
      host.end();
      if (this.#host === host) this.#host = undefined;
      throw startFailureFrom(error, "worker");
    } finally {
      isStarting = false;
    }
  }

  request<R extends Request>(request: R): Promise<ResultOf<R>> {
    const host = this.#host;
    const answer = this.#queue.then(() => this.#ask(host, request));
    this.#queue = answer.catch(() => undefined);
    return answer;
  }

  /** Send a request, unless its host has been replaced meanwhile. Provide a file that the engine lacks, and ask again. */
  async #ask<R extends Request>(host: Host | undefined, request: R): Promise<ResultOf<R>> {
    if (!host || host !== this.#host) throw new StartFailure("stopped", "the engine is not running");
    const text = await awaitAnswer(
      host,
      host.service.handle(JSON.stringify(request)),
      new Watchdog(ANSWER_TIMEOUT_MS),
    ).catch((error) => {
      throw new StartFailure("stopped", String(error));
    });
    const answer = JSON.parse(text) as Answer<ResultOf<R>>;
    if (!("error" in answer)) return answer.result;
    if (!answer.error.file) throw new EngineFailure(answer.error.type, answer.error.message);
    await awaitAnswer(host, host.service.provide(answer.error.file)).catch((error) => {
      throw startFailureFrom(error, "stopped");
    });
    return this.#ask(host, request);
  }
}

/** Start reading a snapshot now; return the function with which the worker takes its buffer. */
function read(url: string): Snapshot {
  const reading = readSnapshot(url);
  reading.catch(() => undefined); // The worker reports the error.
  return async () => {
    const buffer = await reading;
    return buffer && Comlink.transfer(buffer, [buffer]);
  };
}

/** Return the answer; reject if the host fails or, having been killed by the system, stays silent. */
async function awaitAnswer<Value>(
  host: Host,
  answer: Promise<Value>,
  watchdog = new Watchdog(PROGRESS_TIMEOUT_MS),
): Promise<Value> {
  try {
    return await Promise.race([rejectIfLost(host, answer), watchdog.timedOut]);
  } finally {
    watchdog.stop();
  }
}

/** Return the failure to report; `otherwise` is the reason for errors other than failed downloads. */
function startFailureFrom(error: unknown, otherwise: "worker" | "stopped"): StartFailure {
  if (error instanceof StartFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  // The messages of Chromium and Firefox, and then of Safari, for a module that cannot be loaded.
  const isDownload = /download failed|dynamically imported module|Importing a module script failed/.test(message);
  return new StartFailure(isDownload ? "download" : otherwise, message);
}

/** Rejects `timedOut` unless fed in time. */
class Watchdog {
  readonly timedOut: Promise<never>;
  readonly #expire: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly timeout: number) {
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => undefined);
    this.timedOut = promise;
    this.#expire = () => reject(new StartFailure("stalled", `no progress for ${this.timeout} ms`));
    this.feed();
  }

  feed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#expire, this.timeout);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
