import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../../i18n";
import { DEFAULTS } from "./settings";

/** What the system prefers, by media query. */
const preferences: Record<string, { matches: boolean; onchange?: () => void }> = {};
const matchMedia = (query: string) => {
  preferences[query] ??= { matches: false };
  return preferences[query];
};
// The module asks for one when it is imported.
vi.stubGlobal("matchMedia", matchMedia);
const { applyAppearance, applyLanguage, prefersLessMotion } = await import("./apply");

const CONTRAST = "(prefers-contrast: more)";
const MOTION = "(prefers-reduced-motion: reduce)";
let dataset: Record<string, unknown>;

afterAll(() => setLanguage(["en"]));

beforeEach(() => {
  for (const preference of Object.values(preferences)) preference.matches = false;
  dataset = {};
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("matchMedia", matchMedia);
});

test.each([
  ["full", true, false],
  ["full", false, false],
  ["less", true, true],
  ["less", false, true],
  ["system", true, true],
  ["system", false, false],
] as const)("motion %j on a system that asks for less (%j) is less: %j", (motion, matches, expected) => {
  preferences[MOTION] = { matches };
  expect(prefersLessMotion({ motion })).toBe(expected);
});

test("the document gets the settings that style sheets select by", () => {
  applyAppearance({ ...DEFAULTS, theme: "dark", text: "large", skin: "suits", leftHanded: true });
  expect(dataset).toEqual({
    theme: "dark",
    contrast: "system",
    text: "large",
    motion: "system",
    skin: "suits",
    leftHanded: true,
  });
});

test("a wish of the system for more contrast is followed, also once it changes", () => {
  applyAppearance(DEFAULTS);
  expect(dataset.contrast).toBe("system");
  const contrast = preferences[CONTRAST];
  for (const [matches, expected] of [
    [true, "more"],
    [false, "system"],
  ] as const) {
    Object.assign(contrast ?? {}, { matches });
    contrast?.onchange?.();
    expect(dataset.contrast).toBe(expected);
  }
});

test.each([
  ["de", "de"],
  ["system", "fr"],
])("the language %j of the settings shows the page in %j", async (language, shown) => {
  const documentElement = { lang: "" };
  vi.stubGlobal("document", { documentElement, querySelectorAll: () => [] });
  vi.stubGlobal("navigator", { languages: ["fr-CA", "en"] });
  expect(await applyLanguage({ language })).toBe(true);
  expect(documentElement.lang).toBe(shown);
});
