import { defineConfig } from "vitest/config";
import packed from "./package.json" with { type: "json" };
import { readTexts } from "./read-texts.ts";

/** Unit tests run in Node and need no build: what has to be seen in a browser is tested in ../tests/web. */
export default defineConfig({
  define: {
    "import.meta.env.VITE_VERSION": JSON.stringify(packed.version),
  },
  plugins: [readTexts()],
  test: {
    include: ["src/**/*.test.ts"],
    pool: "threads",
    setupFiles: ["testing/setup.ts"],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
  },
});
