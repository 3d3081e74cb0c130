import { expect, test } from "vitest";
import { BrowserStorage } from "../../platform/storage/browser-storage";
import { readSolved, writeSolved } from "./tasks";

function opened(storage: Partial<Storage>): BrowserStorage {
  return new BrowserStorage(() => storage as Storage);
}

test("solved tasks are read as they were written", () => {
  let stored: string | null = null;
  writeSolved(
    opened({
      setItem: (_, value) => {
        stored = value;
      },
    }),
    [1, 3],
  );
  expect(readSolved(opened({ getItem: () => stored }))).toEqual([1, 3]);
});

test.each([null, "", "{", '{"a":1}', "7", '["a",null]'])("damaged progress is none: %s", (text) => {
  expect(readSolved(opened({ getItem: () => text }))).toEqual([]);
});

test("a storage that is closed loses the progress only", () => {
  const closed = () => {
    throw new DOMException("", "SecurityError");
  };
  expect(readSolved(opened({ getItem: closed }))).toEqual([]);
  expect(() => writeSolved(opened({ setItem: closed }), [1])).not.toThrow();
});
