// The start as Pyodide's documentation shows it, in a worker, to measure ours against.
// Our server's headers want a policy, of browsers that know such.
const policy = globalThis.trustedTypes?.createPolicy("coloretto", { createScriptURL: (address) => address });
const address = "./worker.mjs";
const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: "module" });
worker.onmessage = ({ data: view }) => {
  document.body.textContent = `${view.supply.cards} cards`;
  window.ready = performance.now();
};
