import { beforeEach, expect, test } from "vitest";
import { loadAllTexts, setLanguage } from "../../i18n";
import { nextDealTime, pointsText } from "./daily-text";

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

test.each([
  ["de", "14:00"],
  ["en", "14:00"],
])("the next deal comes at midnight of UTC, in %s at %j here", async (language, time) => {
  await setLanguage([language]);
  expect(nextDealTime("2026-11-21").replace(/\s/, " ")).toBe(time);
});

test("points are in words", () => {
  expect([pointsText(1), pointsText(-2)]).toEqual(["1 point", "−2 points"]);
});
