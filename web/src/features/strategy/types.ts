import type { Edition, Scoring } from "../../engine/codes";

/** The table whose figures the page shows. */
export interface StrategyState {
  players: number;
  scoring: Scoring;
  edition: Edition;
}

/** A mean or a share, and the ends of its 95 % interval, rounded as they are shown. */
export type Estimate = readonly [value: number, low: number, high: number];

/** The cells of a chart by rows, null where there are too few observations, and the ends of each column’s axis. */
export interface Chart {
  axes: readonly (readonly [min: number, max: number])[];
  rows: readonly (readonly (Estimate | null)[])[];
}

/** A chart with the row that its finding is about; null: none. */
export interface ChartWithRow extends Chart {
  row: number | null;
}

/** The figures of one table, as the lab writes them (py/coloretto_lab/page.py). */
export interface TableFigures extends StrategyState {
  seat: Chart & { even: number; verdict: "more" | "fewer" | "even" };
  take: ChartWithRow;
  cards: Chart;
  rows: ChartWithRow;
  specials: Chart;
  colours: Chart;
  scores: ScoreComparison;
}

export interface Figures {
  command: string;
  date: string;
  level: string;
  games: number;
  /** The points of the first row of `take`. */
  lowest_gain: number;
  tables: readonly TableFigures[];
}

/** The shares of its scores for which a level has a figure. */
export const SHARES = [0.9, 0.5, 0.1] as const;
/** The ends of the axis of scores are multiples of it. */
export const GRID = 10;

export interface LevelScores {
  /** For each of the shares, the highest score that so many reach. */
  reached: readonly number[];
  /** How common each score of the axis is, as a share of the most common one of all levels. */
  heights: readonly number[];
}

/** The levels, weakest first, with the ends of their common axis and the fewest games of any. */
export interface ScoreComparison {
  games: number;
  min: number;
  max: number;
  levels: Readonly<Record<string, LevelScores>>;
}
