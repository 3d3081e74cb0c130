import { expect, test } from "vitest";
import type { PileView } from "../../engine/protocol";
import { resultSymbols } from "./symbols";

test("symbols say which colours count, and how many cards they have, but not in which order they came", () => {
  const pile = (counts: PileView["counts"], card: PileView["card"], cards: number, points: number, jokers = 0) =>
    ({ card, cards: Array(cards).fill(card), jokers, points, counts }) as unknown as PileView;
  expect(resultSymbols([pile("minus", "c5", 1, -1), pile("plus", "c0", 2, 3), pile("plus", "c3", 2, 6, 1)])).toBe(
    "🟩🟩🟩 🔺🔺 ➖ 🔵",
  );
  expect(resultSymbols([pile("plus", "c2", 1, 1), pile("bonus", "+2", 2, 4)])).toBe("⭐ ➕➕");
  expect(resultSymbols([])).toBe("");
});
