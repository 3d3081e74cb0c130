/** The seven colours' cards, in each skin. */

import type { Colour } from "../../engine/protocol";
import { t } from "../../i18n";
import type { Skin } from "../../platform/settings/settings";
import { COLOURS, type ColourArt } from "./colours";
import { card, chip, corner, fillBackground, svg } from "./svg";

const IVORY = "#fdf9ee";
const LETTERS = "Georgia, 'Times New Roman', serif";
/** Two letters are this much smaller than one, to be as wide. */
const PAIR_SCALE = 0.7;

/** The patterns of the backgrounds and of the chameleon's skin. */
export const PATTERNS = COLOURS.map(
  ([colour, { background, ink, pattern }]) => svg`
    <pattern id="pattern-${colour}" width="10" height="10" patternUnits="userSpaceOnUse">
      <g fill="${ink}" stroke="${ink}" stroke-width="0" opacity=".26">${pattern}</g>
    </pattern>
    <pattern id="skin-${colour}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="scale(1.5)">
      <rect width="10" height="10" fill="${ink}"></rect>
      <g fill="${background}" stroke="${background}" stroke-width="0" opacity=".5">${pattern}</g>
    </pattern>`,
);

const DRAW: Record<Skin, (colour: Colour, art: ColourArt, id: string) => string> = { patterns, suits, letters };

/** @param prefix of the colours in the ids; cards of several skins need different ids */
export function colourCards(skin: Skin, prefix = ""): string[] {
  return COLOURS.map(([colour, art]) => DRAW[skin](colour, art, prefix + colour));
}

function patterns(colour: Colour, { background, ink, symbol }: ColourArt, id: string) {
  return svg`${card(
    id,
    { background },
    svg`${fillBackground(`url(#pattern-${colour})`)}
      <path d="M2 59.6Q25 56.4 48 58.8V62.4Q25 60.4 2 63.6z" fill="${ink}"></path>
      <use href="#chameleon" x="2.6" y="27.6" width="45.4" height="33" fill="url(#skin-${colour})" stroke="${background}"
        stroke-width="5"></use>
      ${corner(background)}${symbolAt(symbol, ink, 3.6, 3.6, 0.66)}`,
  )}
  ${chip(id, { background }, symbolAt(symbol, ink, 3.6, 3.6, 0.7))}`;
}

function suits(_: Colour, { onIvory, symbol }: ColourArt, id: string) {
  return svg`${card(
    id,
    { background: IVORY },
    svg`<rect x="2" y="2" width="46" height="66" rx="4.4" fill="none" stroke="${onIvory}" stroke-opacity=".4"></rect>
      ${symbolAt(symbol, onIvory, 10, 24, 1.4)}${symbolAt(symbol, onIvory, 4, 4, 0.62)}`,
  )}
  ${chip(id, { background: IVORY, edge: onIvory }, symbolAt(symbol, onIvory, 2.9, 2.9, 0.76))}`;
}

function letters(colour: Colour, { background, ink }: ColourArt, id: string) {
  const letter = sign(
    t(`colour-${colour}`),
    COLOURS.map(([each]) => t(`colour-${each}`)),
  );
  return svg`${card(
    id,
    { background },
    svg`${fillBackground(`url(#pattern-${colour})`)}<circle cx="27" cy="43" r="19" fill="${background}"></circle>
      ${letterAt(letter, ink, 27, 55, 35)}${corner(background)}${letterAt(letter, ink, 11.6, 18.4, 20)}`,
  )}
  ${chip(id, { background }, letterAt(letter, ink, 12, 18.6, 19))}`;
}

/** Return the initial of a word and, where others share it, the first letter in which it differs from them: "Ge", "Gr". */
export function sign(word: string, words: readonly string[]): string {
  const isRival = (each: string) => each !== word && each[0] === word[0];
  const at = [...word].findIndex((letter, index) => !words.some((each) => isRival(each) && each[index] === letter));
  return word.slice(0, 1) + (at > 0 ? word.slice(at, at + 1) : "");
}

function symbolAt(symbol: string, fill: string, x: number, y: number, scale: number) {
  return svg`<path d="${symbol}" fill="${fill}" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${scale})"></path>`;
}

function letterAt(letter: string, fill: string, x: number, baseline: number, size: number) {
  const fitting = letter.length > 1 ? size * PAIR_SCALE : size;
  return svg`<text x="${x}" y="${baseline}" fill="${fill}" font-family="${LETTERS}" font-size="${fitting}" font-weight="700"
    text-anchor="middle">${letter}</text>`;
}
