const send = Worker.prototype.postMessage;
const held = [];
globalThis.heldMethod = null;
Worker.prototype.postMessage = function (...message) {
  const [call] = message;
  const method = call.method === "request" ? JSON.parse(call.parameters[0]).method : null;
  if (method !== null && method === globalThis.heldMethod) held.push([this, message]);
  else send.apply(this, message);
};
globalThis.releaseEngine = () => {
  globalThis.heldMethod = null;
  for (const [worker, message] of held.splice(0)) send.apply(worker, message);
};
