import { pause } from "../../platform/tasks";
import type { Engine, OnPrepared, Progress, ResultOf, Task } from "../engine";
import type { Request } from "../protocol";
import type { PreparedEngine } from "./prepared-engine";

/** How long Python waits for the code that fetches the opening, which is small: it should come before all of Python. */
const HEAD_START_MS = 300;

/** Load what answers from a prepared opening until Python has started, if there is one; does not reject. */
export type Prepare = (
  python: Engine,
  started: Promise<void>,
  onPrepared: OnPrepared,
) => Promise<PreparedEngine | undefined>;

/** Python's engine, in front of which a prepared opening answers until Python plays the game. */
export class FirstVisitEngine implements Engine {
  #prepared: PreparedEngine | null = null;

  /** @param load called at the first start; null once it was */
  constructor(
    private readonly python: Engine,
    private load: (() => Promise<Prepare | undefined>) | null,
  ) {}

  async start(onProgress: (progress: Progress) => void, onPrepared: OnPrepared): Promise<void> {
    const loading = this.load?.();
    this.load = this.#prepared = null;
    await Promise.race([loading, pause(HEAD_START_MS)]);
    const started = this.python.start(onProgress);
    const preparing = loading?.then((prepare) => prepare?.(this.python, started, onPrepared));
    const prepared = await Promise.race([started, preparing]);
    if (prepared) {
      this.#prepared = prepared;
      onPrepared(true);
      await prepared.takenOver;
      this.#prepared = null;
    }
    return started;
  }

  request<R extends Request>(request: R, task?: Task): Promise<ResultOf<R>> {
    return (this.#prepared ?? this.python).request(request, task);
  }

  saveSnapshot(): Promise<void> {
    return this.python.saveSnapshot();
  }
}
