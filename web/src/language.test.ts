import { expect, test, vi } from "vitest";
import { languageWishes } from "./language";
import { DEFAULTS } from "./settings";

test("what the address asks for goes first, then what was chosen, then what the browser asks for", () => {
  vi.stubGlobal("navigator", { languages: ["fr-CA", "en"] });
  expect(languageWishes("es", { ...DEFAULTS, language: "de" })).toEqual(["es", "de", "fr-CA", "en"]);
  expect(languageWishes(null, DEFAULTS)).toEqual([null, null, "fr-CA", "en"]);
});
