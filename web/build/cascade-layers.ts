/** Wraps each style sheet in its cascade layer: those in layers.json as listed there, all others in `components`. */

import { basename } from "node:path";
import type { Plugin } from "vite";
import sheets from "./layers.json" with { type: "json" };

/** The order of the layers. Each sheet repeats it, because any may come first; the minifier removes repetitions. */
const ORDER = "@layer tokens, base, components, overrides;";

export function cascadeLayers(): Plugin {
  return {
    name: "cascade-layers",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler: (style, id) => ({ code: layered(style, id), map: null }),
    },
  };
}

/** Return a style sheet wrapped in its layer. */
export function layered(style: string, path: string): string {
  const name = basename(path, ".css");
  const [layer] = Object.entries(sheets).find(([, names]) => names.includes(name)) ?? ["components"];
  return `${ORDER}\n@layer ${layer} {\n${style}}\n`;
}
