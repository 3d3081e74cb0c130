export default () => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...others) {
    const [argument] = message?.argumentList ?? [];
    if (typeof argument?.value === "string" && argument.value.includes('"play"')) {
      argument.value = argument.value.padEnd(50_000_000);
      Worker.prototype.postMessage = postMessage;
    }
    return postMessage.call(this, message, ...others);
  };
};
