import { expect, test } from "vitest";
import { PAGES, pageNamed } from "./pages";

test("an address names a page, also by a name of an earlier version", () => {
  expect(PAGES.map(pageNamed)).toEqual([...PAGES]);
  expect(["review", "trainer", "mistakes", "record"].map(pageNamed)).toEqual([
    "review",
    "puzzles",
    "puzzles",
    "played",
  ]);
});

test.each([null, "", "table", "constructor", "Home"])("%j names no page", (name) => {
  expect(pageNamed(name)).toBeNull();
});
