import { nextTask } from "../../platform/tasks";

/** Take each step of a computation in a task of its own, until it is aborted: the page remains responsive. */
export async function* inTasks<Result>(steps: Iterable<Result>, signal: AbortSignal): AsyncGenerator<Result> {
  await nextTask();
  for (const result of steps) {
    await nextTask();
    if (signal.aborted) return;
    yield result;
  }
}
