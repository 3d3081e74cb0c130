import * as Comlink from "comlink";
import { type Engine, type EngineConfig, EngineFailure, type Progress, StartFailure } from "./engine";
import { type Host, isOpaque, openHere, openWorker, unlessLost } from "./host";
import type { Answer, ResultOf } from "./messages";
import type { Request } from "./protocol";
import { dropKeptFiles } from "./worker/file-cache";
import type { Snapshot, StartedFrom } from "./worker/service";
import { forgetSnapshots, hasSnapshot, readSnapshot, snapshotAddress } from "./worker/snapshot";

/** While it starts, and may have to fetch. */
const PATIENCE_MS = 30_000;
/** It thinks in slices of some milliseconds. */
const ANSWER_MS = 15_000;
/** The name under which the browser's tools show how long a start took, and from what. */
const START = "engine-start";
/** What a snapshot has in memory beside the engine itself. */
const WARM_UP: Request = { method: "warm_up" };

/**
 * The engine in its worker: one request after another, and an honest error when there is no engine. It may begin
 * to start when it is made, beside whatever the page does until it asks for that.
 */
export class EngineClient implements Engine {
  #running: Host | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #snapshot: string;
  #from: StartedFrom = "plain";
  #begun: Promise<void> | undefined;
  #onProgress: (progress: Progress) => void = () => undefined;

  constructor(
    private readonly config: EngineConfig,
    private readonly mayKeep: boolean,
    beginsAtOnce: boolean,
  ) {
    this.#snapshot = snapshotAddress(config);
    addEventListener("pagehide", (event) => {
      if (!event.persisted) this.#running?.end();
    });
    if (!beginsAtOnce) return;
    this.#begun = this.#begin();
    this.#begun.catch(() => undefined); // It is told to whoever starts.
  }

  start(onProgress: (progress: Progress) => void): Promise<void> {
    this.#onProgress = onProgress;
    const begun = this.#begun ?? this.#begin();
    this.#begun = undefined;
    return begun;
  }

  /** From a snapshot if there is one; if that does not work for whatever reason, without. */
  async #begin(): Promise<void> {
    const start = performance.now();
    await this.#beginSomehow();
    performance.measure(START, { start, detail: { from: this.#from } });
  }

  async #beginSomehow(): Promise<void> {
    try {
      return await this.#beginFrom(this.mayKeep ? read(this.#snapshot) : null);
    } catch (error) {
      if (!this.mayKeep || !(await hasSnapshot(this.#snapshot))) return this.#beginAnew(error);
      console.info("starting without the snapshot:", error);
    }
    await forgetSnapshots();
    await this.#beginFrom(null).catch((error) => this.#beginAnew(error));
  }

  /** Files that are kept for playing offline may be damaged; fetched anew they are whole. */
  async #beginAnew(error: unknown): Promise<void> {
    if (!(await dropKeptFiles())) throw error;
    console.info("starting without what was kept:", error);
    await this.#beginFrom(null);
  }

  async keepSnapshot(): Promise<void> {
    if (!this.mayKeep || this.#from === "snapshot") return;
    const worker = openWorker();
    try {
      await unlessLost(worker, worker.service.keepSnapshot(this.config, this.#snapshot, [JSON.stringify(WARM_UP)]));
    } finally {
      worker.end();
    }
  }

  async #beginFrom(snapshot: Snapshot | null): Promise<void> {
    if (!isOpaque()) return this.#beginAt(openWorker(), snapshot);
    // Not every browser lets a sandboxed frame have a worker, and not every one says so before it is asked for more.
    try {
      await this.#beginAt(openWorker(), snapshot);
    } catch (error) {
      console.info("starting without a worker:", error);
      await this.#beginAt(await openHere(), snapshot);
    }
  }

  async #beginAt(running: Host, snapshot: Snapshot | null): Promise<void> {
    this.#running?.end();
    this.#running = running;
    const watchdog = new Watchdog(PATIENCE_MS);
    let isStarting = true;
    const tell = (progress: Progress) => {
      if (!isStarting) return;
      watchdog.feed();
      this.#onProgress(progress);
    };
    const start = running.service.start(this.config, snapshot && Comlink.proxy(snapshot), Comlink.proxy(tell));
    const started = answered(running, start, watchdog);
    this.#queue = started.catch(() => undefined);
    try {
      this.#from = await started;
    } catch (error) {
      running.end();
      if (this.#running === running) this.#running = undefined;
      throw startFailureFrom(error, "worker");
    } finally {
      isStarting = false;
    }
  }

  request<Asked extends Request>(request: Asked): Promise<ResultOf<Asked>> {
    const running = this.#running;
    const answer = this.#queue.then(() => this.#ask(running, request));
    this.#queue = answer.catch(() => undefined);
    return answer;
  }

  /** What was to be asked of a host that is lost meanwhile is not asked of the next one. */
  async #ask<Asked extends Request>(running: Host | undefined, request: Asked): Promise<ResultOf<Asked>> {
    if (!running || running !== this.#running) throw new StartFailure("stopped", "the engine is not running");
    const text = await answered(
      running,
      running.service.handle(JSON.stringify(request)),
      new Watchdog(ANSWER_MS),
    ).catch((error) => {
      throw new StartFailure("stopped", String(error));
    });
    const answer = JSON.parse(text) as Answer<ResultOf<Asked>>;
    if (!("error" in answer)) return answer.result;
    if (!answer.error.file) throw new EngineFailure(answer.error.type, answer.error.message);
    await answered(running, running.service.provide(answer.error.file)).catch((error) => {
      throw startFailureFrom(error, "stopped");
    });
    return this.#ask(running, request);
  }
}

/** Begun at once; handed over, not copied. */
function read(address: string): Snapshot {
  const reading = readSnapshot(address);
  reading.catch(() => undefined); // It is told to whoever asks.
  return async () => {
    const kept = await reading;
    return kept && Comlink.transfer(kept, [kept]);
  };
}

/** A worker that the system has ended says nothing any more; one that failed has said so. */
async function answered<Value>(
  running: Host,
  answer: Promise<Value>,
  watchdog = new Watchdog(PATIENCE_MS),
): Promise<Value> {
  try {
    return await Promise.race([unlessLost(running, answer), watchdog.starved]);
  } finally {
    watchdog.stop();
  }
}

/** What has run before and fails is not a browser that cannot run it. */
function startFailureFrom(error: unknown, otherwise: "worker" | "stopped"): StartFailure {
  if (error instanceof StartFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  // What Chromium and Firefox, and then Safari, say of a module that cannot be had.
  const isDownload = /download failed|dynamically imported module|Importing a module script failed/.test(message);
  return new StartFailure(isDownload ? "download" : otherwise, message);
}

class Watchdog {
  readonly starved: Promise<never>;
  readonly #bite: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly patience: number) {
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => undefined);
    this.starved = promise;
    this.#bite = () => reject(new StartFailure("stalled", `no progress for ${this.patience} ms`));
    this.feed();
  }

  feed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#bite, this.patience);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
