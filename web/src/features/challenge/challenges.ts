/** What friends have scored in deals, by links that this device has opened. */

import type { ChallengeView } from "../../engine/protocol";
import { local, objectFromJson } from "../../platform/storage/browser-storage";

const KEY = "coloretto:v1:challenges";
/** As many deals as a person plays at once, and more. */
const MAX_DEALS = 20;

/** Return what a friend scored in a deal; null if no link has said it. */
export function challengeOf(deal: string | null): ChallengeView | null {
  const kept = deal === null ? undefined : read().find(([each]) => each === deal);
  return kept ? kept[1] : null;
}

/** Keep what a friend scored in a deal, in place of what another one did. */
export function keepChallenge(deal: string, challenge: ChallengeView): void {
  const others = read().filter(([each]) => each !== deal);
  local.write(KEY, JSON.stringify({ deals: [[deal, challenge], ...others].slice(0, MAX_DEALS) }));
}

function read(): [string, ChallengeView][] {
  const { deals } = objectFromJson(local.read(KEY));
  return Array.isArray(deals) ? deals.filter(isKept) : [];
}

/** Return whether stored data is a deal with its challenge. */
function isKept(value: unknown): value is [string, ChallengeView] {
  if (!Array.isArray(value)) return false;
  const [deal, challenge] = value as [unknown, Partial<ChallengeView> | null];
  const { name, scores } = challenge ?? {};
  const hasName = name === null || typeof name === "string";
  return typeof deal === "string" && hasName && Array.isArray(scores) && scores.every(Number.isInteger);
}
