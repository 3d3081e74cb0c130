import { expect, test, vi } from "vitest";
import { preferredLanguages } from "./page-language";
import { DEFAULTS } from "./settings";

test("the settings precede the browser", () => {
  vi.stubGlobal("navigator", { languages: ["fr-CA", "en"] });
  expect(preferredLanguages({ language: "de" })).toEqual(["de", "fr-CA", "en"]);
  expect(preferredLanguages(DEFAULTS)).toEqual(["fr-CA", "en"]);
});
