import { expect, test } from "vitest";
import { viewWhere } from "../../testing/recordings";
import { emptyTable } from "./empty-view";
import { canHint, canWhy, KEYS, meaningOf, REPLAY_KEYS } from "./shortcuts";

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
  return { type: "say", aside: { about: "refusal", row } };
}

test("d draws when a card may be drawn, and is refused when not", () => {
  expect(meaningOf("d", deciding, false)).toEqual({ type: "play", action: "d" });
  expect(meaningOf("d", placing, false)).toEqual(refusal());
});

test("a number takes a row or places in it, and is refused where it cannot be chosen", () => {
  expect(meaningOf("1", deciding, false)).toEqual({ type: "play", action: "t1" });
  expect(meaningOf("3", deciding, false)).toEqual(refusal(2));
  expect(meaningOf("4", placing, false)).toEqual({ type: "play", action: "p4" });
});

test("a number without a row means nothing", () => {
  expect(placing.rows).toHaveLength(4);
  expect(meaningOf("5", placing, false)).toBeNull();
  expect(meaningOf("0", placing, false)).toBeNull();
  expect(meaningOf("9", placing, false)).toBeNull();
});

test("undo and redo have a key and are refused when there is nothing", () => {
  expect(meaningOf("u", { ...emptyTable, undo: true }, false)).toEqual({ type: "undo" });
  expect(meaningOf("r", { ...emptyTable, redo: true }, false)).toEqual({ type: "redo" });
  expect(meaningOf("u", emptyTable, false)).toEqual(refusal());
  expect(meaningOf("r", emptyTable, false)).toEqual(refusal());
});

test("f finishes the round only where it can be finished", () => {
  expect(meaningOf("f", bots, true)).toEqual({ type: "finish-round" });
  expect(meaningOf("f", bots, false)).toEqual(refusal());
});

test("a hint is for a person's decision, not for jokers", () => {
  expect(canHint(deciding)).toBe(true);
  expect(canHint(bots)).toBe(false);
  expect(canHint(jokers)).toBe(false);
  expect(meaningOf("h", deciding, false)).toEqual({ type: "hint" });
  expect(meaningOf("h", bots, false)).toEqual(refusal());
});

test("why can be asked once a bot has acted in a game that is played", () => {
  expect(canWhy(bots)).toBe(true);
  expect(canWhy({ ...bots, waiting_for: null })).toBe(false);
  expect(canWhy({ ...bots, log: [] })).toBe(false);
  expect(meaningOf("w", bots, false)).toEqual({ type: "why", ply: null });
  expect(meaningOf("w", { ...bots, log: [] }, false)).toEqual(refusal());
});

test("the rest can always be asked for", () => {
  expect(meaningOf("a", emptyTable, false)).toEqual({ type: "say-again" });
  expect(meaningOf("s", emptyTable, false)).toEqual({ type: "say", aside: { about: "scores" } });
  expect(meaningOf("t", emptyTable, false)).toEqual({ type: "say", aside: { about: "table" } });
  expect(meaningOf("?", emptyTable, false)).toEqual({ type: "open-keys" });
});

test.each(["x", "D", "Enter", "ArrowLeft", "", " "])("%j means nothing", (key) => {
  expect(meaningOf(key, deciding, true)).toBeNull();
});

test("no key is listed twice", () => {
  for (const listed of [KEYS, REPLAY_KEYS]) {
    const keys = listed.flatMap((each) => each.keys);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test("every listed letter means something", () => {
  const letters = KEYS.flatMap(({ keys }) => keys).filter((key) => /^[a-z?1-5]$/.test(key) && key !== "n");
  for (const letter of letters) expect(meaningOf(letter, deciding, true)).not.toBeNull();
});
