import { FluentResource } from "@fluent/bundle";
import { defineConfig, type Plugin } from "vite";
import { oembed } from "./embed/oembed.ts";
import { facade } from "./embed/plugin.ts";

export default defineConfig({
  base: "./",
  build: {
    target: "es2022",
    outDir: process.env.OUT_DIR ?? "../dist",
    emptyOutDir: true,
    rolldownOptions: { input: ["index.html", "rules.html", "share.html", "embed/index.html"] },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  plugins: [readTexts(), facade(readTexts()), oembed(process.env.VITE_URL)],
  worker: { format: "es" },
  optimizeDeps: { exclude: ["pyodide"] },
});

/**
 * Reads Fluent files when the page is built: in the browser that took longer than anything else before the first frame.
 * What stands below a file's first "###" is a module of its own, "?later".
 */
function readTexts(): Plugin {
  return {
    name: "read-texts",
    transform(text, id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl")) return null;
      const border = text.search(/^### /m);
      const part = query?.startsWith("later") ? text.slice(border) : text.slice(0, border);
      const body = JSON.stringify(new FluentResource(part).body);
      return { code: `export default JSON.parse(${JSON.stringify(body)});`, map: null };
    },
  };
}
