import { html, LitElement, type SVGTemplateResult, svg } from "lit";
import { customElement } from "lit/decorators.js";
import type { Colour } from "../engine/protocol";

interface Suit {
  ground: string;
  ink: string;
  symbol: string;
  pattern: SVGTemplateResult;
}

const CREAM = "#fff7e4";
const INK = "#2a1c10";
const EDGE = "#fbf5e6";

const SUITS: Record<Colour, Suit> = {
  c0: {
    ground: "#c5371f",
    ink: CREAM,
    symbol:
      "M12 21.3C5.6 16.2 2.2 12.8 2.2 8.6 2.2 5.4 4.6 3.3 7.3 3.3c2 0 3.7 1.1 4.7 3 1-1.9 2.7-3 4.7-3 2.7 0 5.1 2.1 5.1 5.3 0 4.2-3.4 7.6-9.8 12.7z",
    pattern: svg`<circle cx="2.5" cy="2.5" r="1.3"></circle><circle cx="7.5" cy="7.5" r="1.3"></circle>`,
  },
  c1: {
    ground: "#ee9a12",
    ink: INK,
    symbol: "M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4zM8.4 8.4h7.2v7.2H8.4z",
    pattern: svg`<path d="M-2 2 2 -2M-2 12 12 -2M8 12 12 8" stroke-width="2"></path>`,
  },
  c2: {
    ground: "#f4dc45",
    ink: INK,
    symbol: "M12 1.6 15 8.6 22.6 9.3 16.9 14.3 18.6 21.7 12 17.8 5.4 21.7 7.1 14.3 1.4 9.3 9 8.6z",
    pattern: svg`<path d="M0 0h5v5h-5zM5 5h5v5h-5z"></path>`,
  },
  c3: {
    ground: "#0a7f5c",
    ink: CREAM,
    symbol:
      "M12 1.8C9 5.8 2.9 9 2.9 13.8c0 2.8 2.1 4.6 4.4 4.6 1.5 0 2.7-.6 3.4-1.7-.1 2.1-.9 3.8-2.4 5.3h7.4c-1.5-1.5-2.3-3.2-2.4-5.3.7 1.1 1.9 1.7 3.4 1.7 2.3 0 4.4-1.8 4.4-4.6C21.1 9 15 5.8 12 1.8z",
    pattern: svg`<path d="M0 0a5 5 0 0 0 10 0M-5 5a5 5 0 0 0 10 0M5 5a5 5 0 0 0 10 0" fill="none" stroke-width="1.3"></path>`,
  },
  c4: {
    ground: "#58bfe6",
    ink: INK,
    symbol:
      "M12 1.2C13.8 5.6 16.8 9.2 20.6 12 16.8 14.8 13.8 18.4 12 22.8 10.2 18.4 7.2 14.8 3.4 12 7.2 9.2 10.2 5.6 12 1.2z",
    pattern: svg`<circle cx="5" cy="5" r="3.1" fill="none" stroke-width="1.3"></circle>`,
  },
  c5: {
    ground: "#1d559f",
    ink: CREAM,
    symbol: "M14.6 1.9A10.3 10.3 0 1 0 21.9 16.6 8.6 8.6 0 0 1 14.6 1.9z",
    pattern: svg`<path d="M-2.5 2.5q2.5-3 5 0t5 0 5 0M-2.5 7.5q2.5-3 5 0t5 0 5 0" fill="none" stroke-width="1.4"></path>`,
  },
  c6: {
    ground: "#a9508f",
    ink: CREAM,
    symbol: "M3.4 21.4v-3h17.2v3zM3.4 16.6 1.6 6.4l5.6 4.1L12 2.6l4.8 7.9 5.6-4.1-1.8 10.2z",
    pattern: svg`<path d="M0 0 10 10M10 0 0 10" fill="none" stroke-width="1.2"></path>`,
  },
};
const COLOURS = Object.entries(SUITS) as [Colour, Suit][];

const CURL =
  "M12.2 12.6a.9.9 0 0 1 1.6.6 2.3 2.3 0 0 1-2.4 2.3 3.6 3.6 0 0 1-3.6-3.7 5 5 0 0 1 5.1-4.9 6.4 6.4 0 0 1 6.4 6.5 7.6 7.6 0 0 1-7.9 7.6";
const TWO = "M27.4 31.4c.3-3.3 2.6-5.4 5.7-5.4 3.2 0 5.5 2 5.5 4.9 0 4.6-7.6 7.4-11.2 13.1h11.8";

/** The drawings all cards are made of, once in the page; everything else refers to them by id. */
@customElement("card-art")
export class CardArt extends LitElement {
  protected override createRenderRoot() {
    return this;
  }

  protected override render() {
    return html`<svg class="sprite" width="0" height="0" aria-hidden="true">
      <defs>${COLOURS.map(([colour, suit]) => patternOf(colour, suit))}${BACK_PATTERN}</defs>
      ${COLOURS.map(([colour, suit]) => suitCard(colour, suit))} ${COLOURS.map(([colour, suit]) => suitChip(colour, suit))}
      ${MOTIF} ${BACK} ${PLUS_TWO} ${joker("joker", "#fbf5e6", INK)} ${joker("golden", "#e2b53a", "#4a2f05")}
    </svg>`;
  }
}

function patternOf(colour: Colour, { ink, pattern }: Suit) {
  return svg`<pattern id="pattern-${colour}" width="10" height="10" patternUnits="userSpaceOnUse">
    <g fill=${ink} stroke=${ink} stroke-width="0" opacity=".2">${pattern}</g>
  </pattern>`;
}

function suitCard(colour: Colour, { ground, ink, symbol }: Suit) {
  return svg`<symbol id="card-${colour}" viewBox="0 0 50 70">
    <rect width="50" height="70" rx="6" fill=${EDGE}></rect>
    <rect x="2" y="2" width="46" height="66" rx="4.4" fill=${ground}></rect>
    <rect x="2" y="2" width="46" height="66" rx="4.4" fill="url(#pattern-${colour})"></rect>
    <circle cx="25" cy="38" r="17.5" fill=${ground}></circle>
    <path d=${symbol} fill=${ink} fill-rule="evenodd" transform="translate(11.2 24.2) scale(1.15)"></path>
    <path d="M2 6.4A4.4 4.4 0 0 1 6.4 2H19v9a8 8 0 0 1-8 8H2z" fill=${ground}></path>
    <path d=${symbol} fill=${ink} fill-rule="evenodd" transform="translate(4 4) scale(.52)"></path>
  </symbol>`;
}

function suitChip(colour: Colour, { ground, ink, symbol }: Suit) {
  return svg`<symbol id="chip-${colour}" viewBox="0 0 24 24">
    <rect width="24" height="24" rx="5" fill=${EDGE}></rect>
    <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="4" fill=${ground}></rect>
    <path d=${symbol} fill=${ink} fill-rule="evenodd" transform="translate(3.6 3.6) scale(.7)"></path>
  </symbol>`;
}

const MOTIF = svg`<symbol id="motif" viewBox="0 0 24 24">
  <path d=${CURL} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"></path>
  <path d="M11.6 21.3C5.6 21.3 2 17 2 11.6 2 6 6.4 2.6 11.6 2.6c3.4 0 6 1 8.4 3.2" fill="none"
    stroke="currentColor" stroke-width="2" stroke-linecap="round"></path>
  <circle cx="20.6" cy="6.6" r="1.9" fill="currentColor"></circle>
</symbol>`;

const BACK_PATTERN = svg`<pattern id="pattern-back" width="8" height="8" patternUnits="userSpaceOnUse">
  <path d="M0 4 4 0 8 4 4 8z" fill="none" stroke="#f1dfae" stroke-width=".6" opacity=".4"></path>
</pattern>`;

const BACK = svg`<symbol id="card-back" viewBox="0 0 50 70">
  <rect width="50" height="70" rx="6" fill=${EDGE}></rect>
  <rect x="2" y="2" width="46" height="66" rx="4.4" fill="#17453f"></rect>
  <rect x="2" y="2" width="46" height="66" rx="4.4" fill="url(#pattern-back)"></rect>
  <rect x="5" y="5" width="40" height="60" rx="2.6" fill="none" stroke="#f1dfae" stroke-width=".9" opacity=".8"></rect>
  <circle cx="25" cy="35" r="16" fill="#17453f" stroke="#f1dfae" stroke-width=".9"></circle>
  <use href="#motif" x="12" y="22" width="26" height="26" color="#f1dfae"></use>
</symbol>`;

const PLUS_TWO = svg`<symbol id="card-plus-two" viewBox="0 0 50 70">
    <rect width="50" height="70" rx="6" fill=${EDGE}></rect>
    <rect x="2" y="2" width="46" height="66" rx="4.4" fill="#efe0bd"></rect>
    <rect x="5" y="5" width="40" height="60" rx="2.6" fill="none" stroke="#8a6a2f" stroke-width="1"></rect>
    <g fill="none" stroke="#54390f" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <path d="M11 35.5h10.6M16.3 30.2v10.6"></path><path d=${TWO}></path>
    </g>
    <g fill="none" stroke="#54390f" stroke-width="6" stroke-linecap="round" transform="translate(4.6 2.4) scale(.34)">
      <path d="M11 35.5h10.6M16.3 30.2v10.6"></path><path d=${TWO}></path>
    </g>
  </symbol>
  <symbol id="chip-plus-two" viewBox="0 0 24 24">
    <rect width="24" height="24" rx="5" fill="#8a6a2f"></rect>
    <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="4" fill="#efe0bd"></rect>
    <g fill="none" stroke="#54390f" stroke-width="5" stroke-linecap="round" transform="translate(-1.6 -7.6) scale(.55)">
      <path d="M11 35.5h10.6M16.3 30.2v10.6"></path><path d=${TWO}></path>
    </g>
  </symbol>`;

function wedges(x: number, y: number, radius: number) {
  const point = (turn: number) =>
    `${(x + radius * Math.sin(turn)).toFixed(2)} ${(y - radius * Math.cos(turn)).toFixed(2)}`;
  const step = (2 * Math.PI) / COLOURS.length;
  return COLOURS.map(
    ([, { ground }], index) => svg`<path fill=${ground}
      d="M${x} ${y}L${point(index * step)}A${radius} ${radius} 0 0 1 ${point((index + 1) * step)}z"></path>`,
  );
}

function joker(id: string, ground: string, ink: string) {
  return svg`<symbol id="card-${id}" viewBox="0 0 50 70">
    <rect width="50" height="70" rx="6" fill=${EDGE}></rect>
    <rect x="2" y="2" width="46" height="66" rx="4.4" fill=${ground} stroke=${ink} stroke-opacity=".25"></rect>
    <circle cx="25" cy="38" r="19" fill=${ink}></circle>${wedges(25, 38, 18)}
    <circle cx="25" cy="38" r="11" fill=${ground} stroke=${ink} stroke-width="1"></circle>
    <use href="#motif" x="16.5" y="29.5" width="17" height="17" color=${ink}></use>
    <circle cx="10.4" cy="10.4" r="6.4" fill=${ink}></circle>${wedges(10.4, 10.4, 5.8)}
    <circle cx="10.4" cy="10.4" r="2.6" fill=${ground}></circle>
  </symbol>
  <symbol id="chip-${id}" viewBox="0 0 24 24">
    <rect width="24" height="24" rx="5" fill=${ink}></rect>
    <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="4" fill=${ground}></rect>
    ${wedges(12, 12, 9)}<circle cx="12" cy="12" r="4.2" fill=${ground}></circle>
  </symbol>`;
}
