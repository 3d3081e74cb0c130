import { expect, test } from "vitest";
import { EngineFailure, orNull, StartFailure } from "./engine";

test("a refusal gives null, and a lost engine is reported", async () => {
  expect(await orNull(Promise.resolve(7))).toBe(7);
  expect(await orNull(Promise.reject(new EngineFailure("bad", "")))).toBeNull();
  await expect(orNull(Promise.reject(new StartFailure("stopped", "gone")))).rejects.toThrow("gone");
});
