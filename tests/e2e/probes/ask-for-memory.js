export default () => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...others) {
    if (message.method === "request" && message.parameters[0].includes('"play"')) {
      message.parameters[0] = message.parameters[0].padEnd(50_000_000);
      Worker.prototype.postMessage = postMessage;
    }
    return postMessage.call(this, message, ...others);
  };
};
