/** What the site is made of beside our own code, as the lock files tell, and the same as a bill of materials. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export interface Part {
  name: string;
  version: string;
  licence: string;
  /** https://github.com/package-url/purl-spec */
  purl: string;
}

interface Locked {
  version: string;
  license: string;
  dev?: boolean;
}

/** Types, and what only Node runs. */
const NOT_SHIPPED = /^(@types\/|ws$|@lit-labs\/ssr-dom-shim$)/;
const FOLDER = "node_modules/";

export function shippedParts(): Part[] {
  const { packages } = read<{ packages: Record<string, Locked> }>("package-lock.json");
  const { info } = read<{ info: { python: string; platform: string } }>("node_modules/pyodide/pyodide-lock.json");
  const emscripten = info.platform.replace("emscripten_", "").replaceAll("_", ".");
  const fromNpm = Object.entries(packages)
    .filter(([place, { dev }]) => place.startsWith(FOLDER) && !dev)
    .map(([place, { version, license }]) => npmPart(place.slice(FOLDER.length), version, license))
    .filter(({ name }) => !NOT_SHIPPED.test(name));
  // They are parts of Pyodide.
  const python = {
    name: "CPython",
    version: info.python,
    licence: "PSF-2.0",
    purl: `pkg:generic/cpython@${info.python}`,
  };
  const runtime = {
    name: "Emscripten",
    version: emscripten,
    licence: "MIT",
    purl: `pkg:generic/emscripten@${emscripten}`,
  };
  return [...fromNpm, python, runtime];
}

/** Writes sbom.json, in the form of CycloneDX, without anything that differs from build to build. */
export function billOfMaterials(): Plugin {
  return {
    name: "bill-of-materials",
    generateBundle() {
      const { version } = read<{ version: string }>("package.json");
      const bill = {
        $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
        bomFormat: "CycloneDX",
        specVersion: "1.6",
        version: 1,
        metadata: { component: { type: "application", name: "coloretto", version } },
        components: shippedParts().map(({ name, version, licence, purl }) => ({
          type: "library",
          "bom-ref": purl,
          name,
          version,
          licenses: [{ license: { id: licence } }],
          purl,
        })),
      };
      this.emitFile({ type: "asset", fileName: "sbom.json", source: `${JSON.stringify(bill, null, 2)}\n` });
    },
  };
}

function npmPart(name: string, version: string, licence: string): Part {
  return { name, version, licence, purl: `pkg:npm/${name.replace("@", "%40")}@${version}` };
}

function read<Value>(name: string): Value {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}
