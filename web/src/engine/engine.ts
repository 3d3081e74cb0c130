import type { TaskProgress } from "./coach-protocol";
import type { BuiltEngine } from "./config";
import type { Answers, EngineError, Request } from "./protocol";

/** The engine as the page uses it: the worker's client, or the fake. */
export interface Engine {
  /** Start or restart the engine. Reject with a `StartFailure`. */
  start(onProgress: (progress: Progress) => void, onPrepared?: OnPrepared): Promise<void>;
  /** Send a request. Reject with an `EngineFailure` if it is refused, with a `StartFailure` if the engine is lost. */
  request<R extends Request>(request: R, task?: Task): Promise<ResultOf<R>>;
  /** Store a memory snapshot that makes the next start faster. Reject if the browser cannot; the engine is unaffected. */
  saveSnapshot(): Promise<void>;
}

/**
 * Called with true if the engine can answer the first turns of a game before it has started, and with false when a
 * request has to wait for the start after all.
 */
export type OnPrepared = (canAnswer: boolean) => void;

/** An answer, which is sent as JSON. */
export type Answer<Result> = { result: Result } | { error: EngineError };

/** The result of a successful request. */
export type ResultOf<R extends Request> = Answers[R["method"]];

/** How to follow and to end a request that takes the engine long. Others are answered in between. */
export interface Task {
  /** Ends the task: the result is null, unless the engine has found it already. */
  signal: AbortSignal;
  onProgress?(progress: TaskProgress): void;
}

/** Where the build has put the engine: `base` is an absolute URL. */
export type EngineConfig = BuiltEngine & { base: string };

export interface Progress {
  stage: "download" | "start" | "import";
  /** Bytes. */
  loaded: number;
  total: number;
}

/** The engine refused a request; the current game is unaffected. */
export class EngineFailure extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

/** The engine could not start, or it stopped. */
export class StartFailure extends Error {
  constructor(
    readonly reason: "download" | "stalled" | "worker" | "stopped",
    message: string,
  ) {
    super(message);
  }
}

/** Return the answer, or null if the engine refuses the request. Reject if the engine is lost. */
export async function nullIfRefused<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof EngineFailure) return null;
    throw error;
  }
}

/** Return an answer that the page can do without, or null if there is none for any reason. */
export async function nullIfFailed<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    console.info("without an answer:", error);
    return null;
  }
}
