// Runs choices.choices() in Pyodide, with the repository as argument, and prints its result as JSON.
const [root] = process.argv.slice(2);
const { loadPyodide } = await import(`${root}/web/node_modules/pyodide/pyodide.mjs`);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/repository", root);
console.log(
  pyodide.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/repository/py", "/repository/tests/e2e/support"]
from choices import choices
json.dumps(choices())
`),
);
