/** Writes the files that have texts in all languages: the manifest, and the page of browsers without JavaScript. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/i18n/languages.ts";
import { CHAMELEON } from "../src/ui/art/svg.ts";
import { inEveryLanguage, textsIn } from "./embed/texts.ts";

const MANIFEST = new URL("../manifest.webmanifest", import.meta.url);
const STYLES = ["../src/styles/tokens.css", "../src/ui/reading-header.css", "no-script.css"];

export function localizedFiles(): Plugin {
  return {
    name: "localized-files",
    generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
      emit("manifest.webmanifest", JSON.stringify(localized(JSON.parse(readFileSync(MANIFEST, "utf8"))), null, 2));
      emit("no-script.html", noScriptPage());
    },
  };
}

/** Return a part of the manifest with texts in place of their messages: "@new-game". */
function localized(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(localized);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => {
      if (typeof value !== "string" || !value.startsWith("@")) return [[name, localized(value)]];
      const [english, ...others] = LANGUAGES.map((tag) => [tag, textsIn(tag)(value.slice(1))]);
      return [
        [name, english?.[1]],
        [`${name}_localized`, Object.fromEntries(others)],
      ];
    }),
  );
}

function noScriptPage(): string {
  const style = STYLES.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("");
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#e9dfcb">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d3333">
    <title>Coloretto</title>
    <link rel="icon" href="./icon.svg" type="image/svg+xml">
    <style>${style}</style>
  </head>
  <body>
    <svg display="none">${CHAMELEON}</svg>
    <reading-header><header>
      <a class="home" href="./"><svg aria-hidden="true" viewBox="0 0 108 72"><use href="#chameleon"></use></svg>Coloretto</a>
    </header></reading-header>
    <main>
${inEveryLanguage("needs-javascript")}
    </main>
  </body>
</html>
`;
}
