// Written by `python3 -m tools.protocol` from py/coloretto/service/tables.py: change it there.

import type { Card, Edition, Scoring } from "./codes";
import type { Options } from "./protocol";

export type Special = "+2" | "joker" | "golden";

/** What is dealt to so many players. */
export interface PlayersTable {
  players: number;
  /** Colours that are out of the game. */
  removed: number;
  /** Cards that each seat starts with. */
  starting: number;
  capacities: number[];
  supply: number;
}

/** What is in an edition. */
export interface EditionTable {
  edition: Edition;
  specials: Record<Special, number>;
  marker_depth: number;
}

/** A pile of the example. */
export interface ExamplePile {
  card: Card;
  cards: number;
  jokers: number;
  points: number;
}

/** One and the same area, scored. */
export interface Example {
  piles: ExamplePile[];
  score: number;
}

/** The numbers of the rules. */
export interface RuleTables {
  colours: number;
  cards_per_colour: number;
  players: PlayersTable[];
  editions: EditionTable[];
  marker_depths: number[];
  /** For 1, 2, ... cards of a colour; the last for more, too. */
  points: Record<Scoring, number[]>;
  plus_colours: number;
  plus_two_points: number;
  example: Record<Scoring, Example>;
}

/** The numbers of the rules, and what games there are. */
export interface Tables extends RuleTables {
  options: Options;
}
