import type { Edition, Scoring } from "../../engine/codes";
import measured from "./strategy.json";

/** Half the width of a 95 % interval, in standard errors. */
const Z = 1.96;
/** The fewest observations from which a figure is shown. */
const MIN_COUNT = 30;

/** Sums over games from which a mean follows: count, total, count², total², count · total. */
export type Sums = readonly number[];

/** The figures of one table; the lab describes each chart (py/coloretto_lab/experiments/strategy.py). */
export interface TableFigures {
  edition: Edition;
  players: number;
  scoring: Scoring;
  wins: readonly Sums[];
  points: readonly Sums[];
  takes: readonly Sums[];
  takes_by_cards: readonly Sums[];
  row_sizes: readonly Sums[];
  row_gains: readonly Sums[];
  worth: readonly Sums[];
}

export interface Figures {
  command: string;
  date: string;
  level: string;
  games: number;
  lowest_gain: number;
  tables: readonly TableFigures[];
}

/** A mean with its 95 % interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

export const FIGURES = measured as Figures;

/** Return the mean of observations; null if there are too few. */
export function estimateMean(sums: Sums): Estimate | null {
  const [count = 0, total = 0] = sums;
  if (count < MIN_COUNT) return null;
  const value = total / count;
  const margin = Z * standardError(sums);
  return { value, low: value - margin, high: value + margin };
}

/** Return the mean of observations from 0 to 1, with Wilson's interval, which stays in that range. */
export function estimateShare(sums: Sums): Estimate | null {
  const [count = 0, total = 0] = sums;
  if (count < MIN_COUNT) return null;
  const share = total / count;
  const error = standardError(sums);
  // As many independent observations would have the same standard error.
  const size = error > 0 ? (share * (1 - share)) / error ** 2 : count;
  const centre = (share + Z ** 2 / (2 * size)) / (1 + Z ** 2 / size);
  const margin = (Z / (1 + Z ** 2 / size)) * Math.sqrt((share * (1 - share)) / size + Z ** 2 / (4 * size ** 2));
  return { value: share, low: Math.max(centre - margin, 0), high: Math.min(centre + margin, 1) };
}

/** Return the standard error of a mean, with games as independent: observations of one game are alike. */
function standardError([count = 0, total = 0, counts = 0, totals = 0, products = 0]: Sums): number {
  const mean = total / count;
  return Math.sqrt(Math.max(totals - 2 * mean * products + mean ** 2 * counts, 0)) / count;
}

/** Split the cells of a chart into rows. */
export function rowsOf<Cell>(cells: readonly Cell[], columns: number): Cell[][] {
  return Array.from({ length: cells.length / columns }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

/** Swap the rows and the columns of a chart. */
export function transpose<Cell>(rows: readonly (readonly Cell[])[]): Cell[][] {
  return (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row.slice(column, column + 1)));
}

/** Compare a share with the even one: "even" if the interval contains it. */
export function compareToEven({ low, high }: Estimate, even: number): "more" | "fewer" | "even" {
  if (low > even) return "more";
  return high < even ? "fewer" : "even";
}

/** Return the index of the row whose first and last cell differ most; -1 if no row has both. */
export function widestRow(rows: readonly (readonly (Estimate | null)[])[]): number {
  const widths = rows.map((row) => {
    const [first, last] = [row[0], row.at(-1)];
    return first && last ? Math.abs(first.value - last.value) : -1;
  });
  const widest = Math.max(...widths);
  return widest < 0 ? -1 : widths.indexOf(widest);
}
