/** The cards without a colour, the last-round card and the back of every card: the same in every skin. */

import { COLOURS, CREAM, INK } from "./colours";
import { card, chip, corner, fillBackground, svg } from "./svg";

const BROWN = "#54390f";
const PLUM = "#3a1d3c";
const GOLD = "#f1dfae";
const IVORY = "#fbf5e6";
const BAND_PERCENT = 100 / COLOURS.length;

/** The definitions that the drawings refer to: a pattern, the joker's skin, the clip path of the golden joker's rays. */
export const SPECIAL_PATTERNS = svg`
  <pattern id="pattern-last-round" width="6" height="6" patternUnits="userSpaceOnUse">
    <path d="M0 0h3v3H0zM3 3h3v3H3z" fill="${CREAM}" opacity=".14"></path>
  </pattern>
  <linearGradient id="skin-joker" x1="0" x2="1" y1=".1" y2="0">
    ${COLOURS.flatMap(([, { background }], index) => [
      svg`<stop offset="${index * BAND_PERCENT}%" stop-color="${background}"></stop>`,
      svg`<stop offset="${(index + 1) * BAND_PERCENT}%" stop-color="${background}"></stop>`,
    ])}
  </linearGradient>
  <clipPath id="clip-golden">${fillBackground(CREAM)}</clipPath>`;

const TWO = svg`<path d="M11 35.5h10.6M16.3 30.2v10.6"></path>
  <path d="M27.4 31.4c.3-3.3 2.6-5.4 5.7-5.4 3.2 0 5.5 2 5.5 4.9 0 4.6-7.6 7.4-11.2 13.1h11.8"></path>`;
const HOURGLASS =
  "M4 1.5h16v3h-1.6c0 4-2.4 5.6-4.3 7.5 1.9 1.9 4.3 3.5 4.3 7.5H20v3H4v-3h1.6c0-4 2.4-5.6 4.3-7.5C8 10.1 5.6 8.5 5.6 4.5H4z";

const PLUS_TWO = svg`${card(
  "plus-two",
  { background: "#efe0bd" },
  svg`<rect x="4.6" y="4.6" width="40.8" height="60.8" rx="2.8" fill="none" stroke="#8a6a2f"></rect>
    <g fill="none" stroke="${BROWN}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"
      transform="translate(-1.6 3.6) scale(1.06)">${TWO}</g>
    ${corner("#efe0bd")}
    <g fill="none" stroke="${BROWN}" stroke-width="5.4" stroke-linecap="round" transform="translate(.4 -3.6) scale(.44)">
      ${TWO}
    </g>`,
)}
${chip(
  "plus-two",
  { background: "#efe0bd", edge: "#8a6a2f" },
  svg`<g fill="none" stroke="${BROWN}" stroke-width="5" stroke-linecap="round" transform="translate(-1.6 -7.6) scale(.55)">
    ${TWO}
  </g>`,
)}`;

const LAST_ROUND = svg`${card(
  "last-round",
  { background: PLUM },
  svg`${fillBackground("url(#pattern-last-round)")}
    <rect x="5" y="5" width="40" height="60" rx="2.6" fill="none" stroke="${CREAM}" stroke-width=".9"></rect>
    <circle cx="25" cy="35" r="19" fill="${PLUM}" stroke="${CREAM}" stroke-width=".9"></circle>
    <path d="${HOURGLASS}" fill="${CREAM}" transform="translate(11.8 21.8) scale(1.1)"></path>`,
)}
${chip(
  "last-round",
  { background: PLUM },
  svg`<path d="${HOURGLASS}" fill="${CREAM}" transform="translate(3.6 3.6) scale(.7)"></path>`,
)}`;

export const BACK_PATTERN = svg`
  <pattern id="pattern-back" width="8" height="8" patternUnits="userSpaceOnUse">
    <path d="M0 4 4 0 8 4 4 8z" fill="none" stroke="${GOLD}" stroke-width=".6" opacity=".4"></path>
  </pattern>`;

export const BACK = card(
  "back",
  { background: "#17453f" },
  svg`${fillBackground("url(#pattern-back)")}
    <rect x="5" y="5" width="40" height="60" rx="2.6" fill="none" stroke="${GOLD}" stroke-width=".9" opacity=".8"></rect>
    <ellipse cx="25" cy="35" rx="19" ry="16" fill="#17453f" stroke="${GOLD}" stroke-width=".9"></ellipse>
    <use href="#chameleon" x="8.6" y="24" width="32" height="22" fill="${GOLD}"></use>`,
);

export const SPECIAL_CARDS = [
  PLUS_TWO,
  ...joker("joker", IVORY, INK),
  ...joker("golden", "#e5b530", "#4a2f05", rays(25, 44)),
  LAST_ROUND,
];

function joker(id: string, background: string, ink: string, behind = "") {
  return [
    card(
      id,
      { background },
      svg`${behind}
        <path d="M2 59.6Q25 56.4 48 58.8V62.4Q25 60.4 2 63.6z" fill="${ink}"></path>
        <use href="#chameleon" x="2.6" y="27.6" width="45.4" height="33" fill="url(#skin-joker)" stroke="${ink}"
          stroke-width="4"></use>
        ${corner(background)}<circle cx="11.4" cy="11.4" r="7.9" fill="${ink}"></circle>${wheel(11.4, 11.4, 7.2)}
        <circle cx="11.4" cy="11.4" r="3.2" fill="${background}"></circle>`,
    ),
    chip(
      id,
      { background, edge: ink },
      svg`${wheel(12, 12, 9)}<circle cx="12" cy="12" r="4.2" fill="${background}"></circle>`,
    ),
  ];
}

/** Return a wheel with a sector for each colour. */
function wheel(x: number, y: number, radius: number) {
  const step = (2 * Math.PI) / COLOURS.length;
  return COLOURS.map(
    ([, { background }], index) => svg`<path fill="${background}"
      d="M${x} ${y}L${pointOnCircle(x, y, radius, index * step)}A${radius} ${radius} 0 0 1 ${pointOnCircle(x, y, radius, (index + 1) * step)}z"></path>`,
  );
}

/** Return the golden joker's background: rays in every direction. */
function rays(x: number, y: number) {
  const step = Math.PI / 12;
  const ray = (angle: number) =>
    `M${x} ${y}L${pointOnCircle(x, y, 60, angle)}L${pointOnCircle(x, y, 60, angle + step)}z`;
  return svg`<path clip-path="url(#clip-golden)" fill="#fff3c4" opacity=".6"
      d="${Array.from({ length: 12 }, (_, index) => ray(2 * index * step)).join("")}"></path>`;
}

function pointOnCircle(x: number, y: number, radius: number, angle: number): string {
  return `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`;
}
