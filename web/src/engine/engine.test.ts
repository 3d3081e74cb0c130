import { expect, test } from "vitest";
import { EngineFailure, orNull, StartFailure } from "./engine";

test("what the engine refuses is nothing, and that it is lost is told", async () => {
  expect(await orNull(Promise.resolve(7))).toBe(7);
  expect(await orNull(Promise.reject(new EngineFailure("bad", "")))).toBeNull();
  await expect(orNull(Promise.reject(new StartFailure("stopped", "gone")))).rejects.toThrow("gone");
});
