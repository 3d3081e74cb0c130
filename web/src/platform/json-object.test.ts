import { expect, test } from "vitest";
import { objectFromJson } from "./json-object";

test("a text that is not JSON has no fields", () => {
  expect(objectFromJson('{"a": 1}')).toEqual({ a: 1 });
  for (const text of [null, "", "{", "null", "7"]) expect(objectFromJson(text).a).toBeUndefined();
});
