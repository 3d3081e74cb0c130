/** Lists the third-party parts of the site from the lock files: the one list of what is shipped, with licences. */

import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { projectVersion } from "./project-version.ts";
import { documentationParts } from "./sbom-docs.ts";
import { LISTED_PYODIDE, type ListedPart, pyodideParts } from "./sbom-pyodide.ts";

export interface Part {
  name: string;
  version: string;
  licence: string;
  /** https://github.com/package-url/purl-spec */
  purl: string;
}

/** A part with its licence text and its copyright holders. */
interface NoticedPart extends Part {
  notice: string;
}

interface Locked {
  version: string;
  license: string;
  dev?: boolean;
}

/** Packages with types only, or for Node only. */
const NOT_SHIPPED = /^(@types\/|ws$|@lit-labs\/ssr-dom-shim$)/;
const FOLDER = "node_modules/";
/** Copyright lines of packages without a licence text. */
const COPYRIGHT: Readonly<Record<string, string>> = {
  "@fluent/bundle": "Copyright Mozilla Foundation and others",
  "@fontsource/young-serif":
    "Copyright 2023 The Young Serif Project Authors (https://github.com/noirblancrouge/YoungSerif)",
  pyodide: [
    "Copyright (C) 2019-2022, Pyodide contributors and Mozilla",
    "The source code of this version: https://github.com/pyodide/pyodide/tree/VERSION",
  ].join("\n"),
};
const RULE = "=".repeat(78);

export function shippedParts(): Part[] {
  return noticedParts().map(({ name, version, licence, purl }) => ({ name, version, licence, purl }));
}

function noticedParts(): NoticedPart[] {
  const { packages } = read<{ packages: Record<string, Locked> }>("package-lock.json");
  const { info } = read<{ info: { python: string; platform: string } }>("node_modules/pyodide/pyodide-lock.json");
  if (packages[`${FOLDER}pyodide`]?.version !== LISTED_PYODIDE) {
    throw new Error(`sbom-pyodide.ts lists the parts of Pyodide ${LISTED_PYODIDE}: review it`);
  }
  const emscripten = info.platform.replace("emscripten_", "").replaceAll("_", ".");
  const fromNpm = Object.entries(packages)
    .filter(([place, { dev }]) => place.startsWith(FOLDER) && !dev && !NOT_SHIPPED.test(place.slice(FOLDER.length)))
    .map(([place, { version, license }]) => npmPart(place.slice(FOLDER.length), version, license));
  const emscriptenPart = {
    name: "Emscripten",
    version: emscripten,
    licence: "MIT",
    copyright: "Copyright (c) 2010-2026 Emscripten authors",
  };
  return [
    ...fromNpm,
    npmPart("@fontsource/young-serif", "5.3.0", "OFL-1.1"),
    { ...withPurl({ name: "CPython", version: info.python, licence: "PSF-2.0" }), notice: text("CPython") },
    ...[emscriptenPart, ...pyodideParts(info.python, emscripten), ...documentationParts()].map(listedPart),
  ];
}

/** Writes sbom.json in the CycloneDX format, without anything that differs from build to build. */
export function billOfMaterials(): Plugin {
  return {
    name: "bill-of-materials",
    generateBundle() {
      const bill = {
        $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
        bomFormat: "CycloneDX",
        specVersion: "1.6",
        version: 1,
        metadata: { component: { type: "application", name: "coloretto", version: projectVersion() } },
        components: shippedParts().map(({ name, version, licence, purl }) => ({
          type: "library",
          "bom-ref": purl,
          name,
          version,
          licenses: [licenceChoice(licence)],
          purl,
        })),
      };
      this.emitFile({ type: "asset", fileName: "sbom.json", source: `${JSON.stringify(bill, null, 2)}\n` });
    },
  };
}

/** Writes the licences and copyright lines of all parts into one file of the site. */
export function thirdPartyNotices(): Plugin {
  return {
    name: "third-party-notices",
    generateBundle() {
      const notices = noticedParts().map(
        ({ name, version, licence, notice }) =>
          `${RULE}\n${name} ${version} (${licence})\n${RULE}\n\n${notice.trim()}\n`,
      );
      const source = `${text("introduction")}\n${notices.join("\n\n")}`;
      this.emitFile({ type: "asset", fileName: "LICENSES-THIRD-PARTY.txt", source });
    },
  };
}

function licenceChoice(licence: string): object {
  if (licence.includes(" ")) return { expression: licence };
  return { license: licence === "public-domain" ? { name: licence } : { id: licence } };
}

function npmPart(name: string, version: string, licence: string): NoticedPart {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return { name, version, licence, purl, notice: npmNotice(name, version, licence) };
}

function npmNotice(name: string, version: string, licence: string): string {
  const own = new URL(`../node_modules/${name}/LICENSE`, import.meta.url);
  if (existsSync(own)) return readFileSync(own, "utf8");
  const copyright = COPYRIGHT[name];
  if (!copyright) throw new Error(`${name} has no licence text, and sbom.ts has no copyright line for it`);
  return standardNotice(licence, copyright.replace("VERSION", version));
}

function listedPart({ copyright, ...part }: ListedPart): NoticedPart {
  return { ...withPurl(part), notice: standardNotice(part.licence, copyright) };
}

function withPurl({ type, name, version, licence }: Omit<ListedPart, "copyright">): Part {
  return { name, version, licence, purl: `pkg:${type ?? "generic"}/${name.toLowerCase()}@${version}` };
}

function standardNotice(licence: string, copyright: string): string {
  return [copyright, ...licence.split(" WITH ").map(text)].join("\n\n");
}

function text(name: string): string {
  return readFileSync(new URL(`licences/${name}.txt`, import.meta.url), "utf8");
}

function read<Value>(name: string): Value {
  return JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));
}
