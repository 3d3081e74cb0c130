/** The tips that have been shown, as the browser keeps them. */

import { HINTS, type Hint } from "../../game/tips";

/** Stands for all tips, also such as are yet to be thought of. */
const ALL = "all";

export function tipsFromText(text: string | null): Hint[] {
  const seen = text?.split(" ") ?? [];
  return seen.includes(ALL) ? HINTS : HINTS.filter((hint) => seen.includes(hint));
}

export function tipsToText(seen: readonly Hint[]): string {
  return seen.length === HINTS.length ? ALL : seen.join(" ");
}
