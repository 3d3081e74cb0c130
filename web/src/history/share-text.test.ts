import { expect, test } from "vitest";
import { fc } from "../../testing/properties";
import { fitShareText, MAX_SHARE_LENGTH } from "./share-text";

const URL_OF_GAME = "https://example.org/coloretto/?daily=2026-11-21";

test("a shared text is never too long and ends with the URL", () => {
  const requiredTexts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 });
  const optionalTexts = fc.array(fc.string({ maxLength: 150 }), { maxLength: 3 });
  fc.assert(
    fc.property(requiredTexts, optionalTexts, (required, optional) => {
      fc.pre(required.length + 1 + URL_OF_GAME.length <= MAX_SHARE_LENGTH);
      const text = fitShareText(required, optional, URL_OF_GAME);
      expect(text.length).toBeLessThanOrEqual(MAX_SHARE_LENGTH);
      expect(text.startsWith(required)).toBe(true);
      expect(text.endsWith(` ${URL_OF_GAME}`)).toBe(true);
    }),
  );
});

test("as many optional parts as fit are included", () => {
  expect(fitShareText("won", ["a", "b"], URL_OF_GAME)).toBe(`won a b ${URL_OF_GAME}`);
  expect(fitShareText("won", ["a", "x".repeat(250), "b"], URL_OF_GAME)).toBe(`won a ${URL_OF_GAME}`);
});

test("a long required text displaces the URL", () => {
  expect(fitShareText("x".repeat(300), ["a"], URL_OF_GAME)).toBe("x".repeat(MAX_SHARE_LENGTH));
});
