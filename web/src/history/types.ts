/** What is kept of finished games: types and names only. */

import type { Account, Band } from "../engine/coach-protocol";
import type { Action, Edition, PlayerKind, Scoring } from "../engine/protocol";

/** The browser's name for where all of it is. */
export const DATABASE = "coloretto";
/** Of what is kept and carried along: one that is higher comes from a newer page. */
export const SCHEMA_VERSION = 1;

/** A finished game that one person played against bots. */
export interface FinishedGame {
  /** 32 hexadecimal digits; they travel with the save. */
  id: string;
  form: number;
  /** When it was finished: "2026-11-21T17:34:00Z". */
  at: string;
  players: number;
  edition: Edition;
  scoring: Scoring;
  seats: GameSeat[];
  /** The person's. */
  seat: number;
  scores: number[];
  ranks: number[];
  /** A card was seen that was not known when a decision was first made. */
  practice: boolean;
  /** Hints that were asked for. */
  hints: number;
  /** The date whose deal it was. */
  daily: string | null;
  /** docs/notation.md. */
  record: string;
  /** Null until the game has been reviewed. */
  skill: ReviewSummary | null;
}

export interface GameSeat {
  kind: PlayerKind;
  level: string | null;
  style: string | null;
}

/** What a review says of the person's seat, in shares of the win and in points. */
export interface ReviewSummary {
  share: Account;
  points: Account;
}

/** The deal of a date. */
export interface Day {
  date: string;
  /** What a game of it is known by: dealKey. */
  deal: string;
  /** The date on the clock when it was first begun. */
  begun: string;
  /** The latest date on which this device had begun a deal of the day by then. */
  seen: string;
  /** The first finished game that is not practice. */
  result: DayResult | null;
  /** Of the person's seat, once it has been worked out. */
  par: { score: number; rank: number } | null;
}

export interface DayResult {
  id: string;
  at: string;
  score: number;
  rank: number;
}

/** A decision that cost something, to be looked at again. */
export interface Mistake {
  /** Of its game and position. */
  id: string;
  game: string;
  /** docs/notation.md, at the decision. */
  position: string;
  seat: number;
  action: Action;
  best: Action;
  /** Share of the win. */
  lost: number;
  band: Band;
  /** How often in a row it has been solved. */
  solved: number;
  /** When it was looked at last; null: not yet. */
  looked: string | null;
  /** The date from which it comes back; null: it is learned. */
  due: string | null;
}

/** Everything, as it is carried along. */
export interface HistoryData {
  games: FinishedGame[];
  days: Day[];
  mistakes: Mistake[];
}

/** The history as the pages show it. */
export interface HistoryState {
  /** Null until a page has asked for it. */
  data: HistoryData | null;
  /** Whether the browser keeps it for longer than this visit. */
  isPersistent: boolean;
  /** How many of each could not be read and are left out. */
  unreadable: Readonly<Record<keyof HistoryData, number>>;
}
