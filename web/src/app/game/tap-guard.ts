import type { Intent } from "../../game/intents";

const SKIPS: ReadonlySet<Intent["type"]> = new Set(["skip-pause", "finish-round"]);
const ACTS: ReadonlySet<Intent["type"]> = new Set(["play", "confirm-jokers", "play-again"]);
/** Between two taps of somebody who taps on and on. */
const TAP_MS = 300;

/** Whoever taps or types the bots on does not, by one time too many, act in a turn of their own. */
export class Taps {
  #lastSkip = -TAP_MS;

  isTooMany({ type }: Intent): boolean {
    const now = performance.now();
    const isTooMany = ACTS.has(type) && now - this.#lastSkip < TAP_MS;
    if (isTooMany || SKIPS.has(type)) this.#lastSkip = now;
    return isTooMany;
  }
}
