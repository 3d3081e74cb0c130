/** A rating in words. */

import type { Rating } from "../../engine/coach-protocol";
import { levelWord } from "../../game/game-text";
import { t } from "../../i18n";

/** How near to a level a rating is equal to it. */
const NEAR = 0.2;

/** Return the place as words: like a level, or between two. */
export function placeWords(value: number, levels: readonly string[]): string {
  const place = placesOf(value);
  if (place.length === 1) return t("strength-like", { level: word(levels, place[0]) });
  return t("strength-between", { lower: word(levels, place[0]), upper: word(levels, place[1]) });
}

/** Return the place as the name of a level or of two, for a table. */
export function placeName(value: number, levels: readonly string[]): string {
  return placesOf(value)
    .map((place) => word(levels, place))
    .join("–");
}

/** Return the number of games, and the levels nearest to the ends of the interval unless `placeWords` names them. */
export function intervalWords({ value, low, high }: Rating, levels: readonly string[], games: number): string {
  const [lowest, highest] = [Math.round(low), Math.round(high)];
  const named = placesOf(value);
  if (lowest === highest || (lowest === named[0] && highest === named.at(-1))) return t("strength-games", { games });
  return t("strength-range", { low: word(levels, lowest), high: word(levels, highest), games });
}

/** Return the level that a rating is near to, or the two that it lies between. */
function placesOf(value: number): number[] {
  const nearest = Math.round(value);
  return Math.abs(value - nearest) <= NEAR ? [nearest] : [Math.floor(value), Math.ceil(value)];
}

function word(levels: readonly string[], place = 0): string {
  return levelWord(levels[place] ?? "");
}
