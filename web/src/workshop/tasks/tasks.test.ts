import { expect, test } from "vitest";
import { readSolved, writeSolved } from "./tasks";

test("solved tasks are read as they were written", () => {
  let stored: string | null = null;
  writeSolved({ setItem: (_, value) => (stored = value) }, [1, 3]);
  expect(readSolved({ getItem: () => stored })).toEqual([1, 3]);
});

test.each([null, "", "{", '{"a":1}', "7", '["a",null]'])("damaged progress is none: %s", (text) => {
  expect(readSolved({ getItem: () => text })).toEqual([]);
});

test("a storage that is closed loses the progress only", () => {
  const closed = () => {
    throw new DOMException("", "SecurityError");
  };
  expect(readSolved({ getItem: closed })).toEqual([]);
  expect(() => writeSolved({ setItem: closed }, [1])).not.toThrow();
});
