import { expect, test } from "vitest";
import { markup } from "../../../testing/markup";
import { decidingDot, decidingLine, patternOf, placeOf, xOf, yOf } from "./chance-chart";

test("a certain win is at the top, and the end of the game on the right", () => {
  expect([yOf(1), yOf(0.25), yOf(0)]).toEqual([0, 75, 100]);
  expect([xOf(0, 80), xOf(20, 80), xOf(80, 80)]).toEqual([0, 25, 100]);
});

test("a game without a ply has its only position on the left", () => {
  expect(xOf(0, 0)).toBe(0);
});

test("a mark is placed from the upper left", () => {
  expect(placeOf({ x: xOf(1, 4), y: yOf(0.9) })).toBe("inset-inline-start: 25%; inset-block-start: 10%");
});

test("every seat has a pattern of its own, and the selected one is solid", () => {
  const seats = [0, 1, 2, 3, 4];
  expect(new Set(seats.map((seat) => patternOf(seat, false))).size).toBe(5);
  expect(seats.map((seat) => patternOf(seat, true))).toEqual(seats.map(() => "none"));
});

const ROUND = { round: 2, first: 1, end: 3, ply: 1, before: 0.5, after: 0.75 };
const CHANCES = [0.25, 0.5, 1, 0.75, 0.75];

test("the round that decided a game is drawn over its plies, with a dot after its move", () => {
  expect(markup(decidingLine(CHANCES, ROUND, 1))).toContain('class="turn curve-1" d=M25 50L50 0L75 25');
  expect(markup(decidingDot(CHANCES, ROUND, 1))).toContain("inset-inline-start: 50%; inset-block-start: 0%");
});
