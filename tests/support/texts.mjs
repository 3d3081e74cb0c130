// Prints a description of every message of the given languages (base+tag or tag, after the folder of texts) as JSON:
// { tag: { id: { variables, wordings: { "0": ..., "1": ..., "2": ..., "21": ... }, frame, faults } } }.
// Wordings have sample numbers in place of variables; the frame has the variables' names: <count>.
import { readFileSync } from "node:fs";

const [modules, folder, ...languages] = process.argv.slice(2);
const { FluentBundle, FluentResource } = await import(`${modules}/@fluent/bundle/esm/index.js`);
const PROBES = [0, 1, 2, 21];
const NUMBERS = ["count", "points", "jokers", "part"];

/** Yield every object within a pattern. */
function* parts(pattern) {
  if (typeof pattern !== "object" || pattern === null) return;
  yield pattern;
  for (const part of Object.values(pattern)) yield* parts(part);
}

function describe(bundle, id) {
  const pattern = bundle.getMessage(id).value;
  const variables = [
    ...new Set([...parts(pattern)].filter(({ type }) => type === "var").map(({ name }) => name)),
  ].sort();
  const faults = [];
  const wordingWith = (value) =>
    bundle.formatPattern(pattern, Object.fromEntries(variables.map((name) => [name, value(name)])), faults);
  const wordings = PROBES.map((probe) => [
    probe,
    wordingWith((name) => (NUMBERS.includes(name) ? probe : `<${name}>`)),
  ]);
  const frame = wordingWith((name) => `<${name}>`);
  return { variables, wordings: Object.fromEntries(wordings), frame, faults: faults.map(String) };
}

const texts = languages.map((language) => {
  const bundle = new FluentBundle(language.split("+").at(-1), { useIsolating: false });
  const ids = new Set();
  for (const tag of language.split("+")) {
    const resource = new FluentResource(readFileSync(`${folder}/${tag}.ftl`, "utf8"));
    bundle.addResource(resource, { allowOverrides: true });
    for (const { id } of resource.body) ids.add(id);
  }
  return [language.split("+").at(-1), Object.fromEntries([...ids].map((id) => [id, describe(bundle, id)]))];
});
console.log(JSON.stringify(Object.fromEntries(texts)));
