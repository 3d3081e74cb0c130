import { afterEach, beforeAll, expect, test } from "vitest";
import { setLanguage } from "../../i18n";
import { loadWorkshopTexts, w } from "./texts";

beforeAll(loadWorkshopTexts);
afterEach(() => setLanguage(["en"]));

test("the texts of the workshop follow the language of the page", async () => {
  expect(w("column-wins")).toBe("Wins");
  await setLanguage(["de"]);
  expect(w("column-wins")).toBe("Siege");
  await setLanguage(["pt-BR"]);
  expect([w("new"), w("column-wins")]).toEqual(["Novo bot", "Vitórias"]);
});

test.each([
  ["en", "scored −1 point, its opponent −3."],
  ["de", "hatte er −1 Punkt, der Gegner −3."],
])("numbers and plurals are those of the page: %s", async (tag, end) => {
  await setLanguage([tag]);
  expect(w("ran", { level: "Ann", own: -1, other: -3 }).endsWith(end)).toBe(true);
  expect(w("progress", { games: 1, of: 1000 })).toContain(tag === "de" ? "1.000" : "1,000");
});
