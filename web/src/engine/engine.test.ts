import { expect, test } from "vitest";
import { EngineFailure, nullIfRefused, StartFailure } from "./engine";

test("a refused request gives null, a lost engine rejects", async () => {
  expect(await nullIfRefused(Promise.resolve(7))).toBe(7);
  expect(await nullIfRefused(Promise.reject(new EngineFailure("bad", "")))).toBeNull();
  await expect(nullIfRefused(Promise.reject(new StartFailure("stopped", "gone")))).rejects.toThrow("gone");
});
