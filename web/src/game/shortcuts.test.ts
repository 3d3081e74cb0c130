import { expect, test } from "vitest";
import { viewWhere } from "../../testing/recordings";
import { canExplain, canHint, intentForKey } from "./shortcuts";
import { emptyView } from "./view-queries";

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

test("d draws if that is legal", () => {
  expect(intentForKey("d", deciding, false)).toEqual({ type: "play", action: "d", isDropped: false });
  expect(intentForKey("d", placing, false)).toEqual(refusal());
});

test("a number takes a row or places in it if that is legal", () => {
  expect(intentForKey("1", deciding, false)).toEqual({ type: "play", action: "t1", isDropped: false });
  expect(intentForKey("3", deciding, false)).toEqual(refusal(2));
  expect(intentForKey("4", placing, false)).toEqual({ type: "play", action: "p4", isDropped: false });
});

test("a number without a row has no intent", () => {
  expect(placing.rows).toHaveLength(4);
  expect(intentForKey("5", placing, false)).toBeNull();
  expect(intentForKey("0", placing, false)).toBeNull();
  expect(intentForKey("9", placing, false)).toBeNull();
});

test("undo and redo have keys, and are refused without actions", () => {
  expect(intentForKey("u", { ...emptyView, undo: true }, false)).toEqual({ type: "undo" });
  expect(intentForKey("r", { ...emptyView, redo: true }, false)).toEqual({ type: "redo" });
  expect(intentForKey("u", emptyView, false)).toEqual(refusal());
  expect(intentForKey("r", emptyView, false)).toEqual(refusal());
});

test("Escape cancels a selection", () => {
  expect(intentForKey("Escape", deciding, false)).toEqual({ type: "cancel-selection" });
});

test("f finishes the round if that is possible", () => {
  expect(intentForKey("f", bots, true)).toEqual({ type: "finish-round" });
  expect(intentForKey("f", bots, false)).toEqual(refusal());
});

test("hints are for a person's decisions, but not for jokers", () => {
  expect(canHint(deciding)).toBe(true);
  expect(canHint(bots)).toBe(false);
  expect(canHint(jokers)).toBe(false);
  expect(intentForKey("h", deciding, false)).toEqual({ type: "hint" });
  expect(intentForKey("h", bots, false)).toEqual(refusal());
});

test("why explains a bot's action in a game in play", () => {
  expect(canExplain(bots)).toBe(true);
  expect(canExplain({ ...bots, waiting_for: null })).toBe(false);
  expect(canExplain({ ...bots, log: [] })).toBe(false);
  expect(intentForKey("w", bots, false)).toEqual({ type: "why", ply: null });
  expect(intentForKey("w", { ...bots, log: [] }, false)).toEqual(refusal());
});

test("the other keys always have an intent", () => {
  expect(intentForKey("a", emptyView, false)).toEqual({ type: "repeat-announcement" });
  expect(intentForKey("s", emptyView, false)).toEqual({ type: "announce", answer: { kind: "scores" } });
  expect(intentForKey("t", emptyView, false)).toEqual({ type: "announce", answer: { kind: "table" } });
  expect(intentForKey("m", emptyView, false)).toEqual({ type: "toggle-sound" });
  expect(intentForKey("?", emptyView, false)).toEqual({ type: "open-dialog", dialog: "shortcuts" });
});

test.each(["x", "D", "Enter", "ArrowLeft", "", " "])("%j has no intent", (key) => {
  expect(intentForKey(key, deciding, true)).toBeNull();
});

test.each([
  ["a bot has acted", [{ kind: "take", seat: 1 }], true],
  ["only the player has", [{ kind: "draw", seat: 0 }], false],
  ["a bot only begins the round", [{ kind: "round", seat: 1 }], false],
  ["a seat is unknown", [{ kind: "take", seat: 9 }], false],
])("the coach explains an action if %s: %#", (_, log, isPossible) => {
  const view = { ...emptyView, waiting_for: "human" as const, log: log as never };
  expect(canExplain(view)).toBe(isPossible);
});
