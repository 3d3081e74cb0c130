// Written by `python3 -m tools.protocol` from py/coloretto/service/params.py: change it there.

import type { Action, Colour, Edition, PlayerKind, Scoring } from "./codes";

/** `start`: the query of an address. What cannot be used is reported and replaced. */
export interface StartParams {
  query: Record<string, string>;
}

/** Who is to sit at a seat. */
export interface PlayerSetup {
  kind: PlayerKind;
  /** null for people. */
  level: string | null;
  /** null or absent for people, and for bots that play in no particular style. */
  style?: string | null;
  /** null: the page words a name. */
  name: string | null;
}

/** `new_game`: a table that was set up. */
export interface Setup {
  players: number;
  edition: Edition;
  scoring: Scoring;
  /** null: the edition's own. */
  marker_depth: number | null;
  /** null: by lot. */
  seed: number | null;
  seats: PlayerSetup[];
}

/** `load`: a text that an answer held. */
export interface LoadParams {
  save: string;
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

/** `position`: a game that begins in the middle, one person against bots. Its view tells no seed; its round is 1. */
export interface PositionToPlay {
  /** Of docs/notation.md; one in which a seat acts. */
  position: string;
  /** Of the bots; null or absent: the default one. */
  level?: string | null;
  /** Where the person sits; null or absent: the seat that acts. */
  seat?: number | null;
  /** For the order of the cards not seen; null or absent: by lot. */
  seed?: number | null;
  /** `level` and `seed` as an address has them: what cannot be used is reported and replaced, as by `start`. */
  query?: Record<string, string>;
}

/** `take_over`: play on from a ply, one person against bots. What came after is forgotten, the game is practice. */
export interface TakeOver {
  /** Absent: the game in hand. */
  record?: string;
  ply: number;
  seat: number;
  /** Of the bots; null or absent: the default one. */
  level?: string | null;
}

/** `daily`, `par`: the deal of a date. */
export interface DayParams {
  date: string;
}

/** `why`: the action to explain. */
export interface WhyParams {
  /** Absent: the last one of a bot. */
  ply?: number;
}

/** `review`: the game to look back on. */
export interface ReviewParams {
  /** Absent: the game in hand. */
  record?: string;
}

/** `replay`: a place in a recorded game. */
export interface ReplayParams {
  record: string;
  ply: number;
}
