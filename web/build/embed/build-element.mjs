// Builds embed.js into a built site: node build/embed/build-element.mjs SITE
import { resolve } from "node:path";
import { bundle } from "../bundle.mjs";

await bundle("src/embed/coloretto-game.ts", resolve(process.argv[2]), "embed.js");
