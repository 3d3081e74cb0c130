import type { RecordForms } from "../../engine/protocol";

/** The state of the page of games and of the panel after a game. */
export interface GamesState {
  /** The current game as a record; null while there is none. */
  forms: RecordForms | null;
  /** The id of the message that says why a game could not be opened. */
  problem: string | null;
  rematch: Rematch | null;
}

/** A deal that is played again, and the previous score from the same seat. */
export interface Rematch {
  /** Whether the person plays it from another seat, or the strongest bot from the person's. */
  by: "person" | "strongest";
  seed: number;
  seat: number;
  name: string;
  score: number;
}
