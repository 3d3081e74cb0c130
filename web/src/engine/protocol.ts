// Written by `python3 -m tools.protocol` from py/coloretto/service/protocol.py: change it there.

/**
 * Rows and seats count from 0 here, and from 1 in texts that people read or type, action texts such as "t1" included.
 */

import type { ActionExplanation, Hint, Par, Ratings, Review, ShuffleComparison } from "./coach-protocol";
import type { Action, Card, Colour, Edition, PlayerKind, Scoring, Tip } from "./codes";
import type {
  DayParams,
  GameToOpen,
  JokerChoice,
  PlayParams,
  RatingParams,
  ReplayParams,
  ReviewParams,
  TextToRead,
  WhyParams,
} from "./params";
import type { Picture, PictureParams, ResultPictureParams } from "./picture-protocol";

export type * from "./codes";
export type * from "./params";

/** Requests that change the game. */
export type GameRequest =
  | { method: "open"; params: GameToOpen }
  | { method: "play"; params: PlayParams }
  | { method: "undo" }
  | { method: "redo" }
  | { method: "choose_jokers"; params: JokerChoice };

export type Request =
  | GameRequest
  | { method: "warm_up" }
  | { method: "read"; params: TextToRead }
  | { method: "bot_action" }
  | { method: "preview_jokers"; params: JokerChoice }
  | { method: "replay"; params: ReplayParams }
  | { method: "picture"; params: PictureParams }
  | { method: "result_picture"; params: ResultPictureParams }
  | { method: "record" }
  | { method: "commitment" }
  | { method: "reveal" }
  | { method: "hint" }
  | { method: "why"; params?: WhyParams }
  | { method: "review"; params?: ReviewParams }
  | { method: "rating"; params: RatingParams }
  | { method: "par"; params: DayParams }
  | { method: "shuffle" };

/** The results of requests that succeed, by method; null: the task was ended before it was done. */
export interface Answers {
  warm_up: Empty;
  open: GameResult;
  read: Reading;
  play: GameResult;
  bot_action: GameResult | null;
  undo: GameResult;
  redo: GameResult;
  preview_jokers: Sheet;
  choose_jokers: GameResult;
  replay: Replay;
  picture: Picture;
  result_picture: Picture;
  record: RecordForms;
  commitment: Commitment;
  reveal: RevealedDeck;
  hint: Hint | null;
  why: ActionExplanation | null;
  review: Review | null;
  rating: Ratings;
  par: Par | null;
  shuffle: ShuffleComparison | null;
}

/** An error. The page has a message for each `type`; `message` is English, for programmers. */
export interface EngineError {
  type: string;
  message: string;
  /** A file of the package that is not loaded yet: load it and send the same request again. */
  file?: string;
}

/** An invalid value of a query. */
export interface QueryProblem {
  name: string;
  value: string;
  /** The valid values. */
  allowed: string[];
  /** The value that was used instead. */
  used: string;
}

/** A card. `id` identifies it throughout the game, so that the page can animate it. */
export interface CardView {
  id: number;
  card: Card;
}

/** The face-down cards. */
export interface SupplyView {
  cards: number;
  /** Draws left before the one that reveals the last-round card; null once it is revealed. */
  draws_left: number | null;
  /** The number of unseen cards by kind; kinds without any are absent. */
  unseen: Partial<Record<Card, number>>;
  /** The action of drawing, if a person may draw now. */
  draw: Action | null;
}

/** A row, with the actions that a person may choose now. */
export interface RowView {
  capacity: number;
  cards: CardView[];
  taken_by: number | null;
  place: Action | null;
  take: Action | null;
  /** Change in the score of the person to act if they took the row, with the drawn card if it fits. */
  gain: number | null;
}

export type PileKind = "plus" | "minus" | "bonus" | "joker";

/** One colour of an area, its "+2" cards or its jokers. The points of all piles add up to the score. */
export interface PileView {
  card: Card;
  cards: CardView[];
  /** Number of jokers that count as this colour. */
  jokers: number;
  points: number;
  counts: PileKind;
}

/** A card that a seat has placed. */
export interface Placement {
  card: Card;
  row: number;
}

/** A player and their cards. */
export interface SeatView {
  kind: PlayerKind;
  level: string | null;
  style: string | null;
  name: string | null;
  /** Whether the seat has taken a row in this round. */
  out: boolean;
  /** What the seat placed last in this round of a game in play. */
  placed: Placement | null;
  /** The score with the best colours for jokers, or with the chosen ones at the end. */
  score: number;
  /** The piles in the order in which they were begun. */
  piles: PileView[];
}

/** The choice of colours that a person must make for their jokers. */
export interface JokersView {
  seat: number;
  /** The best choice, one colour for each joker. */
  choice: Colour[];
  /** The colours that each joker may be given. */
  colours: Colour[];
}

/** How the game ended. */
export interface ResultView {
  /** 1 is best; equal scores share a rank. */
  ranks: number[];
  winners: number[];
}

/** A round began. `discarded`: the cards of rows not taken in the round before. */
export interface RoundEntry {
  kind: "round";
  /** Null in a game from a position, which does not say how many rounds came before. */
  round: number | null;
  seat: number;
  discarded: Card[];
}

/** A card was turned over. */
export interface DrawEntry {
  kind: "draw";
  seat: number;
  card: Card;
}

/** The drawn card was placed in a row. */
export interface PlaceEntry {
  kind: "place";
  seat: number;
  card: Card;
  row: number;
}

/** A row was taken; a golden joker in it revealed a card. */
export interface TakeEntry {
  kind: "take";
  seat: number;
  row: number;
  cards: Card[];
  revealed: Card | null;
}

/** The last-round card was revealed. */
export interface LastRoundEntry {
  kind: "last_round";
  seat: number;
}

/** The last round ended. */
export interface OverEntry {
  kind: "over";
  discarded: Card[];
}

export type LogEntry = RoundEntry | DrawEntry | PlaceEntry | TakeEntry | LastRoundEntry | OverEntry;

/**
 * `decide`, `place`: a seat must act. `jokers`: a person must give jokers their colours. `over`: the game is over.
 */
export type Phase = "decide" | "place" | "jokers" | "over";

/** Everything that the page may show of a game. */
export interface View {
  players: number;
  edition: Edition;
  scoring: Scoring;
  marker_depth: number;
  seed: number | null;
  /** Whether a revealed card was undone or the game was taken over: such games do not count. */
  practice: boolean;
  /** Points for 1, 2, ... cards of a colour; the last also for more cards. */
  points: number[];
  removed: Colour[];
  phase: Phase;
  round: number;
  /** The seat that must act or give its jokers colours; null when the game is over. */
  current: number | null;
  waiting_for: PlayerKind | null;
  last_round: boolean;
  supply: SupplyView;
  /** The card turned over and not yet placed. */
  drawn: CardView | null;
  rows: RowView[];
  seats: SeatView[];
  log: LogEntry[];
  undo: boolean;
  /** Whether the game counts until now, and would be practice after an undo. */
  undo_makes_practice: boolean;
  redo: boolean;
  /** The tips for a new player whose moment it is, the most urgent first. */
  tips: Tip[];
  jokers: JokersView | null;
  result: ResultView | null;
}

/** A player, as a list of games names them. */
export interface SeatSummary {
  kind: PlayerKind;
  name: string | null;
}

/** What the sender of a link scored in its deal. */
export interface ChallengeView {
  /** That the sender typed. */
  name: string | null;
  /** By seat. */
  scores: number[];
}

/** What a page needs to list a game and to find it again. */
export interface GameSummary {
  /** 32 hexadecimal digits, which the game keeps for ever. */
  id: string;
  /** The same for all games of a seed at the same table; null if no seed dealt the game. */
  deal: string | null;
  ply: number;
  /** Cards placed and rows taken. */
  turns: number;
  /** Whether a person has acted in the game, or anyone in a game without people. */
  begun: boolean;
  /** Whether the scores are final. */
  over: boolean;
  seats: SeatSummary[];
  /** The position (docs/notation.md); null once the last round is over. */
  position: string | null;
  /** The record (docs/notation.md) of a game that is over. */
  record: string | null;
  /** The query of a link that deals a finished game again; absent if none does. */
  again?: Record<string, string>;
  /** Absent unless the game was opened by a link that said it. */
  challenge?: ChallengeView;
}

/** What a request did to the game. `ended`: the scores became final with an action or a choice of jokers. */
export type Change = "opened" | "played" | "undone" | "redone" | "ended";

/** The answer to requests that change the game. `save` is opaque text for `load`. */
export interface GameResult {
  view: View;
  game: GameSummary;
  save: string;
  change: Change;
  /** The invalid values of a query, if the request had one. */
  problems?: QueryProblem[];
}

/** A saved game. `save` is the save in the present format, and with the id of `game`. */
export interface SaveReading {
  /** With another id than the known save's if each has actions that the other lacks. */
  game: GameSummary;
  save: string;
  /** Whether the known save contains all actions of this one. */
  is_known: boolean;
}

/** A recorded game, which the page can replay. */
export interface RecordReading {
  /** Its text on one line, or its JSON form. */
  record: string;
}

/** A position, from which the page can open a game. */
export interface PositionReading {
  /** The text, on one line. */
  position: string;
  /** The position as a picture shows it: nothing can be chosen. */
  view: View;
}

/** The answer to `read`: what the text contains. */
export type Reading = SaveReading | RecordReading | PositionReading;

/** The answer to `warm_up`: an empty object. */
export type Empty = Record<string, never>;

/** The answer to `preview_jokers`: the score sheet of a seat with these colours for its jokers. */
export interface Sheet {
  score: number;
  piles: PileView[];
}

/** The answer to `replay`: a recorded game after `ply` of its `plies` actions, read-only. */
export interface Replay {
  view: View;
  ply: number;
  plies: number;
}

/** The answer to `record`: the current game in both forms of docs/notation.md. */
export interface RecordForms {
  text: string;
  /** The JSON form; null for a game that began from a position. */
  json: Record<string, unknown> | null;
}

/** The answer to `commitment`: the SHA-256 of the deck and of the salt in the save (docs/fairness.md). */
export interface Commitment {
  sha256: string;
}

/** The answer to `reveal`, after the end: the text behind the commitment (docs/fairness.md). */
export interface RevealedDeck {
  text: string;
  sha256: string;
}
