import { expect, test } from "vitest";
import { boxAround, boxOf, centreOf, transformTo } from "./geometry";

const BOX = { x: 10, y: 20, width: 40, height: 60 };

test("an element that is not displayed has no box", () => {
  const element = (width: number) => ({ getBoundingClientRect: () => ({ ...BOX, width }) }) as Element;
  expect(boxOf(element(40))).toEqual(BOX);
  expect([boxOf(element(0)), boxOf(null), boxOf(undefined)]).toEqual([null, null, null]);
});

test("an element is moved to a box and scaled to its size", () => {
  expect(transformTo(BOX, { x: 0, y: 0, width: 20, height: 20 })).toBe("translate(10px, 20px) scale(2, 3)");
});

test("a box around the centre of another one is that one, or a multiple of it", () => {
  const { x, y } = centreOf(BOX);
  expect([x, y]).toEqual([30, 50]);
  expect(boxAround(x, y, BOX)).toEqual(BOX);
  expect(boxAround(x, y, BOX, 0.5)).toEqual({ x: 20, y: 35, width: 20, height: 30 });
});
