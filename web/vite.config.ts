import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  build: {
    target: "es2022",
    outDir: process.env.OUT_DIR ?? "../dist",
    emptyOutDir: true,
    rolldownOptions: { input: ["index.html", "rules.html"] },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  worker: { format: "es" },
  optimizeDeps: { exclude: ["pyodide"] },
});
