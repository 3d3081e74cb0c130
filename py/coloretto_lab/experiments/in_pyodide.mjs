// Runs coloretto_lab.experiments.benchmarks.measure() in Pyodide, for the repository given as argument; prints JSON.
const [root] = process.argv.slice(2);
const { loadPyodide } = await import(`${root}/web/node_modules/pyodide/pyodide.mjs`);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/py", `${root}/py`);
console.log(
  pyodide.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/py")
import json
from coloretto_lab.experiments.benchmarks import measure
json.dumps(measure())
`),
);
