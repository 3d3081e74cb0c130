import type { Review } from "../../engine/coach-protocol";
import type { View } from "../../engine/protocol";

/** A game that is being reviewed. */
export interface ReviewState {
  record: string;
  /** The final view of the game. */
  view: View;
  progress: { ply: number; plies: number };
  /** Null until the coach has finished it. */
  result: Review | null;
  /** The ply whose position the reader has opened last; null before that. */
  seen: number | null;
}

export interface ReviewsState {
  /** The review that its page shows, or that the coach is computing. */
  review: ReviewState | null;
  /** The final view of the game in play, and the record of that game; null before a game has ended. */
  ended: { view: View; record: string } | null;
  /** The final view of the last game whose review failed. */
  failed: View | null;
}
