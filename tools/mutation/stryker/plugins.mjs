/** Plugins of StrykerJS: which code is not changed, and which of the changes are judged. */

import { createHash } from "node:crypto";
import { relative } from "node:path";

const SEED = "4";
/** The share of mutants that is drawn. */
const SHARE = Number(process.env.MUTANT_SHARE);

/** Return a number from 0 to 1. */
function lot({ fileName, location, mutatorName, replacement }) {
  const file = relative(process.cwd(), fileName);
  const text = JSON.stringify([SEED, file, location, mutatorName, replacement]);
  return createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;
}

/** Draws mutants, always the same ones of the same code; StrykerJS reports the others as not compiling. */
function createSample() {
  return {
    init: async () => undefined,
    check: async (mutants) =>
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          lot(mutant) < SHARE ? { status: "passed" } : { status: "compileError", reason: "not drawn" },
        ]),
      ),
  };
}

/** Vite reads these arguments before the code runs. */
function createGlobs() {
  return {
    shouldIgnore: (path) =>
      path.isCallExpression() && `${path}`.startsWith("import.meta.glob") ? "for Vite" : undefined,
  };
}

export const strykerPlugins = [
  { kind: "Checker", name: "sample", factory: createSample },
  { kind: "Ignore", name: "globs", factory: createGlobs },
];
