/** The rows of the history database. */

import type { Band, Breakdown } from "../engine/coach-protocol";
import type { Action, Edition, PlayerKind, Scoring } from "../engine/protocol";

/** The name of the database. */
export const DATABASE = "coloretto";
/** The version of stored and exported data. A higher one comes from a newer version of the page. */
export const SCHEMA_VERSION = 1;

/** A finished game of people, alone or against bots. */
export interface FinishedGame {
  /** 32 hexadecimal digits, which are also in the save. */
  id: string;
  form: number;
  /** When the game was finished: "2026-11-21T17:34:00Z". */
  at: string;
  players: number;
  edition: Edition;
  scoring: Scoring;
  seats: GameSeat[];
  /** The person's seat, or that of the first person. */
  seat: number;
  scores: number[];
  ranks: number[];
  /** Whether a decision was made again after a card that followed it had been seen. */
  practice: boolean;
  /** The number of hints used. */
  hints: number;
  /** The date of the daily deal; null for other games. */
  daily: string | null;
  /** In the notation of docs/notation.md. */
  record: string;
  /** Null until the game has been reviewed. */
  skill: ReviewSummary | null;
  /** Missing unless the game was begun from a record or a position. */
  continued?: true;
  /** Missing unless the player marked the game. */
  favourite?: true;
  /** One line by the player; missing if there is none. */
  note?: string;
}

/** The most characters of a note. */
export const MAX_NOTE_LENGTH = 300;

export interface GameSeat {
  kind: PlayerKind;
  level: string | null;
  style: string | null;
}

/** The breakdowns of a review for the person's seat, in shares of the win and in points. */
export interface ReviewSummary {
  share: Breakdown;
  points: Breakdown;
}

/** A daily deal. */
export interface Day {
  date: string;
  /** The key of its games, from `dealKey`. */
  deal: string;
  /** The date on which the deal was first begun. */
  begun: string;
  /** The latest date on which this device had begun any daily deal when this one was begun. */
  seen: string;
  /** The result of the first finished game that is not practice. */
  result: DayResult | null;
  /** The result of par for the person's seat; null until it has been computed. */
  par: { score: number; rank: number } | null;
}

export interface DayResult {
  id: string;
  at: string;
  score: number;
  rank: number;
}

/** A decision that cost something, to be repeated as a puzzle. */
export interface Mistake {
  /** Made of `game` and `position`. */
  id: string;
  game: string;
  /** The position before the decision, in the notation of docs/notation.md. */
  position: string;
  seat: number;
  action: Action;
  best: Action;
  /** The cost as a share of the win. */
  lost: number;
  band: Band;
  /** How often it has been solved in succession. */
  solved: number;
  /** When it was last attempted; null before the first attempt. */
  looked: string | null;
  /** The date on which it is due again; null once it is learned. */
  due: string | null;
}

/** A bot that the person has written in the workshop. */
export interface StoredBot {
  /** A UUID; a copy that another tab or a backup made necessary has a number behind it. */
  id: string;
  name: string;
  /** A program in Python. */
  code: string;
  /** Earlier versions, latest first. */
  versions: readonly BotVersion[];
}

export interface BotVersion {
  code: string;
  /** When it was run or replaced: "2026-11-21T17:34:00.000Z". */
  at: string;
}

/** The most characters of the name of a bot. */
export const MAX_BOT_NAME = 24;

/** The rows of the database. */
export interface HistoryData {
  games: FinishedGame[];
  days: Day[];
  mistakes: Mistake[];
}

/** All that a backup holds. */
export interface BackupData extends HistoryData {
  bots: StoredBot[];
}

/** The history as the pages show it. */
export interface HistoryState {
  /** Null until a page needs it. */
  data: HistoryData | null;
  /** The latest games, latest first, for a list to show before `data` is read. */
  latest: readonly FinishedGame[];
  /** Whether all changes of this visit outlast it. */
  isPersistent: boolean;
  /** The number of rows in each store that could not be read and are omitted. */
  unreadable: Readonly<Record<keyof HistoryData, number>>;
}
