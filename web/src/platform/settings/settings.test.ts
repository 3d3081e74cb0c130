import { expect, test } from "vitest";
import { earlier } from "../../../testing/earlier-data";
import { CHOICES, DEFAULTS, isChoice, settingsFromText } from "./settings";

test.each([null, "", "{", "null", "7", "[]", '"text"', '{"pace": "soon", "volume": 99, "theme": ["dark"]}'])(
  "settings stored as %j are the defaults",
  (stored) => {
    expect(settingsFromText(stored)).toEqual(DEFAULTS);
  },
);

test("valid values are kept, invalid ones replaced", () => {
  const stored = '{"pace": "slow", "skin": "tiles", "volume": -1, "language": "de"}';
  expect(settingsFromText(stored)).toEqual({ ...DEFAULTS, pace: "slow", language: "de" });
});

test("every choice is restored", () => {
  for (const [name, choices] of Object.entries(CHOICES)) {
    for (const choice of choices) {
      const settings = { ...DEFAULTS, [name]: choice };
      expect(settingsFromText(JSON.stringify(settings))).toEqual(settings);
    }
  }
});

test("switches are restored, and other values of them replaced", () => {
  const changed = { ...DEFAULTS, confirmMoves: true, playForcedMoves: false, leftHanded: true, vibration: true };
  expect(settingsFromText(JSON.stringify(changed))).toEqual(changed);
  expect(settingsFromText('{"confirmMoves": 1, "playForcedMoves": null}')).toEqual(DEFAULTS);
});

test.each([0, 4, 10])("a volume of %d is restored", (volume) => {
  expect(settingsFromText(JSON.stringify({ ...DEFAULTS, volume })).volume).toBe(volume);
});

test("properties of every object are not values", () => {
  const settings = settingsFromText('{"pace": "toString", "__proto__": {"theme": "dark"}, "constructor": 1}');
  expect(settings).toEqual(DEFAULTS);
});

test("values in a URL are checked", () => {
  expect(["instant", "step"].every((pace) => isChoice("pace", pace))).toBe(true);
  expect([null, "", "soon", "Fast", ["fast"]].some((pace) => isChoice("pace", pace))).toBe(false);
  expect(["system", "dark"].every((theme) => isChoice("theme", theme))).toBe(true);
  expect([null, "black"].some((theme) => isChoice("theme", theme))).toBe(false);
});

test("settings stored by an earlier version still apply", () => {
  expect(settingsFromText(earlier.settings)).toMatchObject({
    pace: "fast",
    skin: "letters",
    language: "de",
    volume: 2,
  });
});
