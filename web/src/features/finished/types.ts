import type { FinishedFilter } from "../../history/statistics";
import type { FinishedGame } from "../../history/types";

/** The state of the page of finished games, besides the history. */
export interface FinishedState {
  filter: FinishedFilter;
  /** The most games to list. */
  limit: number;
  /** The most games to render so far: a list that was long on the last visit opens in parts. */
  rendered: number;
  /** The game whose actions are shown. */
  open: string | null;
  /** The deleted games that can be restored, the latest last. */
  deleted: readonly FinishedGame[];
  /** The last game to replay if it could not be read; another object each time. */
  unreadable: { id: string } | null;
}
