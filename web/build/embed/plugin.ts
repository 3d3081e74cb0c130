/** Writes the frame's page from its template. All that the facade needs is inlined, so that it makes no requests. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { HEIGHT } from "../../src/embed/default-height.ts";
import { findLanguage, LANGUAGES } from "../../src/i18n/languages.ts";
import { layered } from "../cascade-layers.ts";
import { inEveryLanguage, textsIn } from "./texts.ts";

const MAX_BOTS = 4;
/**
 * The tags that Vite inserts for the page's scripts, those that the entry script imports first. The facade loads the
 * files itself when the reader presses Play.
 */
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const STYLE = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;
const PRELOAD = /<link rel="modulepreload" crossorigin href="[^"]+">/g;

/**
 * @param readTexts provides the letters on the cards
 * @param url the URL of the site, if the build knows it
 */
export function facade(readTexts: Plugin, url: string | undefined): Plugin {
  return {
    name: "facade",
    transformIndexHtml: {
      order: "post",
      async handler(html, { path }) {
        if (path !== "/embed/index.html") return undefined;
        const picture = fileURLToPath(new URL("picture.ts", import.meta.url));
        const { module } = await runnerImport<typeof import("./picture")>(picture, {
          configFile: false,
          logLevel: "error",
          plugins: [readTexts],
        });
        return facadeFrom(html, module.tablePicture(), url ? policyFor(url) : "");
      },
    },
  };
}

function facadeFrom(html: string, picture: string, policy: string): string {
  const data = {
    texts: Object.fromEntries(LANGUAGES.map((tag) => [tag, texts(tag)])),
    height: HEIGHT,
    scripts: [...html.matchAll(SCRIPT)].map(([, path]) => path),
    styles: [...html.matchAll(STYLE)].map(([, path]) => path),
  };
  const style = ["../../src/styles/tokens.css", "facade.css"].map((file) => layered(read(file), file)).join("");
  return html
    .replace(SCRIPT, "")
    .replace("<!-- policy -->", () => policy)
    .replace("<!-- style -->", () => `<style>${style}</style>`)
    .replace(STYLE, "")
    .replace(PRELOAD, "")
    .replace(/\n\s*(?=\n)/g, "")
    .replace("<!-- picture -->", () => picture)
    .replace("<!-- needs JavaScript -->", inEveryLanguage("needs-javascript"))
    .replace(
      "<!-- scripts -->",
      () => `${json("facade-data", data)}<script>${findLanguage}${read("facade.js")}</script>`,
    );
}

/** Restrict `connect-src` to the site's URL, which web/headers.txt does not know; its header must allow all HTTPS hosts. */
function policyFor(url: string): string {
  const policy = `connect-src 'self' ${new URL(url).origin}`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

function texts(tag: string) {
  const t = textsIn(tag);
  const about = Array.from({ length: MAX_BOTS + 1 }, (_, bots) => t("frame-about", { bots }));
  const [play, loading, failed] = [t("play"), t("frame-loading"), t("failed-download")];
  return { title: t("title"), play, loading, failed, about, yourMove: t("frame-your-move"), replay: t("frame-replay") };
}

/** Return a script element with JSON data, escaped for HTML. */
function json(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}
