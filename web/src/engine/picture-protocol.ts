// Written by `python3 -m tools.protocol` from py/coloretto/service/picture_protocol.py: change it there.

import type { PlayerKind } from "./codes";
import type { ReplayParams } from "./params";

export const PALETTE = [
  "felt",
  "felt-deep",
  "text",
  "muted",
  "paper",
  "area",
  "line",
  "accent",
  "accent-ink",
  "ring",
  "wood",
  "wood-dark",
  "wood-ink",
  "taken",
  "taken-dark",
  "taken-ink",
  "plus",
  "plus-ink",
  "minus",
  "badge",
  "badge-ink",
] as const;
export type PaletteColour = (typeof PALETTE)[number];

/** The words of a picture of the table. */
export interface PictureWords {
  title: string;
  /** The position in words. */
  description: string;
  /** Whose turn it is, or who has won. */
  heading: string;
  variant: string;
  /** How many cards are face down. */
  supply: string;
  /** When it begins, or that it has begun. */
  last_round: string;
  /** Of an empty area. */
  no_cards: string;
  to_move: string;
  out: string;
}

/** The player at a seat. */
export interface PicturedPlayer {
  kind: PlayerKind;
  name: string;
}

/** `picture`: the words and colours of a picture of the table. */
export interface PictureParams {
  words: PictureWords;
  /** One for each seat. */
  players: PicturedPlayer[];
  /** The colours as in CSS: `#` and digits, or a function such as `rgb()`. */
  palette: Record<PaletteColour, string>;
  /** Absent: the current game. */
  replay?: ReplayParams;
  /** The ply of the current game that the page shows: a bot may have acted since. Absent: the present ply. */
  ply?: number;
}

/** The words of the picture of a result. */
export interface ResultWords {
  title: string;
  description: string;
  heading: string;
  /** The kind of game, or the date of a daily deal. */
  about: string;
}

/** A figure in the picture of a result, such as the points. */
export interface ResultFigure {
  label: string;
  value: string;
}

/** `result_picture`: what a seat has made of a game that is over, as a picture to send. */
export interface ResultPictureParams {
  seat: number;
  words: ResultWords;
  /** At most three, the most important first. */
  figures: ResultFigure[];
  /** The colours as in CSS: `#` and digits, or a function such as `rgb()`. */
  palette: Record<PaletteColour, string>;
  /** Absent: the current game. */
  record?: string;
}

/** The answer to `picture` and `result_picture`. */
export interface Picture {
  /** The picture as SVG. It lacks the card art to which it refers, such as `card-c0`: add that to its `defs`. */
  svg: string;
  /** The position (docs/notation.md); null unless a seat must act. */
  position: string | null;
}
