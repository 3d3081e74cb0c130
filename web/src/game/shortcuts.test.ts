import { expect, test } from "vitest";
import { viewWhere } from "../../testing/recordings";
import { emptyView } from "./empty-view";
import { canExplain, canHint, intentForKey } from "./shortcuts";

const deciding = await viewWhere(
  "five-players-end",
  ({ supply, rows }) => !!supply.draw && rows.some((row) => row.take),
);
const placing = await viewWhere(
  "four-players",
  ({ phase, waiting_for }) => phase === "place" && waiting_for === "human",
);
const bots = await viewWhere("four-players", ({ waiting_for, round }) => waiting_for === "bot" && round === 2);
const jokers = await viewWhere("five-players-end", ({ phase }) => phase === "jokers");

function refusal(row: number | null = null) {
  return { type: "announce", answer: { kind: "refusal", row } };
}

test("d draws when a card may be drawn, and is refused when not", () => {
  expect(intentForKey("d", deciding, false)).toEqual({ type: "play", action: "d" });
  expect(intentForKey("d", placing, false)).toEqual(refusal());
});

test("a number takes a row or places in it, and is refused where it cannot be chosen", () => {
  expect(intentForKey("1", deciding, false)).toEqual({ type: "play", action: "t1" });
  expect(intentForKey("3", deciding, false)).toEqual(refusal(2));
  expect(intentForKey("4", placing, false)).toEqual({ type: "play", action: "p4" });
});

test("a number without a row means nothing", () => {
  expect(placing.rows).toHaveLength(4);
  expect(intentForKey("5", placing, false)).toBeNull();
  expect(intentForKey("0", placing, false)).toBeNull();
  expect(intentForKey("9", placing, false)).toBeNull();
});

test("undo and redo have a key and are refused when there is nothing", () => {
  expect(intentForKey("u", { ...emptyView, undo: true }, false)).toEqual({ type: "undo" });
  expect(intentForKey("r", { ...emptyView, redo: true }, false)).toEqual({ type: "redo" });
  expect(intentForKey("u", emptyView, false)).toEqual(refusal());
  expect(intentForKey("r", emptyView, false)).toEqual(refusal());
});

test("f finishes the round only where it can be finished", () => {
  expect(intentForKey("f", bots, true)).toEqual({ type: "finish-round" });
  expect(intentForKey("f", bots, false)).toEqual(refusal());
});

test("a hint is for a person's decision, not for jokers", () => {
  expect(canHint(deciding)).toBe(true);
  expect(canHint(bots)).toBe(false);
  expect(canHint(jokers)).toBe(false);
  expect(intentForKey("h", deciding, false)).toEqual({ type: "hint" });
  expect(intentForKey("h", bots, false)).toEqual(refusal());
});

test("why can be asked once a bot has acted in a game that is played", () => {
  expect(canExplain(bots)).toBe(true);
  expect(canExplain({ ...bots, waiting_for: null })).toBe(false);
  expect(canExplain({ ...bots, log: [] })).toBe(false);
  expect(intentForKey("w", bots, false)).toEqual({ type: "why", ply: null });
  expect(intentForKey("w", { ...bots, log: [] }, false)).toEqual(refusal());
});

test("the rest can always be asked for", () => {
  expect(intentForKey("a", emptyView, false)).toEqual({ type: "repeat-announcement" });
  expect(intentForKey("s", emptyView, false)).toEqual({ type: "announce", answer: { kind: "scores" } });
  expect(intentForKey("t", emptyView, false)).toEqual({ type: "announce", answer: { kind: "table" } });
  expect(intentForKey("?", emptyView, false)).toEqual({ type: "open-shortcuts" });
});

test.each(["x", "D", "Enter", "ArrowLeft", "", " "])("%j means nothing", (key) => {
  expect(intentForKey(key, deciding, true)).toBeNull();
});
