/** The supported languages. A new one needs a line here and a Fluent file named after its tag. */

export interface Language {
  /** The BCP 47 tag, which also selects plurals and the format of numbers and lists. */
  tag: string;
  /** The name of the language in the language itself. */
  name: string;
  /** The tag of the language that provides the messages missing from the file. */
  base?: string;
}

/** The first language with a primary tag serves its other regions, too. */
export const LANGUAGES: readonly Language[] = [
  { tag: "en", name: "English" },
  { tag: "de", name: "Deutsch" },
  { tag: "es", name: "Español" },
  { tag: "fr", name: "Français" },
  { tag: "pt-PT", name: "Português (Portugal)" },
  { tag: "pt-BR", name: "Português (Brasil)", base: "pt-PT" },
];

/** Languages for tags without a region, by Unicode CLDR; Portuguese elsewhere than in Brazil follows Portugal. */
const WITHOUT_REGION: Readonly<Record<string, string>> = { pt: "pt-br" };

/** Return the language for a tag: with the same region, or else with the same primary tag. */
export function findLanguage(wanted: string | null): Language | undefined {
  const lower = wanted?.toLowerCase() ?? "";
  const tag = WITHOUT_REGION[lower] ?? lower;
  return (
    LANGUAGES.find((language) => language.tag.toLowerCase() === tag) ??
    LANGUAGES.find((language) => primary(language.tag) === primary(tag))
  );
}

function primary(tag: string): string | undefined {
  return tag.toLowerCase().split("-")[0];
}
