import { beforeEach, expect, test, vi } from "vitest";
import { day } from "../../../testing/finished-games";
import { loadAllTexts, setLanguage } from "../../i18n";
import { dailyUrl, shareText } from "./daily-text";

const ADDRESS = "https://example.org/coloretto/?daily=2026-11-21";

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

test("the text to share has the date, the score and the rank, then the address", () => {
  const text = shareText(day("2026-11-21"), { now: 1, best: 1 }, ADDRESS);
  expect(text).toContain("November 21, 2026");
  expect(text).toContain("30 points");
  expect(text.endsWith(` ${ADDRESS}`)).toBe(true);
});

test("par and a streak of two days are shared, a streak of one is not", () => {
  const plain = shareText(day("2026-11-21"), { now: 1, best: 9 }, ADDRESS);
  const withPar = shareText(day("2026-11-21", { par: { score: 33, rank: 1 } }), { now: 1, best: 9 }, ADDRESS);
  const withStreak = shareText(day("2026-11-21"), { now: 2, best: 9 }, ADDRESS);
  expect(withPar).toContain("33 points");
  expect(withPar.length).toBeGreaterThan(plain.length);
  expect(withStreak.length).toBeGreaterThan(plain.length);
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
