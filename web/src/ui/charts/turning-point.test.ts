import { expect, test } from "vitest";
import { turningPoint } from "./turning-point";

function curve(...shares: number[]) {
  return { curve: shares.map((share) => ({ share: [1 - share, share], points: [0, 0] })) };
}

test("the turning point is the ply with the largest change, up or down", () => {
  expect(turningPoint(curve(0.5, 0.6, 0.25, 0.4, 0.4), 1)).toEqual({ ply: 1, before: 0.6, after: 0.25 });
});

test("the first of equal changes is the turning point", () => {
  expect(turningPoint(curve(0.5, 0.75, 0.5), 1)?.ply).toBe(0);
});

test("a game without a large change has no turning point", () => {
  expect(turningPoint(curve(0.5, 0.55, 0.6), 1)).toBeNull();
  expect(turningPoint({ curve: [] }, 0)).toBeNull();
});
