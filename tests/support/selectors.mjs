// Parses style sheets with Lightning CSS and prints { sheet: [selector, ...] } as JSON, with nesting resolved. A selector
// is a list of compounds { types, names }: its elements, and its classes and ids, including those in :is() and :where().
import { readFileSync } from "node:fs";

const [modules, ...paths] = process.argv.slice(2);
const { Features, transform } = await import(`${modules}/lightningcss/node/index.mjs`);

function compoundsOf(selector) {
  const compounds = [{ types: [], names: [] }];
  for (const part of selector) {
    if (part.type === "combinator" && part.value !== "pseudo-element") compounds.push({ types: [], names: [] });
    else note(part, compounds.at(-1));
  }
  return compounds;
}

function note(part, compound) {
  if (part.type === "type") compound.types.push(part.name);
  if (part.type === "class") compound.names.push(`.${part.name}`);
  if (part.type === "id") compound.names.push(`#${part.name}`);
  if (part.kind === "is" || part.kind === "where") for (const inner of part.selectors.flat()) note(inner, compound);
}

function selectorsOf(path) {
  const found = [];
  const style = ({ value: { selectors } }) => {
    found.push(...selectors.map(compoundsOf));
  };
  const flat = transform({ filename: path, code: readFileSync(path), include: Features.Nesting });
  transform({ filename: path, code: flat.code, visitor: { Rule: { style } } });
  return found;
}

console.log(JSON.stringify(Object.fromEntries(paths.map((path) => [path, selectorsOf(path)]))));
