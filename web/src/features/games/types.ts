import type { RecordForms } from "../../engine/protocol";

/** Games to open and to keep, and the deal that is played again. */
export interface GamesState {
  /** The game in play, to take along; null while there is none. */
  forms: RecordForms | null;
  /** The message for what is wrong with what was to be opened. */
  problem: string | null;
  rematch: Rematch | null;
}

/** A deal that is played once more, and the score from the same seat before. */
export interface Rematch {
  /** By the person from another seat, or by the strongest in the person's. */
  by: "person" | "strongest";
  seed: number;
  seat: number;
  name: string;
  score: number;
}
