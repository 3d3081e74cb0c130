// Written by `python3 -m tools.protocol` from py/coloretto/service/codes.py: change it there.

export const LEVELS = ["newcomer", "casual", "regular", "strong", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

export const STYLES = ["hoarder", "spoiler", "early-leaver", "gambler", "joker-hunter"] as const;
export type Style = (typeof STYLES)[number];

export type Card = Colour | "+2" | "joker" | "golden";

export type Colour = "c0" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6";

export type Edition = "classic" | "golden";

export type Scoring = "brown" | "grey";

/** "d", "p1".."p5" or "t1".."t5" (docs/notation.md). The page only sends actions that it got from a view. */
export type Action = string;

export type PlayerKind = "human" | "bot";

/** A tip of a player's first game, by its moment. `begin`: the first turn, if others have placed cards before. */
export type Tip =
  | "must-take"
  | "draw"
  | "begin"
  | "place"
  | "taken"
  | "choose"
  | "fourth"
  | "plus-two"
  | "full"
  | "joker"
  | "last-round"
  | "out";
