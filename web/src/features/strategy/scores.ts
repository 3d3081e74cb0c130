/** The final scores of the levels at a table. */

import type { ScoreAtlas, ScoreCounts } from "../ending/score-atlas";
import type { StrategyState } from "./types";

/** The shares of its scores for which a level has a figure. */
export const SHARES = [0.9, 0.5, 0.1] as const;
/** The ends of the axis are multiples of it. */
export const GRID = 10;

export interface LevelScores {
  level: string;
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
  levels: readonly LevelScores[];
}

/** Return the highest score that at least a share of all reach. */
export function scoreReached({ lowest, counts }: ScoreCounts, share: number): number {
  const needed = share * sum(counts);
  const index = counts.findLastIndex((_, from) => sum(counts.slice(from)) >= needed);
  return lowest + Math.max(index, 0);
}

/** Compare the levels that were measured at a table; null if none was. */
export function compareScores(atlas: ScoreAtlas, { players, scoring, edition }: StrategyState): ScoreComparison | null {
  const levels = Object.entries(atlas[`${players}-${scoring}-${edition}`] ?? {});
  if (levels.length === 0) return null;
  const all = levels.map(([, scores]) => scores);
  const min = GRID * Math.floor(Math.min(...all.map(({ lowest }) => lowest)) / GRID);
  const max = GRID * Math.ceil(Math.max(...all.map(({ lowest, counts }) => lowest + counts.length - 1)) / GRID);
  const highest = Math.max(...all.flatMap((scores) => sharesFrom(scores, min, max)));
  return {
    games: Math.min(...all.map(({ games }) => games)),
    min,
    max,
    levels: levels.map(([level, scores]) => ({
      level,
      reached: SHARES.map((share) => scoreReached(scores, share)),
      heights: sharesFrom(scores, min, max).map((share) => share / highest),
    })),
  };
}

/** Return which share of all scores each one from `min` to `max` has. */
function sharesFrom({ lowest, counts }: ScoreCounts, min: number, max: number): number[] {
  const total = sum(counts);
  return Array.from({ length: max - min + 1 }, (_, index) => (counts[min + index - lowest] ?? 0) / total);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
