/** The page's texts, for files written by the build. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, withBase } from "../../src/i18n/languages.ts";

export type Translate = (id: string, args?: Record<string, FluentVariable>) => string;

/** Return a paragraph with a message for each language, for pages without scripts. */
export function inEveryLanguage(id: string): string {
  return LANGUAGES.map((tag) => `<p lang="${tag}">${textsIn(tag)(id)}</p>`).join("\n");
}

/** Return a function that formats messages in a language. */
export function textsIn(tag: string): Translate {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const each of withBase(tag)) {
    const text = readFileSync(new URL(`../../src/i18n/${each}/page.ftl`, import.meta.url), "utf8");
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return (id, args = {}) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args);
}
