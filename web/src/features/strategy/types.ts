import type { Edition, Scoring } from "../../engine/codes";

/** The table whose figures the page shows. */
export interface StrategyState {
  players: number;
  scoring: Scoring;
  edition: Edition;
}
