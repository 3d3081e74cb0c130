import { expect, test } from "vitest";
import { breakText, fitText, textWidth } from "./fit-text";

test("text that fits keeps its size, longer text gets smaller, the longest is cut off", () => {
  expect(fitText("Iris", 148, 19)).toEqual({ text: "Iris", size: 19 });
  expect(fitText("Bartholomew Smith", 148, 19)).toEqual({ text: "Bartholomew Smith", size: 15 });
  expect(fitText("Bartholomew the Magnificent", 148, 19)).toEqual({ text: "Bartholomew the Ma…", size: 13 });
});

test("text is not cut inside a character of two code units", () => {
  expect(fitText("🦎🦎🦎🦎", 40, 20).text).toMatch(/^🦎*…$/u);
});

test("lines fit into the width, unless a single word does not", () => {
  expect(breakText("49 draws until last round", 170, 19)).toEqual(["49 draws until", "last round"]);
  expect(breakText("Nachziehstapel", 20, 19)).toEqual(["Nachziehstapel"]);
});

test("wide scripts count as wide", () => {
  expect(textWidth("漢字", 20)).toBe(40);
  expect(textWidth("il", 20)).toBeLessThan(textWidth("MW", 20));
});
