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

/** By what the own share of the win lost: less than 0.02, 0.05, 0.1, 0.2, or more. */
export type Band = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** A bot or the coach is not done yet; ask the same again at once. Any change of the game ends its thoughts. */
export interface Thinking {
  thinking: true;
}

/** How far a thought is. */
export interface Plies {
  ply: number;
  plies?: number;
}

/** `review` or `par` is not done yet: so many plies of the game are. */
export interface ThinkingOfPlies extends Thinking, Plies {}

/** What an action is worth to the seat that acts. */
export interface Choice {
  action: Action;
  /** Expected share of the win, 0 to 1. */
  share: number;
  /** Expected points ahead of the best of the others at the end. */
  lead: number;
}

/** The same, compared with the best action. */
export interface ActionValue extends Choice {
  /** Cannot be told from the best action (which is about equal to itself). */
  about_equal: boolean;
}

/** The answer to `values`, at a person's turn: what each action is worth to that seat, best first. */
export interface Values {
  choices: ActionValue[];
  /** Shares by which actions must differ before it can be told which is better. */
  band: number;
  /** States looked at. */
  nodes: number;
  /** All that can still happen was looked at: nothing is estimated. */
  exact: boolean;
}

/** Take: no row brings more. */
export interface GainsReason {
  code: "gains";
  points: number;
}

/** Take: all rows lose, all others more. */
export interface LosesLeastReason {
  code: "loses_least";
  points: number;
}

/** Take: it is that seat's best row, by so many points. */
export interface DeniesReason {
  code: "denies";
  seat: number;
  points: number;
}

/** Take: so many jokers, or "+2" cards. */
export interface CardsReason {
  code: "joker" | "plus_twos";
  cards: number;
}

/** Take: it leaves so many colours, that other row more than three. */
export interface FourthColourReason {
  code: "avoids_fourth_colour";
  colours: number;
  row: number;
  colours_there: number;
}

/** Place: it makes the row better for the seat itself. */
export interface HelpsReason {
  code: "helps";
  points: number;
}

/** Place: it makes the row worse for that seat. */
export interface SpoilsReason {
  code: "spoils";
  seat: number;
  points: number;
}

/** Place: it would make that row, the best, worse. */
export interface KeepsCleanReason {
  code: "keeps_clean";
  row: number;
  points: number;
}

/** Draw: no row brings more than this. */
export interface LittleToTakeReason {
  code: "little_to_take";
  points: number;
}

/** Draw: with this probability a row becomes better than the best is now, then by so many points on average. */
export interface LikelyBetterReason {
  code: "likely_better";
  share: number;
  points: number;
}

/** Draw: to all others that row, the best, brings nothing. */
export interface NobodyWantsReason {
  code: "nobody_wants";
  row: number;
  points: number;
}

/** So many draws before the last-round card. */
export interface LastRoundNearReason {
  code: "last_round_near";
  draws: number;
}

/** Take: the row cannot become better (`row_full`). Place: the row is full with it (`fills`). Or a circumstance. */
export interface PlainReason {
  code: "row_full" | "fills" | "only_choice" | "last_one_in" | "last_round";
}

/** What speaks for an action. `points` are what a row would change in a score if it were taken as it lies. */
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

/** The answer to `hint`, at a person's turn: the nudge, and all that `values` tells. */
export interface Hint extends Values {
  /** Of the best action. */
  kind: ActionKind;
  /** An action of another kind is about equal. */
  close: boolean;
  /** What speaks most for the best action; null: nothing that can be counted. */
  look_at: ReasonCode | null;
  reasons: Reason[];
}

/** The answer to `why`: the action of that ply of the game in hand, or else the last one of a bot. */
export interface Why {
  ply: number;
  seat: number;
  action: Action;
  /** It cannot be told from the best action. */
  about_best: boolean;
  /** What weighs most in points first; circumstances last. */
  reasons: Reason[];
  /** What all actions were worth to the seat, best first. */
  choices: Choice[];
  /** Smaller differences in share are not significant; 0: all are. */
  band: number;
  exact: boolean;
}

/** A number for each seat: its share of the win (0 to 1, all add up to 1), and its lead over the best other. */
export interface Worths {
  share: number[];
  points: number[];
}

/** A decision, and what it lost. */
export interface ReviewedDecision {
  ply: number;
  seat: number;
  action: Action;
  best: Action;
  /** How many actions there were; 1: nothing to decide. */
  choices: number;
  band: Band;
  /** What it took from every seat compared with the best action (below 0: gave); nothing in the band "best". */
  lost: Worths;
  /** Where it was made (docs/notation.md); of mistakes and blunders. */
  position?: string;
}

/** A card turned up by a draw or a golden joker: what it brought every seat. */
export interface ReviewedCard {
  ply: number;
  seat: number;
  card: Card;
  luck: Worths;
}

/** A choice of joker colours that was not the best. */
export interface ReviewedJokers {
  seat: number;
  lost: Worths;
}

/** `final` is the sum of all the others, losses being below 0. */
export interface Account {
  start: number;
  /** By the seat's own errors. */
  own: number;
  /** By the errors of others. */
  others: number;
  luck: number;
  /** By the coach seeing further at each ply than before, and by losses too small to be called errors. */
  unforeseen: number;
  final: number;
}

/** A seat's balance. */
export interface ReviewedSeat {
  share: Account;
  points: Account;
  /** Plies of at most three decisions, worst first; none of the band "best". */
  costliest: number[];
}

/** The answer to `review` of a record, or without one of the game in hand, finished or not. */
export interface Review {
  decisions: ReviewedDecision[];
  cards: ReviewedCard[];
  jokers: ReviewedJokers[];
  /** What the game was worth to every seat before the first ply and after each. */
  curve: Worths[];
  seats: ReviewedSeat[];
  /** From this ply on nothing is estimated; null: everything was, but the end. */
  exact_from: number | null;
}

/** The answer to `par`: what the strongest bot made of the deal of a date from the person's seat, seat 0. */
export interface Par {
  scores: number[];
  /** Of that seat. */
  rank: number;
}

/**
 * The answer to `shuffle`: what a bot chose at that ply (its turn now, or its last), and how often the same.
 *
 * Each time the unseen cards lay in another order.
 */
export interface Shuffled {
  ply: number;
  action: Action;
  same: number;
  shuffles: number;
  /** Cards that lay elsewhere, in all orders together. */
  moved: number;
}
