import type { PileKind } from "../../engine/protocol";

/** What the picture shows, in words and codes of cards; `py/coloretto/svg` has the same. */
export interface PictureModel {
  heading: string;
  /** The variant. */
  about: string;
  rows: readonly PicturedRow[];
  supply: PicturedSupply;
  /** The code of the drawn card; null: none is drawn. */
  drawn: string | null;
  seats: readonly PicturedSeat[];
  /** The places at the end, best first; null before the end. */
  ranking: readonly PicturedRank[] | null;
  noCards: string;
}

export interface PicturedRow {
  capacity: number;
  /** The codes of its cards; null: the row was taken. */
  cards: readonly string[] | null;
}

export interface PicturedSupply {
  isEmpty: boolean;
  cards: string;
  /** When the last round begins, or that it has begun. */
  lastRound: string;
  isLastRound: boolean;
}

export interface PicturedSeat {
  name: string;
  isPerson: boolean;
  score: string;
  /** Whether it is to move or out; empty: neither. */
  tag: string;
  isCurrent: boolean;
  piles: readonly PicturedPile[];
}

export interface PicturedPile {
  /** The code of its kind of card. */
  card: string;
  /** The number of its cards. */
  cards: number;
  /** The number of jokers that count as its colour. */
  jokers: number;
  /** Its points with their sign; empty for jokers. */
  points: string;
  counts: PileKind;
}

export interface PicturedRank {
  rank: number;
  seat: number;
  points: number;
}

/** The colours of the picture: tokens of the page. */
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

export type Palette = Readonly<Record<(typeof PALETTE)[number], string>>;
