// Builds a self-contained script under a fixed name: the service worker, and embed.js for host pages.
import { dirname, join } from "node:path";
import { build } from "vite";

const WEB = dirname(import.meta.dirname);

export async function bundle(source, site, name, define = {}) {
  await build({
    configFile: false,
    root: WEB,
    publicDir: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      target: "es2022",
      outDir: site,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(WEB, source),
        output: { format: "iife", entryFileNames: name },
      },
    },
  });
}
