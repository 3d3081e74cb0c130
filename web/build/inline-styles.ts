/** Inlines the page's styles and lowers the priority of its scripts, so that the first frame needs only the page. */

import type { Plugin } from "vite";

const STYLE = /<link rel="stylesheet" crossorigin href="\.\/([^"]+)">/g;
/** A disabled link, which is not fetched. Without it, later chunks would fetch the inlined sheet again. */
const DISABLED = '<link rel="stylesheet" href="./$1" disabled>';
/** Addresses in sheets, which are relative to their folder. */
const ADDRESS = /url\(\.\//g;
const SCRIPT = '<script type="module" ';

export function firstFrame(): Plugin {
  return {
    name: "first-frame",
    transformIndexHtml: {
      order: "post",
      handler(html, { path, bundle }) {
        if (path !== "/index.html" || !bundle) return undefined;
        const files = [...html.matchAll(STYLE)].map(([, file]) => bundle[file ?? ""]);
        const style = files.map((file) => (file?.type === "asset" ? file.source : "")).join("");
        return html
          .replace(STYLE, DISABLED)
          .replace("<!-- style -->", () => `<style>${style.replace(ADDRESS, "$&assets/")}</style>`)
          .replaceAll(SCRIPT, `${SCRIPT}fetchpriority="low" `)
          .replace(/\n\s*(?=\n)/g, "");
      },
    },
  };
}
