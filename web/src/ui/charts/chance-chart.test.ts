import { expect, test } from "vitest";
import { patternOf, placeOf, turningPoint, xOf, yOf } from "./chance-chart";

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

function curve(...shares: number[]) {
  return { curve: shares.map((share) => ({ share: [1 - share, share], points: [0, 0] })) };
}

test("the turning point of a lost game is the largest loss, that of a won one the largest gain", () => {
  expect(turningPoint(curve(0.5, 0.9, 0.6, 0.35, 0), 1)).toEqual({ ply: 3, before: 0.35, after: 0 });
  expect(turningPoint(curve(0.5, 0.6, 0.25, 0.5, 1), 1)).toEqual({ ply: 3, before: 0.5, after: 1 });
});

test("the first of equal changes is the turning point", () => {
  expect(turningPoint(curve(0.5, 0.75, 0.5, 0.75), 1)?.ply).toBe(0);
});

test("a game without a large change has no turning point", () => {
  expect(turningPoint(curve(0.5, 0.55, 0.6), 1)).toBeNull();
  expect(turningPoint({ curve: [] }, 0)).toBeNull();
});
