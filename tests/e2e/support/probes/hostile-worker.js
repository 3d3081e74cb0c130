// Takes the place of the worker of a cage: a bot that has broken out of Python, and does what it likes there.

/** What a bot may send instead of an answer; `id` is the number of the request. */
const ATTACKS = {
  null: (port) => port.postMessage(null),
  undefined: (port) => port.postMessage(undefined),
  number: (port) => port.postMessage(7),
  text: (port) => port.postMessage("failed"),
  list: (port) => port.postMessage(["printed"]),
  map: (port) => port.postMessage(new Map([["printed", "x"]])),
  template: (port) => port.postMessage({ printed: template() }),
  "template in a list": (port) => port.postMessage({ printed: [template()] }),
  "template as a failure": (port) => port.postMessage({ failed: template() }),
  "template as an answer": (port, id) => port.postMessage({ id, text: template() }),
  "template in an answer": (port, id) => port.postMessage({ id, text: JSON.stringify(template()) }),
  "template as an error": (port, id) => send(port, id, { error: { message: template(), line: 1 } }),
  "markup as an error": (port, id) => send(port, id, { error: { message: MARKUP, line: 1 } }),
  "markup as a line": (port, id) => send(port, id, { error: { message: "x", line: MARKUP } }),
  "markup as a module": (port, id) => send(port, id, { error: { message: "x", line: null, module: MARKUP } }),
  "markup as output": (port, id) => {
    port.postMessage({ printed: MARKUP });
    send(port, id, {});
  },
  "no JSON": (port, id) => port.postMessage({ id, text: "{" }),
  prototype: (port, id) => port.postMessage({ id, text: '{"__proto__": {"loaded": true}}' }),
  "long answer": (port, id) => send(port, id, { loaded: true, more: "x".repeat(1e6) }),
  "number for all answers": (port) => port.postMessage({ id: Number.NaN, text: "{}" }),
  "flood of lines": (port) => {
    for (let line = 0; line < 200_000; line += 1) port.postMessage({ printed: "x" });
  },
  "flood of empty lines": (port) => {
    for (let line = 0; line < 200_000; line += 1) port.postMessage({ printed: "" });
  },
  "flood of cuts": (port) => {
    for (let line = 0; line < 200_000; line += 1) port.postMessage({ printed: null });
  },
  "one long line": (port) => port.postMessage({ printed: "x".repeat(5e7) }),
  "forged reason": (port, id) => send(port, id, { error: { type: "late", message: "forged", line: null } }),
};

const MARKUP = '<h1 class="attack">x</h1><meta http-equiv="refresh" content="0;url=/rules.html">';

/** A copy of what Lit makes of a template, down to the strings that it trusts. */
function template() {
  const strings = [MARKUP];
  strings.raw = [MARKUP];
  return { _$litType$: 1, strings, values: [] };
}

function send(port, id, answer) {
  port.postMessage({ id, text: JSON.stringify(answer) });
}

self.addEventListener(
  "message",
  ({ data: { port } }) => {
    port.onmessage = ({ data: { id } }) => ATTACKS[ATTACK](port, id);
    port.postMessage({ id: 0, text: "" });
  },
  { once: true },
);
