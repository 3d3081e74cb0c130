/** The codes that all of the protocol is made of: types only. */

export type Colour = "c0" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6";
export type Card = Colour | "+2" | "joker" | "golden";
export type Edition = "classic" | "golden";
export type Scoring = "brown" | "grey";
/** "d", "p1".."p5" or "t1".."t5": see docs/notation.md. The page sends back what a view gave it and never makes one. */
export type Action = string;
