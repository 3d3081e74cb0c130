/** The rows of the history database and of a backup. */

import type { botFrom, dayFrom, gameFrom, mistakeFrom, parseBackup, reviewSummaryFrom } from "./backup/validate";

/** The name of the database. */
export const DATABASE = "coloretto";

export type FinishedGame = ReturnType<typeof gameFrom>;
export type GameSeat = FinishedGame["seats"][number];
export type ReviewSummary = ReturnType<typeof reviewSummaryFrom>;
export type Day = ReturnType<typeof dayFrom>;
export type Mistake = ReturnType<typeof mistakeFrom>;
export type StoredBot = ReturnType<typeof botFrom>;
export type BotVersion = StoredBot["versions"][number];

/** All that a backup holds. */
export type BackupData = ReturnType<typeof parseBackup>;
/** The rows of the database. */
export type HistoryData = Omit<BackupData, "bots">;

/** The history as the pages show it. */
export interface HistoryState {
  /** Null until a page needs it. */
  data: HistoryData | null;
  /** The latest games, latest first, for a list to show before `data` is read. */
  latest: readonly FinishedGame[];
  /** Whether all changes of this visit outlast it. */
  isPersistent: boolean;
  /** The number of rows in each store that could not be read and are omitted. */
  unreadable: Readonly<Record<keyof HistoryData, number>>;
}
