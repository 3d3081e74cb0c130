// Written by `python3 -m tools.protocol` from py/coloretto/service/params.py: change it there.

import type { Action, Colour, Edition, PlayerKind, Scoring } from "./codes";

/** The player at a seat. */
export interface PlayerSetup {
  kind: PlayerKind;
  /** null for people. */
  level: string | null;
  /** null or absent for people, and for bots without a style. */
  style?: string | null;
  /** null: the page chooses a name. */
  name: string | null;
}

/** The settings of a new game. */
export interface Setup {
  players: number;
  edition: Edition;
  scoring: Scoring;
  /** null: the default of the edition. */
  marker_depth: number | null;
  /** null: a random seed. */
  seed: number | null;
  seats: PlayerSetup[];
}

/** `play`: an action of the person to act. */
export interface PlayParams {
  action: Action;
}

/** `preview_jokers`, `choose_jokers`: a colour for each joker. */
export interface JokerChoice {
  seat: number;
  colours: Colour[];
}

/** A new game with these settings. */
export interface SetupToDeal {
  setup: Setup;
}

/** A new game of one person against bots. Invalid values are reported and replaced by defaults. */
export interface QueryToDeal {
  /** The query of a URL. */
  query: Record<string, string>;
}

/** The deal of a day. */
export interface DayToDeal {
  /** A date. */
  day: string;
  /** `scores` and `from` as in a URL; invalid values are reported. */
  query?: Record<string, string>;
}

/** The game of a save. */
export interface SaveToLoad {
  save: string;
  /** A save with the same id that stays: the game gets another id, unless it continues that one. */
  known?: string;
}

/** A game from a position, one person against bots. Its view has no seed and begins with round 1. */
export interface PositionToPlay {
  /** A position (docs/notation.md) in which a seat must act. */
  position: string;
  /** The level of the bots; null or absent: the default level. */
  level?: string | null;
  /** The seat of the person; null or absent: the seat that acts. */
  seat?: number | null;
  /** The seed of the order of the unseen cards; null or absent: a random seed. */
  seed?: number | null;
  /** `level` and `seed` as in a URL; invalid values are reported and replaced by defaults. */
  query?: Record<string, string>;
}

/** A game that continues another from a ply, one person against bots. Later plies are dropped: it is practice. */
export interface PlyToPlayOn {
  /** Absent: the current game. */
  record?: string;
  ply: number;
  seat: number;
  /** The level of the bots; null or absent: the default level. */
  level?: string | null;
  /** The bots at the other seats, in the order of the seats; absent: bots of `level`. */
  bots?: PlayerSetup[];
}

/** `open`: where a game comes from. */
export type GameToOpen = SetupToDeal | QueryToDeal | DayToDeal | SaveToLoad | PositionToPlay | PlyToPlayOn;

/** `read`: a save, a record in either form, or a position. */
export interface TextToRead {
  text: string;
  /** A save with the same id that the page has already. */
  known?: string;
}

/** `par`: the deal of a date. */
export interface DayParams {
  date: string;
}

/** `why`: the ply of the action to explain. */
export interface WhyParams {
  /** Absent: the last ply of a bot. */
  ply?: number;
}

/** `review`: the game to review. */
export interface ReviewParams {
  /** Absent: the current game. */
  record?: string;
}

/** A finished game that counts for a rating. */
export interface RatedGame {
  players: number;
  scoring: Scoring;
  /** The points that the person's own decisions gave away. */
  lost: number;
}

/** `rating`: the latest games of a person, oldest first. */
export interface RatingParams {
  games: RatedGame[];
}

/** `replay`: a recorded game and the number of plies to replay. */
export interface ReplayParams {
  record: string;
  ply: number;
}
