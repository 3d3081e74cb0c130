import { expect, test } from "vitest";
import { earlier } from "../../../testing/earlier-data";
import { appearanceOf, CHOICES, DEFAULTS, isPace, isTheme, settingsFromText, settingsToText } from "./settings";

test.each([null, "", "{", "null", "7", "[]", '"text"', '{"pace": "soon", "volume": 99, "theme": ["dark"]}'])(
  "settings kept as %j are as at first",
  (kept) => {
    expect(settingsFromText(kept)).toEqual(DEFAULTS);
  },
);

test("what can be read is kept beside what cannot", () => {
  const kept = '{"pace": "slow", "skin": "tiles", "volume": -1, "language": "de"}';
  expect(settingsFromText(kept)).toEqual({ ...DEFAULTS, pace: "slow", language: "de" });
});

test("every choice comes back as it was written", () => {
  for (const [name, choices] of Object.entries(CHOICES)) {
    for (const choice of choices) {
      const settings = { ...DEFAULTS, [name]: choice };
      expect(settingsFromText(settingsToText(settings))).toEqual(settings);
    }
  }
});

test.each([0, 4, 10])("a volume of %d comes back", (volume) => {
  expect(settingsFromText(settingsToText({ ...DEFAULTS, volume })).volume).toBe(volume);
});

test("names that every object has are no choices", () => {
  const told = settingsFromText('{"pace": "toString", "__proto__": {"theme": "dark"}, "constructor": 1}');
  expect(told).toEqual(DEFAULTS);
});

test("the styles go by the looks and by nothing else", () => {
  expect(appearanceOf(DEFAULTS)).toEqual({
    theme: "system",
    contrast: "system",
    text: "normal",
    motion: "system",
    skin: "patterns",
  });
});

test("what a URL asks for is known or not", () => {
  expect(["instant", "step"].every(isPace)).toBe(true);
  expect([null, "", "soon", "Fast"].some(isPace)).toBe(false);
  expect(["system", "dark"].every(isTheme)).toBe(true);
  expect([null, "black"].some(isTheme)).toBe(false);
});

test("settings that an earlier version kept still apply", () => {
  expect(settingsFromText(earlier.settings)).toMatchObject({
    pace: "fast",
    skin: "letters",
    language: "de",
    volume: 2,
  });
});
