import type { Colour, Sheet } from "../engine/protocol";

/** The colours that a person tries for their jokers. */
export interface JokerChoice {
  colours: Colour[];
  /** The seat's score sheet with them; null until they have been tried. */
  sheet: Sheet | null;
}
