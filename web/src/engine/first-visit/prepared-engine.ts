import { type Engine, nullIfRefused, type OnPrepared, type ResultOf, StartFailure, type Task } from "../engine";
import type { Request } from "../protocol";
import type { Moment } from "./prepared-opening";

/** An opening and the query of the deal for which it may stand. */
export interface PreparedGame {
  query: string;
  beginning: Moment;
}

/** Answers from a prepared opening until Python has taken the game over; what is not prepared waits for that. */
export class PreparedEngine {
  /** Resolves once Python plays the game. Rejects if Python is lost, or does not come to the same table. */
  readonly takenOver: Promise<void>;
  #moment: Moment | null = null;
  #isPlaying = true;
  #hasBegun = false;

  constructor(
    private readonly python: Engine,
    started: Promise<void>,
    private readonly game: PreparedGame,
    private readonly onPrepared?: OnPrepared,
  ) {
    this.takenOver = this.#handOver(started);
    this.takenOver.catch(() => undefined); // The start reports the error.
  }

  async request<R extends Request>(request: R, task?: Task): Promise<ResultOf<R>> {
    const next = this.#isPlaying ? this.#after(request) : null;
    if (next) {
      this.#moment = next;
      return next.answer as ResultOf<R>;
    }
    if (this.#isPlaying) this.onPrepared?.(false);
    await (task ? Promise.race([this.takenOver, ended(task)]) : this.takenOver);
    if (task?.signal.aborted) return null as ResultOf<R>;
    return ((await this.#begin(request)) as ResultOf<R> | null) ?? this.python.request(request, task);
  }

  #after(request: Request): Moment | null {
    return this.#moment ? this.#moment.after(request) : this.#isFirst(request) ? this.game.beginning : null;
  }

  #isFirst(request: Request): boolean {
    const query = request.method === "open" && "query" in request.params ? request.params.query : null;
    return query !== null && queryText(query) === this.game.query;
  }

  /** Let also those who read until Python has started begin with the prepared deal, which was chosen for first games. */
  async #begin(request: Request): Promise<unknown> {
    if (this.#hasBegun || !this.#isFirst(request)) return null;
    this.#hasBegun = true;
    return (await this.#isOpened(this.game.beginning)) ? this.game.beginning.answer : null;
  }

  /** Let Python open the game at a moment; return whether it comes to the same table. */
  async #isOpened({ answer: { save, view } }: Moment): Promise<boolean> {
    const found = await nullIfRefused(this.python.request({ method: "open", params: { save } }));
    return found?.save === save && JSON.stringify(found.view) === JSON.stringify(view);
  }

  /** Let Python open the game and load the bots' data, as often as the game has gone on meanwhile. */
  async #handOver(started: Promise<void>): Promise<void> {
    await started;
    for (let opened: Moment | null = null; opened !== this.#moment; ) {
      opened = this.#moment as Moment;
      if (!(await this.#isOpened(opened)))
        throw new StartFailure("stopped", "the prepared opening is not that of this engine");
      await this.python.request({ method: "warm_up" });
    }
    this.#isPlaying = false;
    this.#hasBegun = this.#moment !== null;
  }
}

/** Return the query of a deal as the text that names its prepared openings. */
export function queryText(query: Record<string, string>): string {
  return new URLSearchParams(query).toString();
}

function ended({ signal }: Task): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener("abort", resolve));
}
