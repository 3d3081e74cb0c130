import { beforeEach, expect, test } from "vitest";
import { loadAllTexts, setLanguage } from "../../i18n";
import { intervalWords, placeName, placeWords } from "./strength-panel";

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

test.each([
  [0, "You play at Beginner level"],
  [1.2, "You play at Casual level"],
  [1.21, "You play between Casual and Intermediate level"],
  [2.9, "You play at Advanced level"],
])("the place %d in words", (value, words) => {
  expect(placeWords(value)).toBe(words);
});

test.each([
  [1.2, "Casual"],
  [1.21, "Casual–Intermediate"],
])("the place %d as a name", (value, name) => {
  expect(placeName(value)).toBe(name);
});

test.each([
  [3, 1.6, 4.4, "After 9 games: somewhere between Intermediate and Expert."],
  [1.5, 0.4, 2.1, "After 9 games: somewhere between Beginner and Intermediate."],
  [2, 1.4, 2.4, "After 9 games: somewhere between Casual and Intermediate."],
])("the interval of %d from %d to %d is named by the nearest levels", (value, low, high, words) => {
  expect(intervalWords({ value, low, high }, 9)).toBe(words);
});

test.each([
  [1.5, 0.96, 2.13],
  [3, 2.6, 3.4],
  [2.4, 2.2, 2.45],
])("the interval of %d from %d to %d is not named if the place says as much", (value, low, high) => {
  expect(intervalWords({ value, low, high }, 9)).toBe("After 9 games.");
});
