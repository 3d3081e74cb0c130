import type { Review } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import { isYou, percent, seatNames } from "../../game/game-text";
import { t } from "../../i18n";

/** The ply that changed a seat's chance of winning most, and the chances before and after it. */
export interface TurningPoint {
  ply: number;
  before: number;
  after: number;
}

/** The smallest change of a chance that is a turning point. */
const MIN_CHANGE = 0.1;

/** Return the turning point of a game for a seat; null if no single ply changed much. */
export function turningPoint({ curve }: Pick<Review, "curve">, seat: number): TurningPoint | null {
  const chances = curve.map(({ share }) => share[seat] ?? 0);
  const turns = chances.slice(1).map((after, ply) => ({ ply, before: chances[ply] ?? 0, after }));
  const change = ({ before, after }: TurningPoint) => Math.abs(after - before);
  const largest = turns.reduce<TurningPoint | null>(
    (most, turn) => (most && change(most) >= change(turn) ? most : turn),
    null,
  );
  return largest && change(largest) >= MIN_CHANGE ? largest : null;
}

/** Say how a turning point changed a seat's chance of winning. */
export function turnSentence(view: View, { before, after }: TurningPoint, seat: number): string {
  const chances = { before: percent(before), after: percent(after) };
  return isYou(view, seat)
    ? t("ending-chance-you", chances)
    : t("ending-chance", { ...chances, name: seatNames(view)[seat] ?? "" });
}
