// Written by `python3 -m tools.protocol` from py/coloretto/service/coach_protocol.py: change it there.

/** Rows and seats count from 0. */

import type { Action, Card } from "./codes";

export type ActionKind = "draw" | "place" | "take";

export type ReasonCode =
  | "gains"
  | "loses_least"
  | "denies"
  | "joker"
  | "plus_twos"
  | "row_full"
  | "avoids_fourth_colour"
  | "helps"
  | "spoils"
  | "keeps_clean"
  | "fills"
  | "little_to_take"
  | "likely_better"
  | "nobody_wants"
  | "only_choice"
  | "last_one_in"
  | "last_round"
  | "last_round_near";

/** The quality of a decision, by its loss of win share: less than 0.02, 0.05, 0.1, 0.2, or more. */
export type Band = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** The number of plies done, and the number of all plies if it is known. */
export interface TaskProgress {
  ply: number;
  plies?: number;
}

/** The value of an action to the seat that acts. */
export interface Choice {
  action: Action;
  /** Expected share of the win, 0 to 1. */
  share: number;
  /** Expected lead over the best rival at the end, in points. */
  lead: number;
}

/** The value of an action, compared with the best one. */
export interface ActionValue extends Choice {
  /** Whether the action is not significantly worse than the best one; true for the best one itself. */
  about_equal: boolean;
}

/** The value of each action to the seat that acts, best first. */
export interface ActionValues {
  choices: ActionValue[];
  /** Smallest significant difference in share; 0: any difference is. */
  band: number;
  /** Number of states evaluated. */
  nodes: number;
  /** Whether no value is an estimate: the search reached every end of the game. */
  exact: boolean;
}

/** Take: no row gains more. */
export interface GainsReason {
  code: "gains";
  points: number;
}

/** Take: every row loses points, and the others lose more. */
export interface LosesLeastReason {
  code: "loses_least";
  points: number;
}

/** Take: it is the best row of this rival, by these points. */
export interface DeniesReason {
  code: "denies";
  seat: number;
  points: number;
}

/** Take: the row has jokers or "+2" cards. */
export interface CardsReason {
  code: "joker" | "plus_twos";
  cards: number;
}

/** Take: with this row the area would have `colours` colours; with the row `row`, more than three. */
export interface FourthColourReason {
  code: "avoids_fourth_colour";
  colours: number;
  row: number;
  colours_there: number;
}

/** Place: the row becomes better for the seat itself. */
export interface HelpsReason {
  code: "helps";
  points: number;
}

/** Place: the row becomes worse for this rival. */
export interface SpoilsReason {
  code: "spoils";
  seat: number;
  points: number;
}

/** Place: the card would make the seat's best row worse. */
export interface KeepsCleanReason {
  code: "keeps_clean";
  row: number;
  points: number;
}

/** Draw: no row gains more than these points. */
export interface LittleToTakeReason {
  code: "little_to_take";
  points: number;
}

/** Draw: with probability `share` a row becomes better than the current best one, then by `points` on average. */
export interface LikelyBetterReason {
  code: "likely_better";
  share: number;
  points: number;
}

/** Draw: the seat's best row gains nothing for any rival. */
export interface NobodyWantsReason {
  code: "nobody_wants";
  row: number;
  points: number;
}

/** Only a few draws are left before the last-round card. */
export interface LastRoundNearReason {
  code: "last_round_near";
  draws: number;
}

/** A reason without numbers. Take: `row_full`. Place: `fills` the row. Any action: the circumstances. */
export interface PlainReason {
  code: "row_full" | "fills" | "only_choice" | "last_one_in" | "last_round";
}

/** A reason for an action. `points` are the change in a score if a row were taken as it is. */
export type Reason =
  | GainsReason
  | LosesLeastReason
  | DeniesReason
  | CardsReason
  | FourthColourReason
  | HelpsReason
  | SpoilsReason
  | KeepsCleanReason
  | LittleToTakeReason
  | LikelyBetterReason
  | NobodyWantsReason
  | LastRoundNearReason
  | PlainReason;

/** The answer to `hint`, at a person's turn: a cue, and the value of each action. */
export interface Hint extends ActionValues {
  /** The kind of the best action. */
  kind: ActionKind;
  /** Whether an action of another kind is about equal. */
  close: boolean;
  /** The strongest reason for the best action; null if there is none that can be counted. */
  look_at: ReasonCode | null;
  reasons: Reason[];
}

/** The answer to `why`: an explained action of the current game. */
export interface ActionExplanation {
  ply: number;
  seat: number;
  action: Action;
  /** Whether the action is not significantly worse than the best one. */
  about_best: boolean;
  /** The reasons for the action, those with most points first, circumstances last. */
  reasons: Reason[];
  /** The values of all actions to the seat, best first. */
  choices: Choice[];
  /** Smallest significant difference in share; 0: any difference is. */
  band: number;
  exact: boolean;
}

/** A value for each seat in both measures: its share of the win (they add up to 1), and its lead in points. */
export interface SeatValues {
  share: number[];
  points: number[];
}

/** A decision and its loss. */
export interface ReviewedDecision {
  ply: number;
  seat: number;
  action: Action;
  best: Action;
  /** Number of legal actions; 1: there was nothing to decide. */
  choices: number;
  band: Band;
  /** The loss of every seat compared with the best action, negative where it gained; zero in the band "best". */
  lost: SeatValues;
  /** The position of the decision (docs/notation.md), for mistakes, blunders and the costliest decisions. */
  position?: string;
}

/** A card revealed by a draw or a golden joker, and its luck for every seat. */
export interface ReviewedCard {
  ply: number;
  seat: number;
  card: Card;
  luck: SeatValues;
}

/** A choice of joker colours that was not the best, and its loss. */
export interface ReviewedJokers {
  seat: number;
  lost: SeatValues;
}

/** Explains a seat's final value in one measure: `final` is the sum of the other fields. Losses are negative. */
export interface Breakdown {
  start: number;
  /** The seat's own errors. */
  own: number;
  /** The errors of its rivals. */
  others: number;
  luck: number;
  /** The rest: the coach sees further at each ply than before, and does not count very small losses as errors. */
  unforeseen: number;
  final: number;
}

/** The round that brought a seat closest to its result: the largest rise of a winner, or fall of a loser. */
export interface DecidingRound {
  /** Counts from 1; null in a game from a position, which does not say how many rounds came before. */
  round: number | null;
  /** Its first ply. */
  first: number;
  /** The ply after its last one. */
  end: number;
  /** The action that stands for it, a decision of the seat itself if that mattered. */
  ply: number;
  /** The seat's share of the win at the beginning of the round. */
  before: number;
  after: number;
}

/** The review of a seat. */
export interface ReviewedSeat {
  share: Breakdown;
  points: Breakdown;
  /** Plies of at most three decisions, worst first; none of the band "best". */
  costliest: number[];
  /** null if no round changed much. */
  deciding: DecidingRound | null;
}

/** The answer to `review`: the review of a game, finished or not. */
export interface Review {
  decisions: ReviewedDecision[];
  cards: ReviewedCard[];
  jokers: ReviewedJokers[];
  /** The values before the first ply and after each. */
  curve: SeatValues[];
  seats: ReviewedSeat[];
  /** The loss of win share from which on each band applies. */
  thresholds: Record<Band, number>;
  /** The first ply from which on no value is an estimate; null if every value but the final one is. */
  exact_from: number | null;
}

/** A place on the ladder of the levels: 0 is the weakest level, 1 the next one. */
export interface Rating {
  value: number;
  /** The lower end of the 95 % interval. */
  low: number;
  high: number;
}

/** The answer to `rating`. */
export interface Ratings {
  /** The rating after each of the latest games, oldest first; none if there are too few games. */
  ratings: Rating[];
  /** The number of games that the last rating is made of. */
  games: number;
  /** The number of games that are missing for a rating. */
  missing: number;
}

/** The answer to `par`: the result of the strongest bot in the deal of a date, at the person's seat 0. */
export interface Par {
  scores: number[];
  /** The rank of seat 0. */
  rank: number;
}

/**
 * The answer to `shuffle`: the choice of a bot at a ply, and how often it chose the same with other decks.
 *
 * The ply is the current one if it is a bot's turn, else the last one of a bot.
 */
export interface ShuffleComparison {
  ply: number;
  action: Action;
  same: number;
  shuffles: number;
  /** Number of cards in a different place than in the real deck, summed over all shuffles. */
  moved: number;
}
