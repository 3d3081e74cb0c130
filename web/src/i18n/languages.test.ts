import { expect, test } from "vitest";
import { nameOf } from "./language-name";
import { findLanguage, LANGUAGES, withBase } from "./languages";

test.each([
  ["fr-CA", "fr"],
  ["de-AT", "de"],
  ["DE", "de"],
  ["pt-BR", "pt-BR"],
  ["pt-br", "pt-BR"],
  ["pt-AO", "pt-PT"],
  ["pt", "pt-BR"],
  ["en-US", "en"],
  ["es", "es"],
])("the language for %s is %s", (wanted, tag) => {
  expect(findLanguage(wanted, LANGUAGES)).toBe(tag);
});

test.each(["la", "", "x", "d", "deu", null])("there is no language for %j", (wanted) => {
  expect(findLanguage(wanted, LANGUAGES)).toBeUndefined();
});

test.each(["zh", "zh-TW", "zh-HK", "zh-MO", "zh-Hant", "zh-Hant-TW", "zh-hant-hk"])(
  "a reader of %s gets Chinese in traditional characters",
  (wanted) => {
    expect(findLanguage(wanted, ["en", "zh-Hant"])).toBe("zh-Hant");
  },
);

test.each(["zh-CN", "zh-SG", "zh-Hans", "zh-Hans-HK"])("a reader of %s gets no traditional characters", (wanted) => {
  expect(findLanguage(wanted, ["en", "zh-Hant"])).toBeUndefined();
});

test("only Brazilian Portuguese takes missing messages from another language", () => {
  const chains = LANGUAGES.map(withBase);
  expect(chains.map((chain) => chain.at(-1))).toEqual(LANGUAGES);
  expect(chains.filter((chain) => chain.length > 1)).toEqual([["pt-PT", "pt-BR"]]);
});

test("a language is named in itself, as in a list", () => {
  expect(["en", "fr", "pt-BR", "ja"].map(nameOf)).toEqual(["English", "Français", "Português (Brasil)", "日本語"]);
});

test("tags are unique and canonical", () => {
  expect(Intl.getCanonicalLocales([...LANGUAGES])).toEqual(LANGUAGES);
});
