import type { RecordForms } from "../../engine/protocol";

/** What the page of games and the panel after a game show. */
export interface GamesState {
  /** The current game as a record; null while there is none. */
  forms: RecordForms | null;
  /** The id of the message that says why a game could not be opened. */
  problem: string | null;
  rematch: Rematch | null;
}

/** A deal that is played again, and the first score from the same seat. */
export interface Rematch {
  /** Whether the person plays it from another seat, or the strongest bot from the person's. */
  by: "person" | "strongest";
  seed: number;
  seat: number;
  name: string;
  score: number;
}
