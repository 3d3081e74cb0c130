/** The state of the page of daily deals, besides the history. */
export interface DailyState {
  /** The date of the deal that is shown. */
  date: string;
  /** The month that the calendar shows. */
  month: string;
  /** The ply that the coach has reached in computing par; null: it is not computing. */
  parPly: number | null;
  /** Whether all that the page shows is loaded; what came later would move the rest. */
  isLoaded: boolean;
}
