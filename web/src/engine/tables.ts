// Written by `python3 -m tools.protocol` from py/coloretto/service/tables.py: change it there.

import type { Card, Edition, Level, Scoring, Style } from "./codes";

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

/** The default settings of a game. */
export interface Defaults {
  players: number;
  edition: Edition;
  scoring: Scoring;
  level: Level;
}

/** A level of bots and its measured strength; figures that were not measured are absent. */
export interface LevelOption {
  level: Level;
  /** Share of the wins of one such bot against three of the level "regular"; 0.25 would be even. */
  share?: number;
  /** Mean points lost per decision. */
  lost?: number;
  /** Share of its decisions that lose three points or more. */
  blunders?: number;
}

/** The choices for a new game. */
export interface Options {
  players: number[];
  editions: Edition[];
  scorings: Scoring[];
  marker_depths: number[];
  default_marker_depth: Record<Edition, number>;
  /** Points for 1, 2, ... cards of a colour; the last also for more cards. */
  points: Record<Scoring, number[]>;
  /** The levels, weakest first. */
  levels: LevelOption[];
  styles: Style[];
  seed_max: number;
  name_max: number;
  defaults: Defaults;
}

/** The constants of the rules, and the choices for a new game. */
export interface Tables extends RuleTables {
  options: Options;
}
