import { expect, test, vi } from "vitest";
import { preferredLanguages } from "./page-language";
import { DEFAULTS } from "./settings";

test("the URL precedes the settings, and these the browser", () => {
  vi.stubGlobal("navigator", { languages: ["fr-CA", "en"] });
  expect(preferredLanguages("es", { ...DEFAULTS, language: "de" })).toEqual(["es", "de", "fr-CA", "en"]);
  expect(preferredLanguages(null, DEFAULTS)).toEqual([null, null, "fr-CA", "en"]);
});
