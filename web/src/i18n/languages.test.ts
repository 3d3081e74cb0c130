import { expect, test } from "vitest";
import { findLanguage, LANGUAGES } from "./languages";

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
  expect(findLanguage(wanted)?.tag).toBe(tag);
});

test.each(["la", "", "x", "d", "deu", null])("there is no language for %j", (wanted) => {
  expect(findLanguage(wanted)).toBeUndefined();
});

test("Brazilian Portuguese takes missing messages from European Portuguese", () => {
  expect(LANGUAGES.flatMap(({ tag, base }) => (base ? [[tag, base]] : []))).toEqual([["pt-BR", "pt-PT"]]);
});

test("tags are unique, and a base has no base", () => {
  const tags = LANGUAGES.map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length);
  for (const { base } of LANGUAGES)
    if (base) expect(LANGUAGES.filter((each) => each.tag === base && !each.base)).toHaveLength(1);
});
