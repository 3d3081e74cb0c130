import { expect, test } from "vitest";
import { parseCommand } from "./messages";

test.each([
  { type: "coloretto:v1:setTheme", theme: "dark" },
  { type: "coloretto:v1:setLang", lang: "de" },
  { type: "coloretto:v1:newGame", query: { players: 5, seed: 3 } },
])("$type is a command", (command) => {
  expect(parseCommand(command)).toEqual(command);
});

test("a new game without a query is the default game", () => {
  expect(parseCommand({ type: "coloretto:v1:newGame" })).toEqual({ type: "coloretto:v1:newGame", query: {} });
});

test("unknown fields are dropped", () => {
  expect(parseCommand({ type: "coloretto:v1:setLang", lang: "de", theme: "dark", more: 1 })).toEqual({
    type: "coloretto:v1:setLang",
    lang: "de",
  });
});

test.each([
  null,
  undefined,
  1,
  "x",
  [],
  {},
  { type: 3 },
  { type: "coloretto:v1:setTheme" },
  { type: "coloretto:v1:setTheme", theme: "<b>" },
  { type: "coloretto:v1:setTheme", theme: ["dark"] },
  { type: "coloretto:v1:setLang", lang: {} },
  { type: "coloretto:v1:newGame", query: 7 },
  { type: "coloretto:v1:newGame", query: null },
  { type: "coloretto:v9:newGame" },
  { type: "setTheme", theme: "dark" },
  { type: "x".repeat(100_000) },
  new Uint8Array(10),
  { type: "coloretto:v1:__proto__", query: { players: "2" } },
])("%j is not a command", (data) => {
  expect(parseCommand(data)).toBeNull();
});
