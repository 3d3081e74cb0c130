import { beforeEach, expect, test, vi } from "vitest";

const deferredTexts = import.meta.glob("./*/page.ftl", { query: "?deferred" });
const EARLY = "draw";
const LATE = "nudge-draw";

/** Return the module as on a page just opened. */
async function fresh(): Promise<typeof import(".")> {
  vi.resetModules();
  return import(".");
}

let i18n: typeof import(".");
let dates: typeof import("./dates");

beforeEach(async () => {
  i18n = await fresh();
  dates = await import("./dates");
});

test("the first language is English", () => {
  expect(i18n.languageInUse()).toBe("en");
  expect(i18n.t(EARLY)).toBe("Draw a card");
});

test("the first supported language of the list is used", async () => {
  await i18n.setLanguage(["la", "de-AT", "fr"]);
  expect(i18n.languageInUse()).toBe("de");
  expect(i18n.t(EARLY)).not.toBe("Draw a card");
  await i18n.setLanguage(["la"]);
  expect(i18n.languageInUse()).toBe("en");
});

test("deferred texts are loaded on demand, in the current language, too", async () => {
  await i18n.setLanguage(["fr"]);
  expect(i18n.t(LATE)).toBe(LATE);
  await i18n.loadAllTexts();
  const french = i18n.t(LATE);
  expect(french).not.toBe(LATE);
  await i18n.setLanguage(["en"]);
  expect(i18n.t(LATE)).not.toBe(LATE);
  expect(i18n.t(LATE)).not.toBe(french);
});

test("while a language is loading, its deferred texts do not appear in English", async () => {
  await i18n.setLanguage(["fr"]);
  let meanwhile = "";
  vi.doMock("./fr/page.ftl?deferred", async (importOriginal) => {
    await deferredTexts["./en/page.ftl"]?.();
    await new Promise((resolve) => setTimeout(resolve));
    meanwhile = i18n.t(LATE);
    return importOriginal();
  });
  await i18n.loadAllTexts();
  vi.doUnmock("./fr/page.ftl?deferred");
  expect(meanwhile).toBe(LATE);
  expect(i18n.t(LATE)).not.toBe(LATE);
});

test("a language inherits messages from its base", async () => {
  await i18n.setLanguage(["pt-BR"]);
  expect(i18n.languageInUse()).toBe("pt-BR");
  for (const message of ["play", EARLY, "log-over"]) expect(i18n.t(message)).not.toBe(message);
});

test.each([
  ["en", "taken by you", "taken by Iris"],
  ["de", "genommen von dir", "genommen von Iris"],
  ["es", "recogida por ti", "recogida por Iris"],
  ["pt-BR", "ficou com você", "ficou com Iris"],
])("a message with a name agrees with the person: %s", async (tag, you, other) => {
  await i18n.setLanguage([tag]);
  const names = [i18n.t("name-you"), "Iris"];
  expect(names.map((name) => i18n.t("row-taken", { name }))).toEqual([you, other]);
});

test("a missing message is its id", () => {
  expect(i18n.t("no-such-message")).toBe("no-such-message");
  expect([EARLY, "no-such-message"].map(i18n.hasMessage)).toEqual([true, false]);
});

test("only test builds have the pseudo-language", async () => {
  expect(i18n.languageTag("en-XA")).toBe("en");
  await i18n.setLanguage(["en-XA"]);
  expect(i18n.languageInUse()).toBe("en");
  vi.stubEnv("MODE", "fake");
  await i18n.setLanguage(["en-XA"]);
  expect(i18n.languageInUse()).toBe("en-XA");
  expect(i18n.t(EARLY)).not.toMatch(/[A-Za-z]{2}/);
  await i18n.loadAllTexts();
  expect(i18n.t(LATE)).not.toBe(LATE);
});

test.each([
  ["en", "1,234"],
  ["de", "1.234"],
  ["es", "1234"],
  ["fr", "1\u202f234"],
  ["pt-BR", "1.234"],
])("numbers are formatted for the language: %s", async (tag, grouped) => {
  await i18n.setLanguage([tag]);
  expect([0, 7, 999, 1234, -7, -1234].map((value) => i18n.number(value))).toEqual([
    "0",
    "7",
    "999",
    grouped,
    "−7",
    `−${grouped}`,
  ]);
  expect(i18n.t("seat-points", { points: -1234 })).toContain(`−${grouped}`);
});

test("number formats are cached for each language", async () => {
  let made = 0;
  class Counted extends Intl.NumberFormat {
    constructor(locales: string, options?: Intl.NumberFormatOptions) {
      super(locales, options);
      made += 1;
    }
  }
  vi.stubGlobal("Intl", Object.create(Intl, { NumberFormat: { value: Counted } }));
  i18n.number(0.5, { style: "percent" });
  i18n.number(0.25, { style: "percent" });
  i18n.number(7);
  expect(made).toBe(1);
  await i18n.setLanguage(["de"]);
  expect(i18n.number(0.5, { style: "percent" })).toBe("50\u00a0%");
});

test("lists are formatted for the language", async () => {
  expect(i18n.list(["red", "+2"])).toBe("red, +2");
  expect(i18n.formatList(["Ann", "Ben", "Cleo"], "conjunction")).toBe("Ann, Ben and Cleo");
  await i18n.setLanguage(["de"]);
  expect(i18n.formatList(["15", "16"], "disjunction")).toBe("15 oder 16");
  await i18n.setLanguage(["zh-Hant"]);
  expect(i18n.formatList(["15", "16"], "disjunction")).toBe("15 或 16");
  expect(i18n.formatList(["艾莉", "布諾"], "conjunction")).toBe("艾莉和布諾");
});

test.each([
  [["en"], "21 November 2026", "1,234.5", "Ann, Ben and Cleo"],
  [["en", "en-US"], "November 21, 2026", "1,234.5", "Ann, Ben, and Cleo"],
  [["la-VA", "en-US"], "November 21, 2026", "1,234.5", "Ann, Ben, and Cleo"],
  [["de", "en-US"], "21. November 2026", "1.234,5", "Ann, Ben und Cleo"],
  [["de-CH", "de"], "21. November 2026", "1'234.5", "Ann, Ben und Cleo"],
  [["es"], "21 de noviembre de 2026", "1234,5", "Ann, Ben y Cleo"],
  [["pl"], "21 listopada 2026", "1234,5", "Ann, Ben i\u00a0Cleo"],
  [["zh-Hant"], "2026\u00a0年 11\u00a0月 21\u00a0日", "1,234.5", "Ann、Ben 和 Cleo"],
  [["ja"], "2026年11月21日", "1,234.5", "Ann、Ben、Cleo"],
  [["es-MX", "es"], "21 de noviembre de 2026", "1,234.5", "Ann, Ben y Cleo"],
  [["es-x", "es-!"], "21 de noviembre de 2026", "1234,5", "Ann, Ben y Cleo"],
  [["en-GB", "en-US"], "21 November 2026", "1,234.5", "Ann, Ben and Cleo"],
  [["es-MX"], "21 de noviembre de 2026", "1,234.5", "Ann, Ben y Cleo"],
  [["fr-CA", "en-CA"], "21 novembre 2026", "1\u00a0234,5", "Ann, Ben et Cleo"],
  [["pt-PT", "pt-AO"], "21 de novembro de 2026", "1\u00a0234,5", "Ann, Ben e Cleo"],
  [["pt-BR", "pt-PT"], "21 de novembro de 2026", "1.234,5", "Ann, Ben e Cleo"],
])("dates, numbers and lists are those of the reader's region: %j", async (preferred, date, grouped, names) => {
  await i18n.setLanguage(preferred);
  const format = dates.dateFormat({ dateStyle: "long", timeZone: "UTC" });
  expect(format.format(new Date("2026-11-21"))).toBe(date);
  expect(i18n.number(1234.5)).toBe(grouped);
  expect(i18n.formatList(["Ann", "Ben", "Cleo"], "conjunction")).toBe(names);
});

test.each([
  ["en", "Red, blue. +2."],
  ["ko", "Red, blue. +2."],
  ["ja", "Red、blue。+2。"],
  ["zh-Hant", "Red、blue。+2。"],
])("in %s, sentences stand as that language sets them", async (tag, text) => {
  await i18n.setLanguage([tag]);
  expect(i18n.joinSentences([i18n.list(["Red", "blue"]), "+2"].map(i18n.sentence))).toBe(text);
});

test("a count of one is singular", () => {
  expect([1, 2, 21].map((points) => i18n.t("seat-points", { points }))).toEqual(["1 point", "2 points", "21 points"]);
});
