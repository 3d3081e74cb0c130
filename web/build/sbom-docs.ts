/** The parts of the documentation, of which Sphinx and its theme write scripts and styles into the site. */

import { readFileSync } from "node:fs";
import type { ListedPart } from "./sbom-pyodide.ts";

const LOCK = new URL("../../py/locks/docs.txt", import.meta.url);
const PRADYUN_GEDAM = "Pradyun Gedam <mail@pradyunsg.me>";

/** Versions are those of the lock file, or those that the files themselves name (tests/build/test_parts.py). */
export function documentationParts(): ListedPart[] {
  const lock = readFileSync(LOCK, "utf8");
  const locked = (name: string, licence: string, copyright: string): ListedPart => {
    const version = new RegExp(`^${name}==(\\S+)`, "m").exec(lock)?.[1];
    if (!version) throw new Error(`sbom-docs.ts lists ${name}, which py/locks/docs.txt lacks`);
    return { type: "pypi", name, version, licence, copyright };
  };
  return [
    locked("sphinx", "BSD-2-Clause", "Copyright (c) 2007-2025 by the Sphinx team (see AUTHORS file)."),
    locked("furo", "MIT", `Copyright (c) 2020 ${PRADYUN_GEDAM}`),
    locked("sphinx-basic-ng", "MIT", `Copyright (c) 2021 ${PRADYUN_GEDAM}`),
    locked("pygments", "BSD-2-Clause", "Copyright (c) 2006-2022 by the respective authors (see AUTHORS file)."),
    {
      name: "snowball",
      version: "3.0.1",
      licence: "BSD-3-Clause",
      copyright: [
        "Copyright (c) 2001, Dr Martin Porter",
        "Copyright (c) 2004,2005, Richard Boulton",
        "Copyright (c) 2013, Yoshiki Shibukawa",
        "Copyright (c) 2006-2025, Olly Betts",
      ].join("\n"),
    },
    {
      type: "npm",
      name: "gumshoejs",
      version: "5.1.2",
      licence: "MIT",
      copyright: "Copyright (c) 2019 Chris Ferdinandi",
    },
    {
      type: "npm",
      name: "normalize.css",
      version: "8.0.1",
      licence: "MIT",
      copyright: "Copyright (c) Nicolas Gallagher and Jonathan Neal",
    },
  ];
}
