import { expect, test } from "vitest";
import { EngineFailure, nullIfFailed, nullIfRefused, StartFailure } from "./engine";

test("a refused request gives null, a lost engine rejects", async () => {
  expect(await nullIfRefused(Promise.resolve(7))).toBe(7);
  expect(await nullIfRefused(Promise.reject(new EngineFailure("bad", "")))).toBeNull();
  await expect(nullIfRefused(Promise.reject(new StartFailure("stopped", "gone")))).rejects.toThrow("gone");
});

test("an answer that the page can do without is null if the engine refuses it or is lost", async () => {
  expect(await nullIfFailed(Promise.resolve(7))).toBe(7);
  expect(await nullIfFailed(Promise.reject(new EngineFailure("bad", "")))).toBeNull();
  expect(await nullIfFailed(Promise.reject(new StartFailure("stopped", "gone")))).toBeNull();
});
