import type { Review } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";
import { seatInFocus } from "../../table/seats/result-text";

/** Return the number of plies after the move that decided a game; null if none did, or if the coach has not found it. */
export function pliesAfterDecidingMove(review: Review | null, view: View): number | null {
  const deciding = review?.seats[seatInFocus(view)]?.deciding;
  return deciding ? deciding.ply + 1 : null;
}
