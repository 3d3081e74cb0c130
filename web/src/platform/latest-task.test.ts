import { expect, test } from "vitest";
import { LatestTask } from "./latest-task";

test("a new task aborts the one before it", () => {
  const task = new LatestTask();
  const [first, second] = [task.start(), task.start()];
  expect([first.aborted, second.aborted]).toEqual([true, false]);
});

test("stopping aborts the task, and the next one begins afresh", () => {
  const task = new LatestTask();
  const first = task.start();
  task.stop();
  expect([first.aborted, task.start().aborted]).toEqual([true, false]);
});
