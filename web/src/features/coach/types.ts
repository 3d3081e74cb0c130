import type { ActionExplanation } from "../../engine/coach-protocol";

/** An action that is being explained. */
export interface Explanation {
  /** The ply of the action; null: the last action of a bot, until the coach has named its ply. */
  ply: number | null;
  /** Null until the coach has found it. */
  result: ActionExplanation | null;
}
