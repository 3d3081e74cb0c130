import { defineConfig } from "vitest/config";
import { readTexts } from "./build/read-texts.ts";
import packed from "./package.json" with { type: "json" };

// Where dates of UTC differ most from local ones.
process.env.TZ = "Pacific/Kiritimati";

/** Tests that mock modules or test module state, and so need isolated modules. */
const ISOLATED = [
  "src/app/reading-page.test.ts",
  "src/app/game/game-controller*.test.ts",
  "src/features/coach/coach-controller.test.ts",
  "src/features/replay/replay-controller.test.ts",
  "src/features/review/review-controller.test.ts",
  "src/engine/client.test.ts",
  "src/i18n/index.test.ts",
  "src/platform/error-log.test.ts",
  "src/platform/trusted-types.test.ts",
  "src/platform/tasks.test.ts",
];

/** Unit tests run in Node without a build. What needs a browser is tested in ../tests/web. */
export default defineConfig({
  define: {
    "import.meta.env.VITE_VERSION": JSON.stringify(packed.version),
  },
  plugins: [readTexts()],
  test: {
    pool: "threads",
    setupFiles: ["testing/setup.ts"],
    // No test fails because the machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Other style sheets are empty in tests.
    css: { include: /tokens\.css/ },
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      { extends: true, test: { name: "alone", include: ISOLATED } },
      // Loading the modules again for each file would take most of the time.
      {
        extends: true,
        test: {
          name: "together",
          include: ["{src,testing}/**/*.test.ts", "build/**/*.test.mjs"],
          exclude: ISOLATED,
          isolate: false,
        },
      },
    ],
  },
});
