// The start as Pyodide's documentation shows it, in a worker, to measure ours against.
const worker = new Worker("./worker.mjs", { type: "module" });
worker.onmessage = ({ data: view }) => {
  document.body.textContent = `${view.supply.cards} cards`;
  window.ready = performance.now();
};
