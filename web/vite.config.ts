import { defineConfig } from "vite";
import { cagePolicy, cageVersion } from "./build/cage-policy.ts";
import { cascadeLayers } from "./build/cascade-layers.ts";
import { oembed } from "./build/embed/oembed.ts";
import { facade } from "./build/embed/plugin.ts";
import { firstFrame } from "./build/inline-styles.ts";
import { projectVersion } from "./build/project-version.ts";
import { readTexts } from "./build/read-texts.ts";
import { billOfMaterials, shippedParts, thirdPartyNotices } from "./build/sbom.ts";
import { wholeTexts } from "./build/whole-texts.ts";

/** The workshop is a build of its own, so that the game shares no files with it. */
const PAGES = {
  game: ["index.html", "rules.html", "share.html", "embed/index.html"],
  workshop: ["workshop.html", "workshop-table.html", "cage.html"],
};

/** What the parts share that load after the first page, in one chunk: the first page names each chunk. */
const LATER = { name: "later", test: /src.(app.options|history.types|platform.clipboard|ui.(copy-text|faces|forms))/ };

export default defineConfig(({ mode }) => ({
  base: "./",
  build: {
    target: "es2022",
    outDir: process.env.OUT_DIR ?? "../dist",
    emptyOutDir: mode !== "workshop",
    copyPublicDir: mode !== "workshop",
    rolldownOptions: {
      input: mode === "workshop" ? PAGES.workshop : PAGES.game,
      // One shared chunk: many small ones would each take a request and repeat imports and exports.
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 3 }, LATER] }, ...fileNames(mode) },
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
    ...(mode === "workshop"
      ? [cagePolicy()]
      : [
          billOfMaterials(),
          thirdPartyNotices(),
          firstFrame(),
          facade(readTexts(), process.env.VITE_URL),
          oembed(process.env.VITE_URL),
        ]),
  ],
  worker: { format: "es", rolldownOptions: { output: fileNames(mode) } },
  optimizeDeps: { exclude: ["pyodide"] },
}));

/** Return how files are named: those of the workshop so that the service worker knows them. All pages share a typeface. */
function fileNames(mode: string) {
  const shared = "assets/[name]-[hash]";
  const name = mode === "workshop" ? "assets/workshop-[name]-[hash]" : shared;
  const isTypeface = (names: readonly string[]) => names.some((each) => each.endsWith(".woff2"));
  return {
    entryFileNames: `${name}.js`,
    chunkFileNames: `${name}.js`,
    assetFileNames: ({ names }: { names: string[] }) => `${isTypeface(names) ? shared : name}[extname]`,
  };
}
