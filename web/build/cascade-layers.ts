/** Puts each style sheet into its cascade layer: an element's own sheet into `components`, the others as listed. */

import { basename } from "node:path";
import type { Plugin } from "vite";
import sheets from "./layers.json" with { type: "json" };

/** Each sheet states it, for any may come first. The minifier leaves what is needed of it. */
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

/** Returns a style sheet in its layer. */
export function layered(style: string, path: string): string {
  const name = basename(path, ".css");
  const [layer] = Object.entries(sheets).find(([, names]) => names.includes(name)) ?? ["components"];
  return `${ORDER}\n@layer ${layer} {\n${style}}\n`;
}
