import { defineConfig } from "vite";
import { cascadeLayers } from "./build/cascade-layers.ts";
import { oembed } from "./build/embed/oembed.ts";
import { facade } from "./build/embed/plugin.ts";
import { firstFrame } from "./build/inline-styles.ts";
import { projectVersion } from "./build/project-version.ts";
import { readTexts } from "./build/read-texts.ts";
import { billOfMaterials, shippedParts, thirdPartyNotices } from "./build/sbom.ts";

export default defineConfig({
  base: "./",
  build: {
    target: "es2022",
    outDir: process.env.OUT_DIR ?? "../dist",
    emptyOutDir: true,
    rolldownOptions: {
      input: ["index.html", "rules.html", "share.html", "embed/index.html"],
      // One shared chunk: many small ones would each take a request and repeat imports and exports.
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 3 }] } },
    },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  define: {
    "import.meta.env.VITE_VERSION": JSON.stringify(projectVersion()),
    "import.meta.env.VITE_PARTS": JSON.stringify(JSON.stringify(shippedParts())),
  },
  plugins: [
    billOfMaterials(),
    thirdPartyNotices(),
    readTexts(),
    cascadeLayers(),
    firstFrame(),
    facade(readTexts(), process.env.VITE_URL),
    oembed(process.env.VITE_URL),
  ],
  worker: { format: "es" },
  optimizeDeps: { exclude: ["pyodide"] },
});
