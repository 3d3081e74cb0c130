const send = Worker.prototype.postMessage;
const held = [];
globalThis.heldMethod = null;
Worker.prototype.postMessage = function (...message) {
  const request = message[0]?.argumentList?.[0]?.value;
  const method = typeof request === "string" && request.startsWith("{") ? JSON.parse(request).method : null;
  if (method !== null && method === globalThis.heldMethod) held.push([this, message]);
  else send.apply(this, message);
};
globalThis.releaseEngine = () => {
  globalThis.heldMethod = null;
  for (const [worker, message] of held.splice(0)) send.apply(worker, message);
};
