/** The back of every card. */

import { card, fillBackground } from "./card-frame";
import { svg } from "./svg-string";

const GOLD = "#f1dfae";

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
