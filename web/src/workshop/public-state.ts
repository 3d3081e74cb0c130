// Written by `python3 -m tools.protocol` from py/coloretto/notation/public_state.py: change it there.

/** Rows and seats count from 0. */

import type { Card, Colour, Edition, Scoring } from "../engine/codes";

/** An action: to draw, or to take or place at a row. */
export type BotAction = ["draw"] | ["take" | "place", number];

/** A variant and the version of the rules. */
export interface VariantFields {
  rules: number;
  players: number;
  edition: Edition;
  scoring: Scoring;
  marker_depth: number;
}

/** A row; a taken one has no cards. */
export interface PublicRow {
  capacity: number;
  cards: Card[];
  taken: boolean;
}

/** A position in which a bot must choose. */
export interface PublicState extends VariantFields {
  /** The colours in the game. */
  colours: Colour[];
  /** The cards before each player: the number of each kind; kinds without any are absent. */
  areas: Record<string, number>[];
  rows: PublicRow[];
  /** Whether each player has taken a row in this round. */
  out: boolean[];
  /** The seat that must choose. */
  current: number;
  phase: "decide" | "place";
  /** The card turned over and not yet placed. */
  drawn: Card | null;
  last_round: boolean;
  /** The number of unseen cards by kind; kinds without any are absent. */
  unseen: Record<string, number>;
  /** The number of face-down cards. */
  supply: number;
}
