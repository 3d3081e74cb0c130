import { afterAll, beforeAll, expect, test } from "vitest";
import { loadAllTexts, setLanguage } from ".";
import { dateFormat, firstWeekday, formatDate } from "./dates";

beforeAll(loadAllTexts);
// The tests of other files share the language.
afterAll(() => setLanguage(["en"]));

test("a timestamp is formatted as the local date", () => {
  expect(formatDate("2026-11-21T22:30:00Z")).toBe("22\u00a0November 2026");
});

test("a date is formatted in the current language, in UTC", async () => {
  expect(formatDate("2026-11-21")).toBe("21\u00a0November 2026");
  expect(formatDate("2026-11-21", { month: "long", year: "numeric" })).toBe("November 2026");
  await setLanguage(["de"]);
  expect(formatDate("2026-11-21")).toBe("21.\u00a0November 2026");
  await setLanguage(["fr"]);
  expect(formatDate("2026-12-01")).toBe("1er\u00a0décembre 2026");
});

test.each([
  ["fr", "1er décembre 2026 à 01:05"],
  ["fr-CA", "1er décembre 2026 à 01 h 05"],
  ["pt-BR", "1º de dezembro de 2026 às 01:05"],
  ["pt-PT", "1 de dezembro de 2026 às 01:05"],
])("the first day of a month is an ordinal where the language has one: %s", async (tag, date) => {
  await setLanguage([tag]);
  const format = dateFormat({ dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  expect(format.format(new Date("2026-12-01T01:05Z"))).toBe(date);
});

test.each([
  ["en-GB", 1],
  ["en-US", 7],
  ["ja", 7],
  ["zh-TW", 7],
  ["es", 1],
  ["es-MX", 7],
])("a week begins as in the reader's region: %s", async (tag, day) => {
  await setLanguage([tag]);
  expect(firstWeekday()).toBe(day);
});
