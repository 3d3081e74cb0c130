import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const CAGE = new URL("../cage.html", import.meta.url);
const PLACE = "'inline-script'";

/** Writes the hash of the cage's script into its policy, for hosts that send no headers (the build writes it into the headers, too). */
export function cagePolicy(): Plugin {
  return {
    name: "cage-policy",
    transformIndexHtml: {
      order: "post",
      handler(html, { path }) {
        const script = /<script>(.*?)<\/script>/s.exec(html)?.[1];
        if (path !== "/cage.html" || !script) return undefined;
        return html.replace(PLACE, `'sha256-${hash(script).toString("base64")}'`);
      },
    },
  };
}

/** Return a hash of the cage's page, for its address: browsers may keep the page for ever. */
export function cageVersion(): string {
  return hash(readFileSync(CAGE, "utf8")).toString("hex").slice(0, 12);
}

function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
