import { beforeEach, expect, test, vi } from "vitest";
import { day } from "../../../testing/finished-games";
import { fc } from "../../../testing/properties";
import { loadAllTexts, setLanguage } from "../../i18n";
import { dailyUrl, fitShareText, MAX_SHARE_LENGTH, nextDealTime, pointsText, shareText } from "./daily-text";

const ADDRESS = "https://example.org/coloretto/?daily=2026-11-21";

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

test("the text to share has the date, the score and the rank, then the address", () => {
  const text = shareText(day("2026-11-21"), { now: 1, best: 1 }, ADDRESS);
  expect(text).toContain("21 November 2026");
  expect(text).toContain("30 points");
  expect(text.endsWith(` ${ADDRESS}`)).toBe(true);
});

test("par and a streak of two days are shared, a streak of one is not", () => {
  const plain = shareText(day("2026-11-21"), { now: 1, best: 9 }, ADDRESS);
  expect(plain).toBe(`Coloretto daily deal, 21 November 2026: 30 points, 1st place. ${ADDRESS}`);
  const withPar = shareText(day("2026-11-21", { par: { score: 33, rank: 1 } }), { now: 1, best: 9 }, ADDRESS);
  const withStreak = shareText(day("2026-11-21"), { now: 2, best: 9 }, ADDRESS);
  expect(withPar).toContain("33 points");
  expect(withPar.length).toBeGreaterThan(plain.length);
  expect(withStreak.length).toBeGreaterThan(plain.length);
});

test("the whole text is a sentence for each part", () => {
  const { date, result } = day("2026-11-21");
  const text = shareText({ date, result, par: { score: 1, rank: 2 } }, { now: 3, best: 9 }, ADDRESS);
  expect(text).toBe(
    "Coloretto daily deal, 21 November 2026: 30 points, 1st place. " +
      `Master-level computer: 1 point. Streak: 3 days. ${ADDRESS}`,
  );
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

test("the text to share reveals nothing about the deal", () => {
  expect(shareText(day("2026-11-21", { deal: "secret" }), { now: 1, best: 1 }, ADDRESS)).not.toContain("secret");
});

test("a deal that was not finished has nothing to share", () => {
  expect(shareText(day("2026-11-21", { result: null }), { now: 1, best: 1 }, ADDRESS)).toBe("");
});

test("the address of a deal is that of the full page, also in a frame", () => {
  const page = (baseURI: string, dataset: object) =>
    vi.stubGlobal("document", { baseURI, documentElement: { dataset } });
  page("https://example.org/coloretto/?x=1", {});
  expect(dailyUrl("2026-11-21")).toBe(ADDRESS);
  page("https://example.org/coloretto/embed/", { frame: "" });
  expect(dailyUrl("2026-11-21")).toBe(ADDRESS);
});

test("a shared text is never too long and ends with the URL", () => {
  const requiredTexts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 });
  const optionalTexts = fc.array(fc.string({ maxLength: 150 }), { maxLength: 3 });
  fc.assert(
    fc.property(requiredTexts, optionalTexts, (required, optional) => {
      fc.pre(required.length + 1 + ADDRESS.length <= MAX_SHARE_LENGTH);
      const text = fitShareText(required, optional, ADDRESS);
      expect(text.length).toBeLessThanOrEqual(MAX_SHARE_LENGTH);
      expect(text.startsWith(required)).toBe(true);
      expect(text.endsWith(` ${ADDRESS}`)).toBe(true);
    }),
  );
});

test("as many optional parts as fit are included", () => {
  expect(fitShareText("won", ["a", "b"], ADDRESS)).toBe(`won a b ${ADDRESS}`);
  expect(fitShareText("won", ["a", "x".repeat(250), "b"], ADDRESS)).toBe(`won a ${ADDRESS}`);
});

test("a long required text displaces the URL", () => {
  expect(fitShareText("x".repeat(300), ["a"], ADDRESS)).toBe("x".repeat(MAX_SHARE_LENGTH));
});
