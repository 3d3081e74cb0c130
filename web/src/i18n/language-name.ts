import { languageTag, t } from ".";

/** Return the name of a language to choose, or that the one of the browser is meant. */
export function languageName(tag: string): string {
  return languageTag(tag) ? nameOf(tag) : t("language-system");
}

/** Return the name of a language in the language itself, as in a list of languages. */
export function nameOf(language: string): string {
  const names = new Intl.DisplayNames(language, { type: "language", languageDisplay: "standard" });
  const name = names.of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}
