import { expect, test } from "vitest";
import { EngineFailure, nullIfRefused, StartFailure } from "./engine";

test("a refusal gives null, and a lost engine is reported", async () => {
  expect(await nullIfRefused(Promise.resolve(7))).toBe(7);
  expect(await nullIfRefused(Promise.reject(new EngineFailure("bad", "")))).toBeNull();
  await expect(nullIfRefused(Promise.reject(new StartFailure("stopped", "gone")))).rejects.toThrow("gone");
});
