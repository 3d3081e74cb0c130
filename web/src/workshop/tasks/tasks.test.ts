import { expect, test } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { BrowserStorage } from "../../platform/storage/browser-storage";
import { readSolved, writeSolved } from "./tasks";

function opened(storage: Partial<Storage>): BrowserStorage {
  return new BrowserStorage(() => storage as Storage);
}

test("solved tasks are added to those that another tab has written", () => {
  const storage = opened(new MemoryStorage());
  writeSolved(storage, [1, 3]);
  writeSolved(storage, [2]);
  expect(readSolved(storage)).toEqual([1, 3, 2]);
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
