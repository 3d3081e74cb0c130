import { expect, test } from "vitest";
import { TIPS } from "../../game/tips";
import { tipsFromText, tipsToText } from "./tips-text";

test("seen tips can be stored and read", () => {
  expect(tipsFromText(null)).toEqual([]);
  expect(tipsToText(["draw", "place"])).toBe("draw place");
  expect(tipsFromText("draw place")).toEqual(["draw", "place"]);
});

test("all tips include those of later versions", () => {
  expect(tipsToText(TIPS)).toBe("all");
  expect(tipsFromText("all")).toEqual(TIPS);
});

test("unknown tips are ignored", () => {
  expect(tipsFromText("draw jump toString")).toEqual(["draw"]);
});
