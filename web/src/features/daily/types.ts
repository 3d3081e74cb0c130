/** What the page of the daily deals shows, besides the history. */
export interface DailyState {
  /** The deal that is shown. */
  date: string;
  /** The month of the calendar. */
  month: string;
  /** The ply that the coach has reached in working out par; null: it is not working on it. */
  parPly: number | null;
}
