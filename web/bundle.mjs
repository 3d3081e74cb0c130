// Builds a script that keeps its name and needs no other: the service worker, and what other people's pages fetch.
import { join } from "node:path";
import { build } from "vite";

export async function bundle(source, site, name, define = {}) {
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      target: "es2022",
      outDir: site,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, source),
        output: { format: "iife", entryFileNames: name },
      },
    },
  });
}
