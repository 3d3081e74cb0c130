import { LatestTask, nextTask } from "../../platform/tasks";

/** The most games that one task looks at: some 10 ms on a laptop for all figures, or for a search for words. */
export const GAMES_AT_ONCE = 500;

/** Take each step of a computation in a task of its own, until it is aborted: the page remains responsive. */
export async function* inTasks<Result>(steps: Iterable<Result>, signal: AbortSignal): AsyncGenerator<Result> {
  await nextTask();
  for (const result of steps) {
    await nextTask();
    if (signal.aborted) return;
    yield result;
  }
}

/** Computes something from games: from thousands in several tasks, so that the page remains responsive. */
export class GamesComputer<Result extends object> {
  #given: readonly unknown[] = [];
  #result: Result | null = null;
  #computing = Promise.resolve();
  readonly #task = new LatestTask();

  /** @param show called when the result has changed later than a call of `compute` */
  constructor(private readonly show: () => void) {}

  /**
   * Return the last result; if what it follows from has changed, begin to compute another one.
   * @param steps compute it, and yield what is known so far
   */
  protected compute(given: readonly unknown[], games: number, steps: Iterable<Result | null>): Result | null {
    if (given.every((each, index) => each === this.#given[index])) return this.#result;
    this.#given = given;
    const signal = this.#task.start();
    if (games > GAMES_AT_ONCE) this.#computing = this.#takeSteps(steps, signal);
    else for (const result of steps) this.#result = result;
    return this.#result;
  }

  /** Return the result once it is computed from what was given last. */
  protected async latest(): Promise<Result | null> {
    const computing = this.#computing;
    await computing;
    return computing === this.#computing ? this.#result : this.latest();
  }

  /** Show the first result if there is nothing to show yet, and the last one in the end. */
  async #takeSteps(steps: Iterable<Result | null>, signal: AbortSignal): Promise<void> {
    let last: Result | null = null;
    for await (const result of inTasks(steps, signal)) {
      last = result;
      if (!last || this.#result) continue;
      this.#show(last);
      await nextTask();
    }
    if (last && last !== this.#result && !signal.aborted) this.#show(last);
  }

  #show(result: Result): void {
    this.#result = result;
    this.show();
  }
}
