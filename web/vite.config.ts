import { FluentResource } from "@fluent/bundle";
import { defineConfig, type Plugin } from "vite";
import { oembed } from "./embed/oembed.ts";
import { facade } from "./embed/plugin.ts";
import { firstFrame } from "./first-frame.ts";
import packed from "./package.json" with { type: "json" };
import { billOfMaterials, shippedParts } from "./parts.ts";

export default defineConfig({
  base: "./",
  build: {
    target: "es2022",
    outDir: process.env.OUT_DIR ?? "../dist",
    emptyOutDir: true,
    rolldownOptions: {
      input: ["index.html", "rules.html", "share.html", "embed/index.html"],
      // In one piece: each of many small ones is asked for, and has to say what it takes from the others.
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 3 }] } },
    },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  define: {
    "import.meta.env.VITE_VERSION": JSON.stringify(packed.version),
    "import.meta.env.VITE_PARTS": JSON.stringify(JSON.stringify(shippedParts())),
  },
  plugins: [billOfMaterials(), readTexts(), firstFrame(), facade(readTexts()), oembed(process.env.VITE_URL)],
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
