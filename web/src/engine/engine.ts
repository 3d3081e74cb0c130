import type { Request, ResultOf } from "./protocol";

/** What the controller needs of an engine: the worker's client and the fake are two of them. */
export interface Engine {
  /** Starts, or starts anew. Rejects with a `StartFailure`. */
  start(onProgress: (progress: Progress) => void): Promise<void>;
  /** Rejects with an `EngineFailure`, or with a `StartFailure` when the engine is gone. */
  request<Asked extends Request>(request: Asked): Promise<ResultOf<Asked>>;
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
