import { svg } from "./svg-string";

const EDGE = "#fbf5e6";

interface Looks {
  ground: string;
  /** Of the edge of the small square form. */
  edge?: string;
}

/** A card of 50 by 70: an edge, a ground, and what is on it. */
export function card(id: string, { ground }: Looks, picture: string) {
  return svg`<symbol id="card-${id}" viewBox="0 0 50 70">
    <rect width="50" height="70" rx="6" fill="${EDGE}"></rect>
    ${overGround(ground)}
    ${picture}
  </symbol>`;
}

/** The small square form, 24 by 24. */
export function chip(id: string, { ground, edge = EDGE }: Looks, picture: string) {
  return svg`<symbol id="chip-${id}" viewBox="0 0 24 24">
    <rect width="24" height="24" rx="5" fill="${edge}"></rect>
    <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="4" fill="${ground}"></rect>
    ${picture}
  </symbol>`;
}

/** Fills the ground of a card, edge to edge. */
export function overGround(fill: string) {
  return svg`<rect x="2" y="2" width="46" height="66" rx="4.4" fill="${fill}"></rect>`;
}

/** The corner in which a card's index lies, free of the ground's pattern. */
export function corner(fill: string) {
  return svg`<path d="M2 6.4A4.4 4.4 0 0 1 6.4 2H22v11a9 9 0 0 1-9 9H2z" fill="${fill}"></path>`;
}
