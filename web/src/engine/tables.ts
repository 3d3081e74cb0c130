// Written by `python3 -m tools.protocol` from py/coloretto/service/tables.py: change it there.

import type { Card, Edition, Scoring } from "./codes";
import type { Options } from "./protocol";

export type Special = "+2" | "joker" | "golden";

/** The setup for a number of players. */
export interface PlayersTable {
  players: number;
  /** Number of colours removed from the deck. */
  removed: number;
  /** Number of cards that each seat starts with. */
  starting: number;
  capacities: number[];
  supply: number;
}

/** The special cards of an edition. */
export interface EditionTable {
  edition: Edition;
  specials: Record<Special, number>;
  marker_depth: number;
}

/** One pile of the example area. */
export interface ExamplePile {
  card: Card;
  cards: number;
  jokers: number;
  points: number;
}

/** The example area, scored by one side of the scoring card. */
export interface Example {
  piles: ExamplePile[];
  score: number;
}

/** The constants of the rules. */
export interface RuleTables {
  colours: number;
  cards_per_colour: number;
  players: PlayersTable[];
  editions: EditionTable[];
  marker_depths: number[];
  /** Points for 1, 2, ... cards of a colour; the last also for more cards. */
  points: Record<Scoring, number[]>;
  plus_colours: number;
  plus_two_points: number;
  example: Record<Scoring, Example>;
}

/** The constants of the rules, and the choices for a new game. */
export interface Tables extends RuleTables {
  options: Options;
}
