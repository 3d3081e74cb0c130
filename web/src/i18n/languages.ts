/** The languages that there are: for a new one, a line here and a file of texts named after its tag. */

export interface Language {
  /** It also decides about plurals, numbers and lists. */
  tag: string;
  /** In the language itself. */
  name: string;
  /** The language whose texts hold where the file says nothing else. */
  base?: string;
}

/** The first of a primary tag serves whoever asks for another region of it. */
export const LANGUAGES: readonly Language[] = [
  { tag: "en", name: "English" },
  { tag: "de", name: "Deutsch" },
  { tag: "es", name: "Español" },
  { tag: "fr", name: "Français" },
  { tag: "pt-PT", name: "Português (Portugal)" },
  { tag: "pt-BR", name: "Português (Brasil)", base: "pt-PT" },
];

/** The language of a wished-for tag: of the same region, else of the same primary tag. */
export function findLanguage(wanted: string | null): Language | undefined {
  const tag = wanted?.toLowerCase();
  return (
    LANGUAGES.find((language) => language.tag.toLowerCase() === tag) ??
    LANGUAGES.find((language) => primary(language.tag) === primary(tag ?? ""))
  );
}

function primary(tag: string): string | undefined {
  return tag.toLowerCase().split("-")[0];
}
