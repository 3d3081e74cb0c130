import { html } from "lit";
import { expect, test } from "vitest";
import { readMessage } from "./messages";

test.each([{ id: 0, text: "" }, { printed: "a" }, { printed: null }, { id: 3, text: "{}" }])(
  "%j is read",
  (message) => {
    expect(readMessage(message)).toEqual(message);
  },
);

test("what is not in the type of a message is left out", () => {
  expect(readMessage({ printed: "a", _$litType$: 1 })).toEqual({ printed: "a" });
});

test("a long reason is cut", () => {
  expect(readMessage({ failed: "x".repeat(5000) })).toEqual({ failed: "x".repeat(1000) });
});

const template = html`<h1>Hello</h1>`;

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", "printed"],
  ["a list", ["printed"]],
  ["a template", template],
  ["a printed template", { printed: template }],
  ["a printed list", { printed: ["a"] }],
  ["a printed number", { printed: 1 }],
  ["a failure that is no text", { failed: template }],
  ["a text without a number", { text: "{}" }],
  ["a number that is a text", { id: "1", text: "{}" }],
  ["a fraction", { id: 0.5, text: "{}" }],
  ["an answer that is no text", { id: 1, text: { action: ["draw"] } }],
])("%s is no message", (_, message) => {
  expect(readMessage(message)).toBeNull();
});
