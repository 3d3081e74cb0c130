/** The page's texts, for files written by the build. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../../src/i18n/languages.ts";

export type Translate = (id: string, args?: Record<string, FluentVariable>) => string;

/** Return a function that formats messages in a language. */
export function textsIn({ tag, base }: Language): Translate {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const each of base ? [base, tag] : [tag]) {
    const text = readFileSync(new URL(`../../src/i18n/${each}/page.ftl`, import.meta.url), "utf8");
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return (id, args = {}) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args);
}
