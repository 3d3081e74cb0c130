import { expect, test } from "vitest";
import { viewWhere } from "../../../testing/recordings";
import { forcedAction } from "./forced-action";

const placing = await viewWhere("five-players-end", ({ rows }) => rows.filter(({ place }) => place).length === 1);
const choosing = await viewWhere("four-players", ({ rows }) => rows.filter(({ place }) => place).length > 1);
const drawing = await viewWhere("four-players", ({ supply }) => supply.draw !== null);
const jokers = await viewWhere("five-players-end", (view) => view.jokers !== null);
const bots = await viewWhere("four-players", ({ waiting_for }) => waiting_for === "bot");

test("the only row with space for the drawn card is forced", () => {
  expect(forcedAction(placing)).toBe("p1");
});

test("the only row to take is forced if no draw is possible", () => {
  const rows = placing.rows.map((row) => ({ ...row, take: row.place && "t1", place: null }));
  const supply = { ...placing.supply, draw: null };
  expect(forcedAction({ ...placing, rows, supply })).toBe("t1");
  expect(forcedAction({ ...placing, rows, supply: { ...supply, draw: "d" } })).toBeNull();
});

test("one of several equal rows is not forced", () => {
  expect(forcedAction(choosing)).toBeNull();
});

test("a draw, a choice of jokers and a bot's action are not forced", () => {
  expect([drawing, jokers, bots, { ...placing, waiting_for: null }].map(forcedAction)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
