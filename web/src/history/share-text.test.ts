import { expect, test } from "vitest";
import { fc } from "../../testing/properties";
import { fitShareText, MAX_SHARE_LENGTH } from "./share-text";

const ADDRESS = "https://example.org/coloretto/?daily=2026-11-21";

test("what is fitShareText is never too long and ends with the URL", () => {
  const said = fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 });
  const more = fc.array(fc.string({ maxLength: 150 }), { maxLength: 3 });
  fc.assert(
    fc.property(said, more, (must, rest) => {
      fc.pre(must.length + 1 + ADDRESS.length <= MAX_SHARE_LENGTH);
      const text = fitShareText(must, rest, ADDRESS);
      expect(text.length).toBeLessThanOrEqual(MAX_SHARE_LENGTH);
      expect(text.startsWith(must)).toBe(true);
      expect(text.endsWith(` ${ADDRESS}`)).toBe(true);
    }),
  );
});

test("of the rest there is as much as there is room for", () => {
  expect(fitShareText("won", ["a", "b"], ADDRESS)).toBe(`won a b ${ADDRESS}`);
  expect(fitShareText("won", ["a", "x".repeat(250), "b"], ADDRESS)).toBe(`won a ${ADDRESS}`);
});

test("what must be said goes before the URL where both have no room", () => {
  expect(fitShareText("x".repeat(300), ["a"], ADDRESS)).toBe("x".repeat(MAX_SHARE_LENGTH));
});
