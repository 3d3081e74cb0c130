import { svg } from "./svg-string";

const EDGE = "#fbf5e6";

interface FrameColours {
  background: string;
  /** The colour of a chip's edge. */
  edge?: string;
}

/** Return the symbol of a card, 50 by 70: its edge, background and picture. */
export function card(id: string, { background }: FrameColours, picture: string) {
  return svg`<symbol id="card-${id}" viewBox="0 0 50 70">
    <rect width="50" height="70" rx="6" fill="${EDGE}"></rect>
    ${fillBackground(background)}
    ${picture}
  </symbol>`;
}

/** Return the symbol of a chip, the small square form, 24 by 24. */
export function chip(id: string, { background, edge = EDGE }: FrameColours, picture: string) {
  return svg`<symbol id="chip-${id}" viewBox="0 0 24 24">
    <rect width="24" height="24" rx="5" fill="${edge}"></rect>
    <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="4" fill="${background}"></rect>
    ${picture}
  </symbol>`;
}

/** Fill the background of a card inside its edge. */
export function fillBackground(fill: string) {
  return svg`<rect x="2" y="2" width="46" height="66" rx="4.4" fill="${fill}"></rect>`;
}

/** Fill the corner behind a card's index, which covers the background's pattern. */
export function corner(fill: string) {
  return svg`<path d="M2 6.4A4.4 4.4 0 0 1 6.4 2H22v11a9 9 0 0 1-9 9H2z" fill="${fill}"></path>`;
}
