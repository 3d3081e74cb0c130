// Written by `python3 -m tools.protocol` from py/coloretto/service/protocol.py: change it there.

/**
 * Rows and seats count from 0 here and from 1 wherever a person reads or types them (action texts such as "t1" are such
 * a place).
 */

import type { Hint, Par, Review, Shuffled, Thinking, ThinkingOfPlies, Values, Why } from "./coach-protocol";
import type { Action, Card, Colour, Edition, Level, PlayerKind, Scoring, Style } from "./codes";
import type {
  DayParams,
  JokerChoice,
  LoadParams,
  PlayParams,
  PositionToPlay,
  ReplayParams,
  ReviewParams,
  Setup,
  StartParams,
  TakeOver,
  WhyParams,
} from "./params";

export type * from "./codes";
export type * from "./params";

/** Requests that change the game. */
export type GameRequest =
  | { method: "start"; params: StartParams }
  | { method: "new_game"; params: Setup }
  | { method: "load"; params: LoadParams }
  | { method: "play"; params: PlayParams }
  | { method: "undo" }
  | { method: "redo" }
  | { method: "choose_jokers"; params: JokerChoice }
  | { method: "position"; params: PositionToPlay }
  | { method: "take_over"; params: TakeOver }
  | { method: "daily"; params: DayParams };

export type Request =
  | GameRequest
  | { method: "options" }
  | { method: "warm_up" }
  | { method: "bot_action" }
  | { method: "preview_jokers"; params: JokerChoice }
  | { method: "replay"; params: ReplayParams }
  | { method: "record" }
  | { method: "promise" }
  | { method: "reveal" }
  | { method: "values" }
  | { method: "hint" }
  | { method: "why"; params?: WhyParams }
  | { method: "review"; params?: ReviewParams }
  | { method: "par"; params: DayParams }
  | { method: "shuffle" };

/** What a request is answered with when it is not refused, by its method. */
export interface Answers {
  options: Options;
  warm_up: Nothing;
  start: GameResult;
  new_game: GameResult;
  load: GameResult;
  play: GameResult;
  bot_action: GameResult | Thinking;
  undo: GameResult;
  redo: GameResult;
  preview_jokers: Sheet;
  choose_jokers: GameResult;
  position: GameResult;
  take_over: GameResult;
  replay: Replay;
  record: RecordForms;
  daily: GameResult;
  promise: Promised;
  reveal: Revealed;
  values: Values | Thinking;
  hint: Hint | Thinking;
  why: Why | Thinking;
  review: Review | ThinkingOfPlies;
  par: Par | ThinkingOfPlies;
  shuffle: Shuffled | Thinking;
}

/** `type` is a name the page has a message for; `message` is English, for programmers. */
export interface EngineError {
  type: string;
  message: string;
  /** A file of the package that is not there yet: once it is, the same may be asked again. */
  file?: string;
}

/** What an address asked for and could not have. */
export interface QueryProblem {
  name: string;
  value: string;
  /** What would have been possible. */
  allowed: string[];
  /** What the game was started with instead. */
  used: string;
}

/** `id` tells equal cards apart, for animation only; it stays with the card for the whole game. */
export interface CardView {
  id: number;
  card: Card;
}

/** The cards that lie face down. */
export interface SupplyView {
  cards: number;
  /** Draws before the last-round card turns up (0: with the next draw); null once it has. */
  draws_left: number | null;
  /** Cards nobody has seen yet, by kind; kinds of which none is left are absent. */
  unseen: Partial<Record<Card, number>>;
  /** The action, when a person may draw now. */
  draw: Action | null;
}

/** A row, with the actions where a person may choose them now. */
export interface RowView {
  capacity: number;
  cards: CardView[];
  taken_by: number | null;
  place: Action | null;
  take: Action | null;
  /** What taking the row would do to the score of the person to act, the card in hand included if it fits in. */
  gain: number | null;
}

export type PileKind = "plus" | "minus" | "bonus" | "joker";

/** One colour of an area, its "+2" cards or its jokers. Points of all piles add up to the score. */
export interface PileView {
  card: Card;
  cards: CardView[];
  /** Jokers counted into this colour. */
  jokers: number;
  points: number;
  counts: PileKind;
}

/** Who sits at a seat, and what lies there. */
export interface SeatView {
  kind: PlayerKind;
  level: string | null;
  style: string | null;
  name: string | null;
  /** Has taken a row in this round. */
  out: boolean;
  /** With jokers given their best colours, or at the end those that were chosen. */
  score: number;
  /** In the order in which they were begun. */
  piles: PileView[];
}

/** What a person whose jokers have no colours yet must choose. */
export interface JokersView {
  seat: number;
  /** The best choice, one colour for each joker. */
  choice: Colour[];
  /** What each joker may be given. */
  colours: Colour[];
}

/** How the game ended. */
export interface ResultView {
  /** 1 is best; equal scores share a rank. */
  ranks: number[];
  winners: number[];
}

/** A round begins; rows that nobody took in the one before were discarded. */
export interface RoundEntry {
  kind: "round";
  round: number;
  seat: number;
  discarded: Card[];
}

/** A card was turned over. */
export interface DrawEntry {
  kind: "draw";
  seat: number;
  card: Card;
}

/** The card was put into a row. */
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

/** The last-round card turned up. */
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

/** `decide`, `place`: a seat must act. `jokers`: a person gives colours to jokers. `over`: nothing is left to do. */
export type Phase = "decide" | "place" | "jokers" | "over";

/** All that the page may show of a game. */
export interface View {
  players: number;
  edition: Edition;
  scoring: Scoring;
  marker_depth: number;
  seed: number | null;
  /** A card was seen that was not known when a decision was first made: the game is no longer one that counts. */
  practice: boolean;
  /** Points for 1, 2, ... cards of a colour; the last for more, too. */
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
  redo: boolean;
  jokers: JokersView | null;
  result: ResultView | null;
}

/** The answer to what changes the game. `save` is opaque text: `load` takes it back. */
export interface GameResult {
  view: View;
  save: string;
  /** Only where an address asked: what it could not have. */
  problems?: QueryProblem[];
}

/** The answer to `warm_up`. */
export type Nothing = Record<string, never>;

/** What a game is played with unless something else is asked for. */
export interface Defaults {
  players: number;
  edition: Edition;
  scoring: Scoring;
  level: Level;
}

/** A level of bots and what was measured of it; figures that nobody has measured are absent. */
export interface LevelOption {
  level: Level;
  /** Of the wins at a table of four, one against three of the level "regular"; 0.25 would be even. */
  share?: number;
  /** Points given away a decision. */
  lost?: number;
  /** Of its decisions, those that give away three points or more. */
  blunders?: number;
}

/** The answer to `options`: what a set-up form may offer. */
export interface Options {
  players: number[];
  editions: Edition[];
  scorings: Scoring[];
  marker_depths: number[];
  default_marker_depth: Record<Edition, number>;
  /** Weakest first. */
  levels: LevelOption[];
  styles: Style[];
  seed_max: number;
  name_max: number;
  defaults: Defaults;
}

/** The answer to `preview_jokers`: one seat's sheet with the jokers given those colours. */
export interface Sheet {
  score: number;
  piles: PileView[];
}

/** The answer to `replay`: a recorded game after `ply` of its `plies` actions, to look at. */
export interface Replay {
  view: View;
  ply: number;
  plies: number;
}

/** The answer to `record`: the game in hand as docs/notation.md writes it. */
export interface RecordForms {
  text: string;
  /** null for a game that began in the middle. */
  json: Record<string, unknown> | null;
}

/** The answer to `promise`, before the end: `save` holds the salt, so that it can be told in the end. */
export interface Promised {
  sha256: string;
  save: string;
}

/** The answer to `reveal`, after the end: the text whose SHA-256 was promised (docs/fairness.md). */
export interface Revealed {
  text: string;
  sha256: string;
}
