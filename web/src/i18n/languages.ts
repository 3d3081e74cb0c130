/**
 * The supported languages, by their BCP 47 tags, which also select plurals and the format of numbers and lists. A new
 * one needs its tag here and a folder of that name. The first language with a primary tag serves its other regions, too.
 */
export const LANGUAGES: readonly string[] = [
  "en",
  "de",
  "es",
  "fr",
  "pt-PT",
  "pt-BR",
  "it",
  "pl",
  "nl",
  "ja",
  "ko",
  "zh-Hant",
];

/**
 * Return the language for a tag: with the same region, or else with the same primary tag. The facade of a frame contains
 * this function, which therefore uses no other.
 */
export function findLanguage(wanted: string | null, languages: readonly string[]): string | undefined {
  const primary = (tag: string) => tag.split("-")[0];
  const lower = wanted?.toLowerCase() ?? "";
  // Without a region, Portuguese is Brazilian by Unicode CLDR.
  const withoutRegion: Readonly<Record<string, string>> = { pt: "pt-br", zh: "zh-hant" };
  const tag = withoutRegion[lower] ?? lower;
  // Chinese in simplified characters would be a language of its own.
  const near = /^zh-(?!hant|hk|mo|tw)/.test(tag) ? undefined : primary(tag);
  return (
    languages.find((language) => language.toLowerCase() === tag) ??
    languages.find((language) => primary(language) === near)
  );
}

/** Return a language after its base, which has the messages that its files lack: the first with the same primary tag. */
export function withBase(tag: string): string[] {
  const [primary] = tag.split("-");
  const base = LANGUAGES.find((language) => language.split("-")[0] === primary);
  return LANGUAGES.filter((language) => language === base || language === tag);
}
