// Written by `python3 -m tools.protocol` from py/coloretto/workshop/protocol.py: change it there.

/**
 * They say what our Python sends. A bot may send anything out of its cage, so the page checks the form of what arrives.
 */

import type { Edition, Scoring } from "../engine/codes";
import type { EngineError } from "../engine/protocol";
import type { BotAction, PublicState } from "./public-state";

/** Why a choice is wrong. */
export type ChoiceCode = "points" | "fourth-colour" | "others" | "draw";

/** To a cage: replace the bot with that of a program. */
export interface LoadRequest {
  load: string;
}

/** To a cage: let the bot choose. */
export interface ChooseRequest {
  choose: PublicState;
  seed: number;
}

export type CageRequest = LoadRequest | ChooseRequest;

/** The bot is loaded. */
export interface LoadedAnswer {
  loaded: true;
}

/** What a bot chose: the answer of its cage, and the next request to the arena. */
export interface ActionAnswer {
  action: BotAction;
}

/** An error of a bot. */
export interface BotFailure {
  type: string;
  message: string;
  /** The line of its program, if the error has one. */
  line: number | null;
  /** The module that an import did not find, if neither Python nor our package should have it. */
  module?: string;
}

/** The bot could not be loaded, or did not choose. */
export interface FailureAnswer {
  error: BotFailure;
}

export type CageAnswer = LoadedAnswer | ActionAnswer | FailureAnswer;

/** What is played in a match. */
export interface MatchOptions {
  players: number;
  edition: Edition;
  scoring: Scoring;
  deals: number;
  /** Levels, and names of bots in cages. */
  bots: string[];
  /** The first deal; without it the deals are secret. */
  seed?: number;
}

/** To the arena: begin a match. */
export interface StartRequest {
  start: MatchOptions;
}

/** To the arena: begin the check of a task. */
export interface CheckRequest {
  check: number;
  /** The first deal; without it the deals are secret. */
  seed?: number;
}

/** To the arena, after a question: why the bot did not choose. */
export interface ForfeitAnswer {
  forfeit: string;
}

/** To the arena, after all but a question: an empty object. */
export type ContinueRequest = Record<string, never>;

export type ArenaRequest = StartRequest | CheckRequest | ActionAnswer | ForfeitAnswer | ContinueRequest;

/** What a bot in a cage is asked: its choice in a public state. */
export interface BotQuestion {
  bot: string;
  state: PublicState;
  seed: number;
}

/** A bot in a cage must choose. */
export interface QuestionStep {
  ask: BotQuestion;
}

/** The deals so far are played again, and the bots must have forgotten them. */
export interface RenewStep {
  renew: true;
}

/** The results of a bot; numbers that no game gave are null. */
export interface BotResult {
  bot: string;
  /** The share of the wins. */
  wins: number;
  /** The half-width of the 95 % interval of `wins`, if there are several deals. */
  margin: number | null;
  points: number | null;
  lead: number | null;
  /** The mean time of a decision. */
  milliseconds: number | null;
  /** The points that the coach thinks a decision gave away. */
  lost: number | null;
  forfeits: string[];
}

/** The finished game in which a bot in a cage was furthest behind. */
export interface WorstGame {
  lead: number;
  /** That of the bot. */
  seat: number;
  /** The bot at each seat. */
  seats: string[];
  /** In the notation. */
  record: string;
}

/** The results of a match so far. */
export interface MatchResults {
  games: number;
  of: number;
  /** The even share of the wins. */
  fair: number;
  bots: BotResult[];
  worst: WorstGame | null;
  isOver: boolean;
}

/** A game of a match has ended. */
export interface ResultsStep {
  results: MatchResults;
}

export type MatchStep = QuestionStep | RenewStep | ResultsStep;

/** How far a check is. */
export interface GamesPlayed {
  games: number;
  of: number;
}

/** A game of a check has ended. */
export interface ProgressStep {
  progress: GamesPlayed;
}

/** A bot did not choose, or what it may not, in a position or in a match. */
export interface BotFault {
  code: "fault";
  message: string;
  /** In the notation. */
  position: string | null;
}

/** A bot won less than the task demands. `wins` and `needed` are shares. */
export interface TooFewWins {
  code: "wins";
  wins: number;
  needed: number;
  games: number;
}

/** A bot chose what is clearly wrong. */
export interface WrongChoice {
  code: ChoiceCode;
  /** In the notation. */
  position: string;
  state: PublicState;
  action: BotAction;
  /** The good actions, best first. */
  right: BotAction[];
  /** The points that each row would bring; null for a row that is taken. */
  gains: (number | null)[];
}

/** What is wrong with a bot that does not solve a task. */
export type Wrong = BotFault | TooFewWins | WrongChoice;

/** The end of a check. */
export interface CheckResult {
  /** Null for a solution. */
  wrong: Wrong | null;
}

/** A check has ended. */
export interface CheckedStep {
  checked: CheckResult;
}

export type CheckStep = QuestionStep | RenewStep | ProgressStep | CheckedStep;

/** A request to the arena was invalid. */
export interface ErrorAnswer {
  error: EngineError;
}

export type ArenaAnswer = QuestionStep | RenewStep | ResultsStep | ProgressStep | CheckedStep | ErrorAnswer;

/** What a guest chose; null if it failed, so that a substitute must choose. */
export interface GuestAction {
  action: BotAction | null;
}

/** To the table at which guests play, after the question of a guest. */
export interface GuestActionRequest {
  method: "guest_action";
  params: GuestAction;
}

/** A task, as `python -m coloretto task --json` prints it. */
export interface TaskInfo {
  number: number;
  name: string;
  opponent: string;
  players: number;
  /** The share of the wins that a bot needs; 0 if it only has to play. */
  wins: number;
  /** Our solution, a program. */
  solution: string;
}
