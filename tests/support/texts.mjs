// Prints the texts of the given languages (base+tag or tag, after their folder and the names of the files) as JSON:
// { messages: { tag: { id: { variables, wordings: { "0": ..., "1": ..., "2": ..., ... }, frame, faults } } },
//   plurals: { tag: { "0": ..., "1": "one", "2": "other", ... } }, junk: [...] }.
// Wordings have sample numbers in place of variables; the frame has the variables' names: <count>. Plurals are the
// categories of the sample numbers. Junk is every part of a file that is neither a message nor a comment, after the
// file's name.
import { readFileSync } from "node:fs";

const [modules, folder, names, ...languages] = process.argv.slice(2);
const { FluentBundle, FluentResource } = await import(`${modules}/@fluent/bundle/esm/index.js`);
const { parse } = await import(`${modules}/@fluent/syntax/esm/index.js`);
const PROBES = [0, 1, 2, 5, 21];
const NUMBERS = ["count", "points", "jokers", "part", "own", "other", "games", "bots"];

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

const sources = (tag) =>
  names.split(",").map((name) => [`${tag}/${name}`, readFileSync(`${folder}/${tag}/${name}`, "utf8")]);

const messages = languages.map((language) => {
  const bundle = new FluentBundle(language.split("+").at(-1), { useIsolating: false });
  const ids = new Set();
  for (const [, source] of language.split("+").flatMap(sources)) {
    const resource = new FluentResource(source);
    bundle.addResource(resource, { allowOverrides: true });
    for (const { id } of resource.body) ids.add(id);
  }
  return [language.split("+").at(-1), Object.fromEntries([...ids].map((id) => [id, describe(bundle, id)]))];
});
const junk = messages
  .flatMap(([tag]) => sources(tag))
  .flatMap(([name, source]) => parse(source, {}).body.map((entry) => [name, entry]))
  .filter(([, { type }]) => type === "Junk")
  .map(([name, { content }]) => `${name}: ${content.trim()}`);
const plurals = messages.map(([tag]) => {
  const rules = new Intl.PluralRules(tag);
  return [tag, Object.fromEntries(PROBES.map((probe) => [probe, rules.select(probe)]))];
});
console.log(JSON.stringify({ messages: Object.fromEntries(messages), plurals: Object.fromEntries(plurals), junk }));
