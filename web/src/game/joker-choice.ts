import type { Colour, Sheet } from "../engine/protocol";

/** The colours that a player is trying for the jokers. */
export interface JokerChoice {
  colours: Colour[];
  /** The seat's score sheet with these colours; null before the first preview. */
  sheet: Sheet | null;
}
