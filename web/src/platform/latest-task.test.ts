import { expect, test } from "vitest";
import { LatestTask } from "./latest-task";

test("a new task aborts the previous one", () => {
  const task = new LatestTask();
  const [first, second] = [task.start(), task.start()];
  expect([first.aborted, second.aborted]).toEqual([true, false]);
});

test("a stop aborts the task but not the next one", () => {
  const task = new LatestTask();
  const first = task.start();
  task.stop();
  expect([first.aborted, task.start().aborted]).toEqual([true, false]);
});
