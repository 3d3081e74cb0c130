/** The picture of a table in the frame's facade, made from the card art at build time. */

import { colourCards, PATTERNS } from "../../src/ui/art/colour-cards";
import { drawingsIn, usedDrawings } from "../../src/ui/art/drawings";
import { SPECIAL_CARDS, SPECIAL_PATTERNS } from "../../src/ui/art/special-cards";
import { CHAMELEON, svg } from "../../src/ui/art/svg";

const ROWS = [["c0", "c3"], ["c5"], ["c2", "plus-two", "c1"]];
const CARD = { width: 50, height: 70 };
const SIGN = { width: 62, height: 206, gap: 12 };

/** Return the picture as SVG markup, with only the drawings that it uses. */
export function tablePicture(): string {
  const drawings = drawingsIn([...PATTERNS, SPECIAL_PATTERNS, CHAMELEON, ...SPECIAL_CARDS, ...colourCards("patterns")]);
  const rows = svg`${ROWS.map(row)}`;
  const picture = svg`<svg viewBox="0 0 ${ROWS.length * (SIGN.width + SIGN.gap) - SIGN.gap} ${SIGN.height}" aria-hidden="true">
    <defs>${usedDrawings(rows, drawings)}</defs>
    ${rows}
  </svg>`;
  return picture.replace(/\s+/g, " ").replace(/> </g, "><");
}

function row(cards: readonly string[], index: number) {
  return svg`<g transform="translate(${index * (SIGN.width + SIGN.gap)} 0)">
    <rect class="sign" width="${SIGN.width}" height="${SIGN.height}" rx="8"></rect>
    ${[0, 1, 2].map((place) => at(place, cards[place]))}
  </g>`;
}

function at(place: number, card: string | undefined) {
  const x = (SIGN.width - CARD.width) / 2;
  const y = place * (SIGN.height / 3 - 1) + 1;
  if (!card)
    return svg`<rect class="notch" x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height - 4}" rx="6"></rect>`;
  return svg`<use href="#card-${card}" x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height - 4}"></use>`;
}
