// Runs choices.choices() in Pyodide and prints its result as JSON: `node choices.mjs ROOT` in the untouched one, with the
// repository; `node choices.mjs ROOT SITE CONFIG` in that of a built site.
import { importFile, startRuntime } from "../../build/support/start-runtime.mjs";

const [root, site, config] = process.argv.slice(2);
console.log(await (site ? inBuilt() : inUntouched()));

async function inUntouched() {
  const { loadPyodide } = await import(`${root}/web/node_modules/pyodide/pyodide.mjs`);
  const pyodide = await loadPyodide();
  pyodide.mountNodeFS("/repository", root);
  return pyodide.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/repository/py", "/repository/tests/e2e/support"]
from choices import choices
json.dumps(choices())
`);
}

async function inBuilt() {
  const { pyodide, archives, weights } = await startRuntime(site, JSON.parse(config));
  const [engine, coach] = archives;
  pyodide.pyimport("sys").path.append(engine);
  pyodide.pyimport("coloretto.service.session");
  const resources = pyodide.pyimport("coloretto.resources");
  for (const [file, content] of weights) resources.provide_file(file, content);
  resources.mount_archive("coach.zip", coach);
  const { choices } = await importFile(pyodide, new URL("choices.py", import.meta.url));
  const json = pyodide.pyimport("json");
  return json.dumps(choices());
}
