/** Fits text into the picture by estimated widths, since the fonts of those who look at it are unknown. */

/** The widths of characters, in hundredths of the font size; `WIDE` is also that of emoji and Chinese characters. */
const [NARROW, NORMAL, CAPITAL, WIDE] = [32, 57, 70, 100];
const NARROW_CHARACTERS = " .,:;'’!|()[]-/fijlrtI1";
const WIDE_CHARACTERS = "mwMW@%—…";
const FIRST_WIDE_CODE = 0x2e80;
/** The smallest font size, in percent of the one wanted. */
const SMALLEST = 70;

export interface FittedText {
  text: string;
  size: number;
}

/** Return the text in the largest size that fits into the width, cut off if even the smallest does not. */
export function fitText(text: string, width: number, size: number): FittedText {
  const smallest = Math.floor((size * SMALLEST) / 100);
  let fitted = size;
  while (fitted > smallest && textWidth(text, fitted) > width) fitted -= 1;
  if (textWidth(text, fitted) <= width) return { text, size: fitted };
  const characters = [...text];
  while (characters.length > 0 && textWidth(`${characters.join("")}…`, fitted) > width) characters.pop();
  return { text: `${characters.join("").trimEnd()}…`, size: fitted };
}

/** Break the text into lines that fit into the width, unless a single word does not. */
export function breakText(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(line, size) <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

export function textWidth(text: string, size: number): number {
  let hundredths = 0;
  for (const character of text) hundredths += widthOf(character);
  return Math.floor((hundredths * size) / 100);
}

function widthOf(character: string): number {
  if (NARROW_CHARACTERS.includes(character)) return NARROW;
  if (WIDE_CHARACTERS.includes(character) || (character.codePointAt(0) ?? 0) >= FIRST_WIDE_CODE) return WIDE;
  return character === character.toLowerCase() ? NORMAL : CAPITAL;
}
