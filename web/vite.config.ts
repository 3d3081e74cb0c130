import { defineConfig } from "vite";
import { cagePolicy, cageVersion } from "./build/cage-policy.ts";
import { cascadeLayers } from "./build/cascade-layers.ts";
import { oembed } from "./build/embed/oembed.ts";
import { facade } from "./build/embed/plugin.ts";
import { firstFrame } from "./build/inline-styles.ts";
import { localizedFiles } from "./build/localized-files.ts";
import { projectVersion } from "./build/project-version.ts";
import { nameOfChunk, readTexts } from "./build/read-texts.ts";
import { billOfMaterials, shippedParts, thirdPartyNotices } from "./build/sbom.ts";
import { SHARED_CHUNKS } from "./build/shared-chunks.ts";
import { wholeTexts } from "./build/whole-texts.ts";

const PAGES = [
  "index.html",
  "rules.html",
  "share.html",
  "embed/index.html",
  "workshop.html",
  "workshop-table.html",
  "cage.html",
];

export default defineConfig({
  base: "./",
  build: {
    target: "es2022",
    outDir: process.env.OUT_DIR ?? "../dist",
    emptyOutDir: true,
    rolldownOptions: {
      input: PAGES,
      output: { chunkFileNames: nameOfChunk, codeSplitting: { groups: SHARED_CHUNKS } },
    },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  define: {
    "import.meta.env.VITE_VERSION": JSON.stringify(projectVersion()),
    "import.meta.env.VITE_CAGE": JSON.stringify(cageVersion()),
    "import.meta.env.VITE_PARTS": JSON.stringify(JSON.stringify(shippedParts())),
  },
  plugins: [
    readTexts(),
    wholeTexts(),
    cascadeLayers(),
    cagePolicy(),
    billOfMaterials(),
    thirdPartyNotices(),
    firstFrame(),
    localizedFiles(),
    facade(readTexts(), process.env.VITE_URL),
    oembed(process.env.VITE_URL),
  ],
  worker: { format: "es" },
  optimizeDeps: { exclude: ["pyodide"] },
});
