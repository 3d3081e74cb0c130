// Written by `python3 -m tools.protocol` from py/coloretto_lab/page_types.py: change it there.

import type { Action, Edition, Scoring } from "./codes";

/** A mean or a share, and the ends of its 95 % interval, rounded as they are shown. */
export type Estimate = [number, number, number];

/** A row of figures, null where there are too few observations. */
export type Cells = (Estimate | null)[];

/** The ends of the axis of a column. */
export type Axis = [number, number];

/** The cells of a chart by rows, and the axes of its columns. */
export interface Chart {
  axes: Axis[];
  rows: Cells[];
}

/** A chart with the row that its finding is about; null: none. */
export interface ChartWithRow extends Chart {
  row: number | null;
}

/** The wins and points by seats, with the share of wins that would be even. */
export interface SeatChart extends Chart {
  even: number;
  verdict: "more" | "fewer" | "even";
}

/** The charts of a table. */
export interface Sections {
  seat: SeatChart;
  take: ChartWithRow;
  cards: Chart;
  rows: ChartWithRow;
  specials: Chart;
  colours: Chart;
}

/** The scores of a level. */
export interface LevelScores {
  /** For each of the shares, the highest score that so many reach. */
  reached: number[];
  /** How common each score of the axis is, as a share of the most common one of all levels. */
  heights: number[];
}

/** The levels, weakest first, with the ends of their common axis and the fewest games of any. */
export interface ScoreComparison {
  games: number;
  min: number;
  max: number;
  levels: Record<string, LevelScores>;
}

/** What names a table. */
export interface MeasuredTable {
  players: number;
  scoring: Scoring;
  edition: Edition;
}

/** The figures of one table. */
export interface TableFigures extends MeasuredTable, Sections {
  scores: ScoreComparison;
}

/** The figures of the page “Strategy”. */
export interface Figures {
  command: string;
  date: string;
  level: string;
  games: number;
  /** The points of the first row of `take`. */
  lowest_gain: number;
  tables: TableFigures[];
}

/** The share of the scores that are lower than each, from the `lowest` one to that above the highest. */
export interface LowerScores {
  lowest: number;
  below: number[];
}

/** The fewest games of any level, and the scores of each level, weakest first. */
export interface TableScores {
  games: number;
  levels: Record<string, LowerScores>;
}

/** The scores of the levels among themselves, by table: its players, scoring and edition. */
export type ScoreAtlas = Record<string, TableScores>;

/** A decision with one clearly best choice. */
export interface TrainingPosition {
  /** In the notation of docs/notation.md. */
  position: string;
  seat: number;
  best: Action;
  /** The most frequent wrong choice of the level that was tried. */
  tempting: Action;
  /** The cost of that choice as a share of the win. */
  lost: number;
  /** How often the level made the best choice, as a share. */
  found: number;
}
