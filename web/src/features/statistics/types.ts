import type { ImportProblem } from "../../history/backup/validate";
import type { Filter } from "../../history/statistics";

/** What the page of the statistics shows, besides the history. */
export interface StatisticsState {
  filter: Filter;
  /** The whole history as text, once it was asked for. */
  text: string;
  outcome: ImportOutcome | null;
}

/** The number of games that an import added, or why it failed. */
export type ImportOutcome = { added: number } | { problem: ImportProblem };
