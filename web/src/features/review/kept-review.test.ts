import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { keepReview, keptReview } from "./kept-review";
import type { ReviewState } from "./types";

const REVIEW = { record: "a record", progress: { ply: 2, plies: 2 } } as ReviewState;
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("sessionStorage", storage);
  keepReview(null);
});

test("a review is kept until another is, or none", () => {
  expect(keptReview()).toBeNull();
  for (const review of [{ ...REVIEW, record: "another" }, REVIEW, null]) {
    keepReview(review);
    expect(keptReview()).toEqual(review);
  }
  expect(storage).toHaveLength(0);
});

test("a review of another version of the page is not read", () => {
  keepReview(REVIEW);
  const [[key, text] = ["", ""]] = Object.entries(storage.entries());
  storage.setItem(key, text.replace(/"version":"[^"]*"/, '"version":"another"'));
  expect(keptReview()).toBeNull();
});
