import { expect, test } from "vitest";
import { TIPS } from "../../game/tips";
import { tipsFromText, tipsToText } from "./tips-text";

test("the tips that were shown come back", () => {
  expect(tipsFromText(null)).toEqual([]);
  expect(tipsToText(["draw", "place"])).toBe("draw place");
  expect(tipsFromText("draw place")).toEqual(["draw", "place"]);
});

test("all tips are all, also those that are yet to be thought of", () => {
  expect(tipsToText(TIPS)).toBe("all");
  expect(tipsFromText("all")).toEqual(TIPS);
});

test("tips that there are no more are left out", () => {
  expect(tipsFromText("draw jump toString")).toEqual(["draw"]);
});
