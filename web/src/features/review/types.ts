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
}
