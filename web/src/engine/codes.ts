// Written by `python3 -m tools.protocol` from py/coloretto/service/codes.py: change it there.

export type Level = "newcomer" | "casual" | "regular" | "strong" | "expert" | "master";

export type Style = "hoarder" | "spoiler" | "early-leaver" | "gambler" | "joker-hunter";

export type Edition = "classic" | "golden";

export type Scoring = "brown" | "grey";

export type Card = Colour | "+2" | "joker" | "golden";

export type Colour = "c0" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6";

/**
 * "d", "p1".."p5" or "t1".."t5": see docs/notation.md. The page sends back what a view gave it and never makes one.
 */
export type Action = string;

export type PlayerKind = "human" | "bot";
