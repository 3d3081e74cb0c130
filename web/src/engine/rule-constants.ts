import type { Card, Edition, Options, Scoring } from "./protocol";

/** The numbers of the rules, and what games there are, as `python -m coloretto tables` tells them to the build. */
export interface Tables {
  colours: number;
  cards_per_colour: number;
  players: SetUp[];
  editions: EditionCards[];
  marker_depths: number[];
  /** For 1, 2, ... cards of a colour; the last for more, too. */
  points: Record<Scoring, number[]>;
  plus_colours: number;
  plus_two_points: number;
  example: Record<Scoring, Example>;
  options: Options;
}

interface SetUp {
  players: number;
  /** Colours that are out of the game. */
  removed: number;
  /** Cards that each seat starts with. */
  starting: number;
  capacities: number[];
  supply: number;
}

interface EditionCards {
  edition: Edition;
  specials: Record<"+2" | "joker" | "golden", number>;
  marker_depth: number;
}

/** One and the same area, scored. */
interface Example {
  piles: ExamplePile[];
  score: number;
}

export interface ExamplePile {
  card: Card;
  cards: number;
  jokers: number;
  points: number;
}

export function rulesTables(): Tables {
  return JSON.parse(import.meta.env.VITE_TABLES ?? "{}");
}
