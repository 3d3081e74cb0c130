import type { Why } from "../../engine/coach-protocol";

/** An action that is being explained. */
export interface Explanation {
  /** Null: that of the bot that acted last, until the coach has said which. */
  ply: number | null;
  /** Null until the coach has found it. */
  result: Why | null;
}
