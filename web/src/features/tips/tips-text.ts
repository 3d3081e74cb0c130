/** The tips that have been seen, as stored text. */

import type { Tip } from "../../engine/protocol";
import { TIPS } from "../../game/tips";
import { ALL_TIPS } from "../../platform/storage/local-storage";

export function tipsFromText(text: string | null): Tip[] {
  const seen = text?.split(" ") ?? [];
  return seen.includes(ALL_TIPS) ? TIPS : TIPS.filter((tip) => seen.includes(tip));
}

export function tipsToText(seen: readonly Tip[]): string {
  return TIPS.every((tip) => seen.includes(tip)) ? ALL_TIPS : seen.join(" ");
}
