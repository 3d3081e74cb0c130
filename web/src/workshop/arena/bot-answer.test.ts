import { expect, test } from "vitest";
import type { BotAction } from "../public-state";
import { BotError, readAnswer } from "./bot-answer";

const NEITHER = "the answer is neither an action nor an error";

function errorOf(text: string): BotError {
  try {
    readAnswer(text);
  } catch (error) {
    if (error instanceof BotError) return error;
  }
  throw new Error("no BotError");
}

test.each<BotAction[]>([[["draw"]], [["take", 0]], [["place", 4]]])("the action %j is read", (action) => {
  expect(readAnswer(JSON.stringify({ action }))).toEqual({ action });
});

test("loaded code has no action", () => {
  expect(readAnswer('{"loaded": true, "action": ["draw"]}')).toEqual({ loaded: true });
});

test("an error is read with its line and its module", () => {
  const error = errorOf('{"error": {"type": "late", "message": "no", "line": 3, "module": "numpy"}}');
  expect(error).toMatchObject({ kind: "raised", message: "no", line: 3, module: "numpy" });
});

test("values of an error that have another form are left out", () => {
  const error = errorOf('{"error": {"message": "no", "line": "<b>", "module": ["numpy"]}}');
  expect(error).toMatchObject({ message: "no", line: null, module: null });
});

test("a long message is cut", () => {
  expect(errorOf(JSON.stringify({ error: { message: "x".repeat(5000) } })).message).toHaveLength(1000);
});

test.each([
  "",
  "null",
  "7",
  "[]",
  "{}",
  "{",
  '{"action": null}',
  '{"action": "draw"}',
  '{"action": ["jump"]}',
  '{"action": ["draw", 1]}',
  '{"action": ["take"]}',
  '{"action": ["take", -1]}',
  '{"action": ["take", 5]}',
  '{"action": ["take", 0.5]}',
  '{"action": ["take", 1, 2]}',
  '{"action": ["take", "1"]}',
  '{"error": "text"}',
  '{"error": {"message": {"_$litType$": 1}}}',
  '{"loaded": 1}',
  `{"action": ["draw"], "more": "${"x".repeat(10_000)}"}`,
])("%j is a fault of the bot", (text) => {
  expect(errorOf(text)).toMatchObject({ kind: "raised", message: NEITHER, line: null });
});
