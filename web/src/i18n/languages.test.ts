import { expect, test } from "vitest";
import { findLanguage, LANGUAGES } from "./languages";

test.each([
  ["fr-CA", "fr"],
  ["de-AT", "de"],
  ["DE", "de"],
  ["pt-BR", "pt-BR"],
  ["pt-br", "pt-BR"],
  ["pt-AO", "pt-PT"],
  ["pt", "pt-PT"],
  ["en-US", "en"],
  ["es", "es"],
])("who wishes for %s gets %s", (wanted, tag) => {
  expect(findLanguage(wanted)?.tag).toBe(tag);
});

test.each(["ja", "", "x", "d", "deu", null])("there is nothing for %j", (wanted) => {
  expect(findLanguage(wanted)).toBeUndefined();
});

test("no tag is there twice, and a base is a language that stands on its own", () => {
  const tags = LANGUAGES.map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length);
  for (const { base } of LANGUAGES)
    if (base) expect(LANGUAGES.filter((each) => each.tag === base && !each.base)).toHaveLength(1);
});
