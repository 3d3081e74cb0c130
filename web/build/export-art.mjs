/** Writes the card art for the Python package to standard output; `python3 -m tools.art` runs it. */

import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const { readTexts } = await load("read-texts.ts");
const { exportedArt } = await load("exported-art.ts", [readTexts()]);
process.stdout.write(exportedArt());

async function load(file, plugins = []) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { module } = await runnerImport(path, { configFile: false, logLevel: "error", plugins });
  return module;
}
