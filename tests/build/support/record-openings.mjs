// Records openings in Pyodide: node record-openings.mjs REPOSITORY DEALS, where DEALS are pairs of players and seed.
const [root, deals] = process.argv.slice(2);
const { loadPyodide } = await import(`${root}/web/node_modules/pyodide/pyodide.mjs`);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/repository", root);
pyodide.globals.set("deals", deals);
console.log(
  pyodide.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/repository/py", "/repository"]
from tools.openings import text_of
json.dumps([text_of(players, seed) for players, seed in json.loads(deals)])
`),
);
