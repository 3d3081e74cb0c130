import type { ImportProblem } from "../../history/backup/validate";
import type { Filter } from "../../history/statistics";

/** The state of the page of statistics, besides the history. */
export interface StatisticsState {
  filter: Filter;
  /** The exported history as text; empty until requested. */
  text: string;
  outcome: ImportOutcome | null;
}

/** The numbers of games and bots that an import added, or why it failed. `no-room`: not all of its bots fit in. */
export type ImportOutcome = { added: number; bots: number } | { problem: ImportProblem | "no-room" };
