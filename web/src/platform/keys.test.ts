import { expect, test } from "vitest";
import { keyOf } from "./keys";

type Modifier = "Shift" | "Control" | "Meta" | "Alt" | "AltGraph";

/** Return the name of a key that was pressed at a position. */
function named(key: string, code: string, ...modifiers: Modifier[]): string | null {
  const has = (modifier: Modifier) => modifiers.includes(modifier);
  return keyOf({
    key,
    code,
    shiftKey: has("Shift"),
    ctrlKey: has("Control"),
    metaKey: has("Meta"),
    altKey: has("Alt"),
    getModifierState: has,
  } as unknown as KeyboardEvent);
}

/** The letters of the shortcuts, which each layout below types in this order: what the keys at their positions write. */
const LETTERS = [..."dfhwurastn"];

test.each([
  ["Russian", "в а р ц г к ф ы е т"],
  ["Bulgarian", "а о г у к и ь я ш х"],
  ["Greek", "δ φ η ς θ ρ α σ τ ν"],
  ["Hebrew", "ג כ י ' ו ר ש ד א מ"],
  ["Arabic", "ي ب ا ص ع ق ش س ف ى"],
  ["Persian", "ی ب ا ص ع ق ش س ف د"],
  ["Hindi", "् ि प ै ह ी ो े ू ल"],
  ["Thai", "ก ด ้ ไ ี พ ฟ ห ะ ื"],
  ["Georgian", "დ ფ ჰ წ უ რ ა ს ტ ნ"],
  ["Korean", "ㅇ ㄹ ㅗ ㅈ ㅕ ㄱ ㅁ ㄴ ㅅ ㅜ"],
  ["Bopomofo", "ㄎ ㄑ ㄘ ㄊ ㄧ ㄐ ㄇ ㄋ ㄔ ㄙ"],
  ["Japanese kana", "し は く て な す ち と か み"],
  ["wide Latin", "ｄ ｆ ｈ ｗ ｕ ｒ ａ ｓ ｔ ｎ"],
  ["an input method's", Array(10).fill("Process").join(" ")],
  ["an unknown", Array(10).fill("Unidentified").join(" ")],
])("on a %s keyboard letters go by their position, in both cases", (_, typed) => {
  const keys = typed.split(" ");
  expect(keys.map((key, at) => named(key, `Key${LETTERS[at]?.toUpperCase()}`))).toEqual(LETTERS);
  expect(keys.map((key, at) => named(key.toUpperCase(), `Key${LETTERS[at]?.toUpperCase()}`))).not.toContain(null);
});

test.each([
  ["US", "1 2 3 4 5"],
  ["French", "& é \" ' ("],
  ["Belgian", "& é \" ' ("],
  ["Czech", "+ ě š č ř"],
  ["Slovak", "+ ľ š č ť"],
  ["Lithuanian", "ą č ę ė į"],
  ["Bépo", '" « » ( )'],
  ["Programmer Dvorak", "& [ { } ("],
  ["Thai", "ๅ / - ภ ถ"],
  ["Persian", "۱ ۲ ۳ ۴ ۵"],
  ["Bopomofo", "ㄅ ㄉ ˇ ˋ ㄓ"],
  ["Japanese kana", "ぬ ふ あ う え"],
  ["wide", "１ ２ ３ ４ ５"],
  ["a dead key's", "Dead Dead Dead Dead Dead"],
  ["an input method's", "Process Process Process Process Process"],
])("on a %s keyboard digits need no Shift", (_, typed) => {
  const digits = ["1", "2", "3", "4", "5"];
  const keys = typed.split(" ");
  expect(keys.map((key, at) => named(key, `Digit${digits[at]}`))).toEqual(digits);
});

test.each([
  ["Dvorak", "d", "KeyH"],
  ["Dvorak", "w", "Comma"],
  ["Colemak", "s", "KeyD"],
  ["French", "a", "KeyQ"],
  ["French", "w", "KeyZ"],
  ["Turkish F", "d", "Semicolon"],
])("on a %s keyboard %s is where it is printed, at %s", (_, key, code) => {
  expect(named(key, code)).toBe(key);
});

test.each([
  ["Dvorak", ",", "KeyW"],
  ["Dvorak", "'", "KeyQ"],
  ["Dvorak", "o", "KeyS"],
  ["French", ",", "KeyM"],
  ["Turkish F", "ğ", "KeyE"],
  ["Turkish F", "ı", "KeyR"],
  ["Bépo", "é", "KeyW"],
  ["Vietnamese", "ơ", "BracketRight"],
  ["German", "ä", "Quote"],
])("on a %s keyboard %s at %s is no other letter", (_, key, code) => {
  expect(named(key, code)).toBe(key);
});

test.each([
  ["US", "?", "Slash"],
  ["French", "?", "KeyM"],
  ["German", "?", "Minus"],
  ["Russian", "?", "Digit7"],
  ["Dvorak", "?", "BracketLeft"],
  ["Arabic", "؟", "Slash"],
  ["Japanese", "？", "Slash"],
])("on a %s keyboard %s at %s lists the shortcuts", (_, key, code) => {
  expect(named(key, code, "Shift")).toBe("?");
});

test("the numeric keypad has digits, or the keys printed below them", () => {
  expect([named("1", "Numpad1"), named("١", "Numpad1"), named("End", "Numpad1"), named("Clear", "Numpad5")]).toEqual([
    "1",
    "1",
    "End",
    "Clear",
  ]);
  expect([named("+", "NumpadAdd"), named("Enter", "NumpadEnter")]).toEqual(["+", "Enter"]);
});

test("Shift types something else, and Caps Lock does not", () => {
  expect([named("D", "KeyD", "Shift"), named("В", "KeyD", "Shift"), named("!", "Digit1", "Shift")]).toEqual([
    "D",
    "В",
    "!",
  ]);
  expect([named("1", "Digit1", "Shift"), named("D", "KeyD"), named("В", "KeyD")]).toEqual(["1", "d", "d"]);
});

test.each(["Control", "Meta", "Alt", "AltGraph"] as const)("a key with %s belongs to the browser", (modifier) => {
  for (const [key, code] of [
    ["d", "KeyD"],
    ["ð", "KeyD"],
    ["в", "KeyD"],
    ["?", "Slash"],
    ["@", "Digit2"],
    ["ArrowLeft", "ArrowLeft"],
  ] as const)
    expect(named(key, code, modifier)).toBeNull();
});

test("other keys keep their names, also without a position, as on a telephone", () => {
  for (const key of ["Escape", " ", "ArrowLeft", "Home", "Tab", "F1"]) expect(named(key, key)).toBe(key);
  expect([named("d", ""), named("Unidentified", "")]).toEqual(["d", "Unidentified"]);
});
