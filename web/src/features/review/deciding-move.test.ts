import { expect, test } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import type { Review } from "../../engine/coach-protocol";
import { pliesAfterDecidingMove } from "./deciding-move";

const ended = await viewWhere("finished", ({ phase }) => phase === "over");
const DECIDING = { round: 1, first: 0, end: 9, ply: 4, before: 0.2, after: 0.6 };

test("the move is that of the person's round, and none without it or without a review", () => {
  const review = (deciding: typeof DECIDING | null) => ({ seats: [{ deciding }] }) as unknown as Review;
  expect(pliesAfterDecidingMove(review(DECIDING), ended)).toBe(5);
  expect(pliesAfterDecidingMove(review(null), ended)).toBeNull();
  expect(pliesAfterDecidingMove(null, ended)).toBeNull();
});
