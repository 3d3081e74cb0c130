import { expect, test, vi } from "vitest";
import type { Engine } from "./engine";
import { pollUntilDone } from "./poll";

const wanted = new AbortController().signal;

/** Return an engine with a list of answers. */
function engineWith(...answers: object[]) {
  const request = vi.fn(async () => answers.shift());
  return { engine: { request } as unknown as Engine, request };
}

test("the request is repeated until the engine has the result", async () => {
  const { engine, request } = engineWith({ thinking: true }, { thinking: true }, { choices: [] });
  expect(await pollUntilDone(engine, { method: "hint" }, wanted)).toEqual({ choices: [] });
  expect(request).toHaveBeenCalledTimes(3);
});

test("each slice reports its progress", async () => {
  const { engine } = engineWith({ thinking: true, ply: 1 }, { thinking: true, ply: 2 }, { done: true });
  const plies: number[] = [];
  await pollUntilDone(engine, { method: "review" }, wanted, ({ ply }) => plies.push(ply ?? 0));
  expect(plies).toEqual([1, 2]);
});

test("an aborted request is not repeated", async () => {
  const { engine, request } = engineWith({ thinking: true }, { choices: [] });
  const controller = new AbortController();
  const pending = pollUntilDone(engine, { method: "hint" }, controller.signal, () => controller.abort());
  expect(await pending).toBeNull();
  expect(request).toHaveBeenCalledTimes(1);
});

test("a request aborted while the engine thinks reports no progress", async () => {
  const { engine } = engineWith({ thinking: true, ply: 1 });
  const controller = new AbortController();
  const onProgress = vi.fn();
  const pending = pollUntilDone(engine, { method: "review" }, controller.signal, onProgress);
  controller.abort();
  expect(await pending).toBeNull();
  expect(onProgress).not.toHaveBeenCalled();
});

test("the engine's errors reach the caller", async () => {
  const engine = { request: () => Promise.reject(new Error("gone")) } as unknown as Engine;
  await expect(pollUntilDone(engine, { method: "hint" }, wanted)).rejects.toThrow("gone");
});
