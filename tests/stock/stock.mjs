// The start as Pyodide's documentation shows it, in a worker, to measure ours against.
// Our server's headers want the policy.
const policy = trustedTypes.createPolicy("coloretto", { createScriptURL: (address) => address });
const worker = new Worker(policy.createScriptURL("./worker.mjs"), { type: "module" });
worker.onmessage = ({ data: view }) => {
  document.body.textContent = `${view.supply.cards} cards`;
  window.ready = performance.now();
};
