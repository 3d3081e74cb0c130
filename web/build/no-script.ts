/** Writes the page of browsers without JavaScript, which says in all languages that the game needs it. */

import type { Plugin } from "vite";
import { LANGUAGES } from "../src/i18n/languages.ts";
import { textsIn } from "./embed/texts.ts";

export function noScript(): Plugin {
  return {
    name: "no-script",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "no-script.html", source: page() });
    },
  };
}

function page(): string {
  const words = LANGUAGES.map((tag) => `    <p lang="${tag}">${textsIn(tag)("needs-javascript")}</p>`);
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Coloretto</title>
  </head>
  <body>
${words.join("\n")}
    <p><a href="./">Coloretto</a></p>
  </body>
</html>
`;
}
