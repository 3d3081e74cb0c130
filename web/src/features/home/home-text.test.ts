import { expect, test, vi } from "vitest";
import { loadAllTexts, setLanguage } from "../../i18n";
import { tableText } from "./home-text";

await setLanguage(["en"]);
await loadAllTexts();

const ANA = { kind: "human", name: "Ana" };
const casual = { kind: "bot", level: "casual", style: null };
const spoiler = { kind: "bot", level: "expert", style: "spoiler" };

test.each([
  ["nobody yet", null, "2 × Intermediate"],
  ["no list of seats", { seats: 7 }, "2 × Intermediate"],
  ["an empty list", { seats: [] }, "2 × Intermediate"],
  ["one person and bots", { seats: [ANA, casual, spoiler, casual] }, "2 × Casual, 1 × Expert · Spoiler"],
  ["people only", { seats: [ANA, ANA, ANA] }, "3 people"],
  ["people and a bot", { seats: [ANA, casual, ANA] }, "2 people, 1 × Casual"],
  ["a level of a later version", { seats: [ANA, { kind: "bot", level: "genius" }] }, "1 × genius"],
])("a table that was set up for %s", (_, setup, text) => {
  vi.stubEnv("VITE_TABLES", '{"options": {"defaults": {"players": 3, "level": "regular"}}}');
  // Numbers do not break away from what they count.
  expect(tableText(setup && JSON.stringify(setup)).replace(/\s/g, " ")).toBe(text);
});
