import type { FluentResource } from "@fluent/bundle";
import { afterAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../i18n/languages";
import { setWorkshopLanguage, w } from "./texts";

const FILES = import.meta.glob<FluentResource["body"]>("./*.ftl", { import: "default", eager: true });
const TAGS = LANGUAGES.map(({ tag }) => tag);

afterAll(() => setWorkshopLanguage("en"));

/** Return the variables of each message of a language, by its id. */
function messages(tag: string): Map<string, string[]> {
  const body = FILES[`./${tag}.ftl`] ?? [];
  return new Map(body.map(({ id, value }) => [id, JSON.stringify(value).match(/"type":"var","name":"\w+"/g) ?? []]));
}

test("there are texts in every language of the page", () => {
  expect(Object.keys(FILES).sort()).toEqual(TAGS.map((tag) => `./${tag}.ftl`).sort());
});

describe.each(TAGS)("%s", (tag) => {
  test("has every message, with its variables", () => {
    const all = new Map([...(tag === "pt-BR" ? messages("pt-PT") : []), ...messages(tag)]);
    const expected = messages("en");
    expect([...all.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [id, variables] of all)
      expect([id, ...variables.sort()]).toEqual([id, ...(expected.get(id) ?? []).sort()]);
  });

  test("is shown once it is set", async () => {
    await setWorkshopLanguage("en");
    const [english, sum] = [w("arena-about"), w("line", { line: 3, message: "x" })];
    await setWorkshopLanguage(tag);
    expect(w("arena-about") === english).toBe(tag === "en");
    expect(sum).toMatch(/3.*x$/);
  });
});
