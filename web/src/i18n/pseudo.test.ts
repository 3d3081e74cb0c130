import { expect, test } from "vitest";
import { pseudo } from "./pseudo";

test("every word is at least 40 % longer and has no plain letter", () => {
  const text = pseudo("Draw a card");
  expect(text).not.toMatch(/[A-Za-z]{2}/);
  expect(text.replaceAll("\u0323", "")).toBe("DrawDr aa cardca");
});

test("other characters stay as they are", () => {
  expect(pseudo("+2, 1.5 …")).toBe("+2, 1.5 …");
});
