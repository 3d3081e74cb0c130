// Prints the texts of the given languages (base+tag or tag, after their folder and the names of the files) as JSON:
// { messages: { tag: { id: { variables, wordings: { "0": ..., "1": ..., "2": ..., ... }, frame, branches, faults } } },
//   plurals: { tag: { "0": ..., "1": "one", "2": "other", ... } }, junk: [...] }.
// Wordings have sample numbers in place of variables; the frame and the branches, one for each choice of variants, have
// the variables' names: <count>. Plurals are the categories of the sample numbers. Junk is every part of a file that is
// neither a message nor a comment, after the name of its file.
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

/** Return what a pattern says in each of its branches, with the names of variables in their place. */
function framesOf(bundle, pattern) {
  const frames = (part) => framesOf(bundle, part);
  if (typeof pattern === "string") return [pattern];
  if (Array.isArray(pattern))
    return pattern.reduce((starts, part) => starts.flatMap((start) => frames(part).map((end) => start + end)), [""]);
  if (pattern.type === "select") return pattern.variants.flatMap(({ value }) => frames(value));
  if (pattern.type === "mesg") return frames(bundle.getMessage(pattern.name).value);
  return [pattern.type === "var" ? `<${pattern.name}>` : pattern.value];
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
  const branches = [...new Set(framesOf(bundle, pattern))];
  return { variables, wordings: Object.fromEntries(wordings), frame, branches, faults: faults.map(String) };
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
