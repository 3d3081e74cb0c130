/** The tips that have been seen, as stored text. */

import { HINTS, type Hint } from "../../game/tips";

/** Stands for all tips, including those of later versions. */
const ALL = "all";

export function tipsFromText(text: string | null): Hint[] {
  const seen = text?.split(" ") ?? [];
  return seen.includes(ALL) ? HINTS : HINTS.filter((hint) => seen.includes(hint));
}

export function tipsToText(seen: readonly Hint[]): string {
  return seen.length === HINTS.length ? ALL : seen.join(" ");
}
