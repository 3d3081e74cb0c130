import { expect, test } from "vitest";
import { breakText, fitText, textWidth } from "./fit-text";

test("text that fits keeps its size, longer text gets smaller, the longest is cut off", () => {
  expect(fitText("Iris", 148, 19)).toEqual({ text: "Iris", size: 19 });
  expect(fitText("Bartholomew Smith", 148, 19)).toEqual({ text: "Bartholomew Smith", size: 15 });
  expect(fitText("Bartholomew the Magnificent", 148, 19)).toEqual({ text: "Bartholomew the Ma…", size: 13 });
});

test.each([
  ["nn", 114, "nn", 100],
  ["nn", 113, "nn", 99],
  ["n", 39, "n", 70],
  ["nnnnn", 149, "nn…", 70],
  ["nnnnn", 148, "n…", 70],
  ["nn nnn", 172, "nn…", 70],
  ["nnn", 10, "…", 70],
])("%j in a width of %i is %j in the size %i of 100", (text, width, fitted, size) => {
  expect(fitText(text, width, 100)).toEqual({ text: fitted, size });
});

test("text is not cut inside a character of two code units", () => {
  expect(fitText("🦎🦎🦎🦎", 40, 20).text).toMatch(/^🦎*…$/u);
});

test("lines fit into the width, unless a single word does not", () => {
  expect(breakText("49 draws until last round", 170, 19)).toEqual(["49 draws until", "last round"]);
  expect(breakText("Nachziehstapel", 20, 19)).toEqual(["Nachziehstapel"]);
  expect(breakText("nn nn", 260, 100)).toEqual(["nn nn"]);
  expect(breakText("nn nn", 259, 100)).toEqual(["nn", "nn"]);
});

test.each([
  ["1", 32],
  [" ", 32],
  ["n", 57],
  ["2", 57],
  ["\u2e7f", 57],
  ["N", 70],
  ["m", 100],
  ["M", 100],
  ["\u2e80", 100],
  ["🦎", 100],
])("%j takes %i hundredths of the size", (character, width) => {
  expect(textWidth(character, 100)).toBe(width);
});

test("wide scripts count as wide", () => {
  expect(textWidth("漢字", 20)).toBe(40);
  expect(textWidth("il", 20)).toBeLessThan(textWidth("MW", 20));
});
