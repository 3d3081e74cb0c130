import { expect, test, vi } from "vitest";
import { inTasks } from "./in-tasks";

test("each task takes one step of a computation, and none once it is aborted", async () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal("setTimeout", (task: () => void) => tasks.push(task));
  const controller = new AbortController();
  const seen: number[] = [];
  const taking = (async () => {
    for await (const step of inTasks([1, 2, 3, 4], controller.signal)) seen.push(step);
  })();
  const progress: number[] = [];
  for (let task = 1; task <= 4; task += 1) {
    if (task === 4) controller.abort();
    tasks.shift()?.();
    await settled();
    progress.push(seen.length);
  }
  await taking;
  expect(progress).toEqual([0, 1, 2, 2]);
  expect(tasks).toEqual([]);
});

/** Wait for what follows a task at once. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await null;
}
