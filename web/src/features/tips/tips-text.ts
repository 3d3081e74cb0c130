/** The tips that have been seen, as stored text. */

import { TIPS, type Tip } from "../../game/tips";

/** Stands for all tips, including those of later versions. */
const ALL = "all";

export function tipsFromText(text: string | null): Tip[] {
  const seen = text?.split(" ") ?? [];
  return seen.includes(ALL) ? TIPS : TIPS.filter((tip) => seen.includes(tip));
}

export function tipsToText(seen: readonly Tip[]): string {
  return TIPS.every((tip) => seen.includes(tip)) ? ALL : seen.join(" ");
}
