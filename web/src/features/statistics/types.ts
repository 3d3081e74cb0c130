import type { ImportProblem } from "../../history/backup/validate";
import type { Filter } from "../../history/statistics";

/** The state of the page of statistics, besides the history. */
export interface StatisticsState {
  filter: Filter;
  /** The exported history as text; empty until requested. */
  text: string;
  outcome: ImportOutcome | null;
}

/** The number of games that an import added, or why it failed. */
export type ImportOutcome = { added: number } | { problem: ImportProblem };
