// Runs in a worker, before the engine: reports the functions of the wasm that were called, before each message.
let unreported = [];

globalThis.watchCalls = (exports) => {
  unreported = Object.entries(exports).filter(([name]) => name.startsWith("called "));
};

const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (...message) {
  const called = unreported.filter(([, { value }]) => value);
  if (called.length > 0) {
    unreported = unreported.filter(([, { value }]) => !value);
    const request = new XMLHttpRequest();
    request.open("POST", new URL("/called", import.meta.url), false);
    request.send(called.map(([name]) => name.replace("called ", "")).join(" "));
  }
  postMessage.apply(this, message);
};
