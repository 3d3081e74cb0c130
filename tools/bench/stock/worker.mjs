import { loadPyodide } from "./runtime/stock/pyodide.mjs";

const pyodide = await loadPyodide();
const response = await fetch("./engine/coloretto.whl");
pyodide.unpackArchive(await response.arrayBuffer(), "wheel");
const bridge = pyodide.pyimport("coloretto.service.session");
const request = { method: "open", params: { query: { players: "4", seed: "3" } } };
self.postMessage(JSON.parse(bridge.handle(JSON.stringify(request))).result.view);
