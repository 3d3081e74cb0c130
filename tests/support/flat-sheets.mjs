// Prints the texts of style sheets as a JSON list, without nested rules and comments, as Lightning CSS writes them.
import { readFileSync } from "node:fs";

const [modules, ...paths] = process.argv.slice(2);
const { Features, transform } = await import(`${modules}/lightningcss/node/index.mjs`);

function flat(path) {
  return transform({ filename: path, code: readFileSync(path), include: Features.Nesting }).code.toString();
}

console.log(JSON.stringify(paths.map(flat)));
