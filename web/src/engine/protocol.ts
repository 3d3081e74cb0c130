/**
 * What the page and the engine say to each other: types only, no code.
 *
 * Requests and answers are JSON text; `py/coloretto/service/session.py` is the other end. Rows and seats count from 0 here
 * and from 1 wherever a person reads or types them (action texts such as "t1" are such a place).
 */

import type { Hint, Par, Review, Shuffled, Thinking, ThinkingOfPlies, Values, Why } from "./coach-protocol";
import type { Action, Card, Colour, Edition, Scoring } from "./codes";

export type { Action, Card, Colour, Edition, Scoring } from "./codes";

export type PlayerKind = "human" | "bot";

export type Request =
  | { method: "options" }
  | { method: "warm_up" }
  | { method: "start"; params: { query: Record<string, string> } }
  | { method: "new_game"; params: Setup }
  | { method: "load"; params: { save: string } }
  | { method: "play"; params: { action: Action } }
  | { method: "bot_action" }
  | { method: "undo" }
  | { method: "redo" }
  | { method: "preview_jokers"; params: JokerChoice }
  | { method: "choose_jokers"; params: JokerChoice }
  | { method: "position"; params: PositionToPlay }
  | { method: "take_over"; params: TakeOver }
  | { method: "values" }
  | { method: "daily"; params: { date: string } }
  | { method: "par"; params: { date: string } }
  | { method: "promise" }
  | { method: "reveal" }
  | { method: "shuffle" }
  | { method: "hint" }
  | { method: "why"; params?: { ply: number } }
  | { method: "review"; params?: { record: string } }
  | { method: "replay"; params: { record: string; ply: number } }
  | { method: "record" };

export type Answer<Result> = { result: Result } | { error: EngineError };

/** `type` is a name the page has a message for; `message` is English, for programmers. */
export interface EngineError {
  type: string;
  message: string;
  /** A file of the package that is not there yet: once it is, the same may be asked again. */
  file?: string;
}

/** What a person asks for and a game answers. */
export type GameRequest = Exclude<Request, { method: keyof OtherAnswers }>;

/** What requests are answered with that do not change the game; whatever thinks says so first. */
interface OtherAnswers {
  options: Options;
  warm_up: Record<string, never>;
  preview_jokers: Sheet;
  bot_action: GameResult | Thinking;
  values: Values | Thinking;
  hint: Hint | Thinking;
  why: Why | Thinking;
  review: Review | ThinkingOfPlies;
  par: Par | ThinkingOfPlies;
  shuffle: Shuffled | Thinking;
  replay: Replay;
  record: RecordForms;
  promise: Promised;
  reveal: Revealed;
}

/** What a request is answered with when it is not refused. */
export type ResultOf<Asked extends Request> = Asked["method"] extends keyof OtherAnswers
  ? OtherAnswers[Asked["method"]]
  : GameResult;

/** Answers to what changes the game, to `bot_action` once the bot has acted. `save` is opaque text: `load` takes it back. */
export interface GameResult {
  view: View;
  save: string;
  /** Only from `start`: what the address asked for and could not have. */
  problems?: QueryProblem[];
}

export interface QueryProblem {
  name: string;
  value: string;
  /** What would have been possible. */
  allowed: string[];
  /** What the game was started with instead. */
  used: string;
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
  styles: string[];
  seed_max: number;
  name_max: number;
  defaults: { players: number; edition: Edition; scoring: Scoring; level: string };
}

/** A level of bots and what was measured of it; figures that nobody has measured are absent. */
export interface LevelOption {
  level: string;
  /** Of the wins at a table of four, one against three of the level "regular"; 0.25 would be even. */
  share?: number;
  /** Points given away a decision. */
  lost?: number;
  /** Of its decisions, those that give away three points or more. */
  blunders?: number;
}

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

export interface PlayerSetup {
  kind: PlayerKind;
  /** null for people. */
  level: string | null;
  /** null or absent for people, and for bots that play in no particular style. */
  style?: string | null;
  /** null: the page words a name. */
  name: string | null;
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

/** `take_over`: play on from a ply, one person against bots. What came after it is forgotten, the game is practice. */
export interface TakeOver {
  /** Absent: the game in hand. */
  record?: string;
  ply: number;
  seat: number;
  /** Of the bots; null or absent: the default one. */
  level?: string | null;
}

/** The answer to `replay`: a recorded game after `ply` of its `plies` actions, to look at. The game in hand stays. */
export interface Replay {
  view: View;
  ply: number;
  plies: number;
}

/** The answer to `record`: the game in hand as docs/notation.md writes it; `json` is null for one begun in the middle. */
export interface RecordForms {
  text: string;
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

export interface JokerChoice {
  seat: number;
  colours: Colour[];
}

/** The answer to `preview_jokers`: one seat's sheet with the jokers given those colours. */
export interface Sheet {
  score: number;
  piles: PileView[];
}

/** `decide`, `place`: a seat must act. `jokers`: a person gives colours to jokers. `over`: nothing is left to do. */
export type Phase = "decide" | "place" | "jokers" | "over";

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

export interface SupplyView {
  cards: number;
  /** Draws before the last-round card turns up (0: with the next draw); null once it has. */
  draws_left: number | null;
  /** Cards nobody has seen yet, by kind; kinds of which none is left are absent. */
  unseen: Partial<Record<Card, number>>;
  /** The action, when a person may draw now. */
  draw: Action | null;
}

/** `id` tells equal cards apart, for animation only; it stays with the card for the whole game. */
export interface CardView {
  id: number;
  card: Card;
}

export interface RowView {
  capacity: number;
  cards: CardView[];
  taken_by: number | null;
  /** The actions, when a person may choose them now. */
  place: Action | null;
  take: Action | null;
  /** What taking the row would do to the score of the person to act, the card in hand included if it fits in. */
  gain: number | null;
}

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

/** One colour of an area, its "+2" cards or its jokers. Points of all piles add up to the score. */
export interface PileView {
  card: Card;
  cards: CardView[];
  /** Jokers counted into this colour. */
  jokers: number;
  points: number;
  counts: "plus" | "minus" | "bonus" | "joker";
}

export interface JokersView {
  seat: number;
  /** The best choice, one colour for each joker. */
  choice: Colour[];
  /** What each joker may be given. */
  colours: Colour[];
}

export interface ResultView {
  /** 1 is best; equal scores share a rank. */
  ranks: number[];
  winners: number[];
}

export type LogEntry =
  | { kind: "round"; round: number; seat: number; discarded: Card[] }
  | { kind: "draw"; seat: number; card: Card }
  | { kind: "place"; seat: number; card: Card; row: number }
  | { kind: "take"; seat: number; row: number; cards: Card[]; revealed: Card | null }
  | { kind: "last_round"; seat: number }
  | { kind: "over"; discarded: Card[] };
