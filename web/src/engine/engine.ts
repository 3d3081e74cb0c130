import type { ResultOf } from "./messages";
import type { Request } from "./protocol";

/** What the controller needs of an engine: the worker's client and the fake are two of them. */
export interface Engine {
  /** Starts, or starts anew. Rejects with a `StartFailure`. */
  start(onProgress: (progress: Progress) => void): Promise<void>;
  /** Rejects with an `EngineFailure`, or with a `StartFailure` when the engine is gone. */
  request<Asked extends Request>(request: Asked): Promise<ResultOf<Asked>>;
  /** Does what makes the next start quicker. Rejects when the browser cannot; nothing is lost by that. */
  saveSnapshot(): Promise<void>;
}

/** One that does not hash to its integrity, being damaged or of another version, is refused. */
export interface EngineFile {
  path: string;
  integrity: string;
}

/** Where the build has put the engine; paths are relative to `base`. */
export interface EngineConfig {
  /** Absolute. */
  base: string;
  /** The folder of Pyodide. */
  runtime: string;
  /** The integrity of its module. */
  wasm: string;
  /** Python's standard library, as far as it is needed. */
  library: EngineFile;
  /** The package. */
  archive: EngineFile;
  /** Files of the package that are fetched when they are needed, by their path in it. */
  files: Record<string, EngineFile>;
  /** What Pyodide wants to know of packages, as JSON: that there are none. */
  lock: string;
  /** Whether memory may be kept from one visit to the next. */
  snapshots: boolean;
  /** Of what is fetched at the start and counted. */
  bytes: number;
}

export interface Progress {
  stage: "download" | "start" | "import";
  /** Bytes. */
  loaded: number;
  total: number;
}

/** The engine answered with an error: the game in hand is unharmed. */
export class EngineFailure extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

/** There is no engine: it could not start, or it stopped. */
export class StartFailure extends Error {
  constructor(
    readonly reason: "download" | "stalled" | "worker" | "stopped",
    message: string,
  ) {
    super(message);
  }
}

/** The answer; null when the engine refuses. Rejects when it is lost. */
export async function nullIfRefused<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof EngineFailure) return null;
    throw error;
  }
}
