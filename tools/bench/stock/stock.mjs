// The start in Pyodide's documentation, in a worker, to compare ours with.
// Our server's headers require a policy in browsers with Trusted Types.
const policy = globalThis.trustedTypes?.createPolicy("coloretto", { createScriptURL: (url) => url });
const url = "./worker.mjs";
const worker = new Worker(policy?.createScriptURL(url) ?? url, { type: "module" });
worker.onmessage = ({ data: view }) => {
  document.body.textContent = `${view.supply.cards} cards`;
  window.ready = performance.now();
};
