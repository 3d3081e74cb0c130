import { expect, test, vi } from "vitest";
import type { Engine } from "./engine";
import { thought } from "./poll";

/** An engine that gives these answers, one after another. */
function engineWith(...answers: object[]) {
  const request = vi.fn(async () => answers.shift());
  return { engine: { request } as unknown as Engine, request };
}

test("what the engine thinks about is asked until it is thought out", async () => {
  const { engine, request } = engineWith({ thinking: true }, { thinking: true }, { choices: [] });
  expect(await thought(engine, { method: "values" }, () => true)).toEqual({ choices: [] });
  expect(request).toHaveBeenCalledTimes(3);
});

test("progress is told with each slice", async () => {
  const { engine } = engineWith({ thinking: true, ply: 1 }, { thinking: true, ply: 2 }, { done: true });
  const plies: number[] = [];
  await thought(
    engine,
    { method: "review" },
    () => true,
    ({ ply }) => plies.push(ply ?? 0),
  );
  expect(plies).toEqual([1, 2]);
});

test("what is no longer wanted is not asked again, and its answer is dropped", async () => {
  const { engine, request } = engineWith({ thinking: true }, { choices: [] });
  let wanted = true;
  const asked = thought(
    engine,
    { method: "values" },
    () => wanted,
    () => {
      wanted = false;
    },
  );
  expect(await asked).toBeNull();
  expect(request).toHaveBeenCalledTimes(1);
  const late = engineWith({ choices: [] });
  const wishes = [true, false];
  expect(await thought(late.engine, { method: "values" }, () => wishes.shift() ?? false)).toBeNull();
});

test("the engine's errors are told to whoever asks", async () => {
  const engine = { request: () => Promise.reject(new Error("gone")) } as unknown as Engine;
  await expect(thought(engine, { method: "values" }, () => true)).rejects.toThrow("gone");
});
