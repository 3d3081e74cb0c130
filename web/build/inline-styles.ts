/** Lets the page's first frame wait for nothing but the page: its styles stand in it, its scripts come after. */

import type { Plugin } from "vite";

const STYLE = /<link rel="stylesheet" crossorigin href="\.\/([^"]+)">/g;
/** Not fetched. Later parts would fetch what they find no link to, and it would overrule the styles that they add to. */
const NOTED = '<link rel="stylesheet" href="./$1" disabled>';
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
          .replace(STYLE, NOTED)
          .replace("<!-- style -->", () => `<style>${style}</style>`)
          .replaceAll(SCRIPT, `${SCRIPT}fetchpriority="low" `)
          .replace(/\n\s*(?=\n)/g, "");
      },
    },
  };
}
