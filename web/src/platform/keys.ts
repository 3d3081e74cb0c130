/** What a key means to the shortcuts, on any layout. */

/** The question marks of Latin, Arabic and East Asian layouts. */
const QUESTION_MARK = /^[?؟？]$/;
/** A letter or a digit of the usual layout, at its position. */
const POSITION = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/;
/** One character, or a key whose character the browser does not know, as with an input method. */
const CHARACTER = /^(?:.|Dead|Process|Unidentified)$/u;
/** The same of a layout without Latin letters, or of an input method that writes wide ones. */
const NOT_LATIN = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}]|[\uff01-\uff5e]|Process|Unidentified)/u;
/** Hebrew layouts have an apostrophe at W, Latin ones elsewhere. */
const HEBREW_W = "KeyW'";

/**
 * Return the name of a key as the shortcuts call it; null with a modifier that makes it a key of the browser. Without
 * Shift, a key that types no digit is a digit by its position, as in French or Czech, and one that types no Latin letter
 * is a letter by its position; on Latin layouts letters are where they are printed.
 */
export function keyOf(event: KeyboardEvent): string | null {
  const { key, code, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph")) return null;
  if (QUESTION_MARK.test(key)) return "?";
  if (shiftKey) return key;
  // With Caps Lock.
  if (/^[\dA-Z]$/i.test(key)) return key.toLowerCase();
  const [, letter, digit] = POSITION.exec(code) ?? [];
  if (digit && CHARACTER.test(key)) return digit;
  return letter && (NOT_LATIN.test(key) || code + key === HEBREW_W) ? letter.toLowerCase() : key;
}
