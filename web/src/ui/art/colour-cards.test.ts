import { afterEach, expect, test } from "vitest";
import { setLanguage, t } from "../../i18n";
import { LANGUAGES } from "../../i18n/languages";
import { CHOICES } from "../../platform/settings/settings";
import { colourCards, PATTERNS, sign } from "./colour-cards";
import { COLOURS } from "./colours";
import { BACK, BACK_PATTERN, SPECIAL_CARDS, SPECIAL_PATTERNS } from "./special-cards";
import { CHAMELEON } from "./svg";

const SHARED = [BACK_PATTERN, ...PATTERNS, SPECIAL_PATTERNS, CHAMELEON, BACK, ...SPECIAL_CARDS].join("");

afterEach(() => setLanguage(["en"]));

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

test.each(CHOICES.skin)("the skin %s has every card once, and every id that its drawings refer to", (skin) => {
  const drawings = SHARED + colourCards(skin).join("");
  const ids = matches(drawings, / id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  const cards = [...COLOURS.map(([colour]) => colour), "plus-two", "joker", "golden", "back", "last-round"];
  expect(ids).toEqual(expect.arrayContaining(cards.map((card) => `card-${card}`)));
  const chips = cards.filter((card) => card !== "back").map((card) => `chip-${card}`);
  expect(ids).toEqual(expect.arrayContaining(chips));
  for (const id of matches(drawings, /(?:url\(|href=")#([\w-]+)/g)) expect(ids).toContain(id);
});

test.each(CHOICES.skin)("every tag of the skin %s is closed", (skin) => {
  const drawings = SHARED + colourCards(skin).join("");
  const open: string[] = [];
  for (const [, end, name] of drawings.matchAll(/<(\/?)([A-Za-z]+)[^<>]*>/g)) {
    if (!end) open.push(name ?? "");
    else expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
  expect(drawings).not.toMatch(/undefined|NaN|\[object/);
});

test("each skin draws each colour differently", () => {
  const drawn = CHOICES.skin.flatMap((skin) => colourCards(skin));
  expect(new Set(drawn).size).toBe(CHOICES.skin.length * COLOURS.length);
});

test("a sign is an initial, with the first letter that differs where words share it", () => {
  const words = ["Rot", "Gelb", "Grün", "Vermelho", "Verde"];
  expect(words.map((word) => sign(word, words))).toEqual(["R", "Ge", "Gr", "Vm", "Vd"]);
});

test.each(LANGUAGES)("no two colours have the same sign: %s", async (tag) => {
  await setLanguage([tag]);
  const words = COLOURS.map(([colour]) => t(`colour-${colour}`));
  expect(new Set(words.map((word) => sign(word, words))).size).toBe(words.length);
});
