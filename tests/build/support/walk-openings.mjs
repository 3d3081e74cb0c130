// Walks along prepared openings in the Python of a built site, and prints the steps that differ as JSON:
// `node walk-openings.mjs SITE CONFIG`, with the steps that read-openings.mjs prints as its input.
import { text } from "node:stream/consumers";
import { importFile, startRuntime } from "./start-runtime.mjs";

const [site, config] = process.argv.slice(2);
const { pyodide, archives, weights } = await startRuntime(site, JSON.parse(config));
pyodide.pyimport("sys").path.append(archives[0]);
const resources = pyodide.pyimport("coloretto.resources");
for (const [file, content] of weights) resources.provide_file(file, content);
const walk = await importFile(pyodide, new URL("openings_walk.py", import.meta.url));
const differences = walk.differences((await text(process.stdin)).trimEnd().split("\n"));
console.log(JSON.stringify(differences.toJs()));
