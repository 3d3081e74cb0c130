/** The tips that have been shown, as the browser keeps them. */

import { TIPS, type Tip } from "../../game/tips";

/** Stands for all tips, also such as are yet to be thought of. */
const ALL = "all";

export function tipsFromText(text: string | null): Tip[] {
  const seen = text?.split(" ") ?? [];
  return seen.includes(ALL) ? TIPS : TIPS.filter((tip) => seen.includes(tip));
}

export function tipsToText(seen: readonly Tip[]): string {
  return seen.length === TIPS.length ? ALL : seen.join(" ");
}
