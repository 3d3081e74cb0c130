import { beforeEach, expect, test } from "vitest";
import { NO_BOTS } from "../../history/statistics";
import { loadAllTexts, setLanguage } from "../../i18n";
import { boardName, botName, levelsName, styleName, variantName } from "./game-labels";

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

test("a variant is named by its players, edition and side, or without its players", () => {
  expect(variantName("4 classic brown")).toBe("4 players, classic, brown side");
  expect(variantName("2 golden grey")).toBe("2 players, golden joker, grey side");
  expect(boardName("2 golden grey")).toBe("Golden joker, grey side");
});

test.each([
  ["expert", "Expert"],
  ["", "Mixed"],
  [NO_BOTS, "People only"],
])("the levels %j are named %s", (key, name) => {
  expect(levelsName(key)).toBe(name);
});

test("bots are named by their style, which may be none", () => {
  expect(["spoiler", ""].map(styleName)).toEqual(["Spoiler", "Balanced"]);
});

test("bots are named by their level, and their style if they have one", () => {
  expect(["expert", "casual gambler"].map(botName)).toEqual(["Expert", "Casual · Gambler"]);
});
