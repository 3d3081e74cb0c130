/** The scores of the levels among themselves, by table. */

import type { View } from "../../engine/protocol";

/** How often each score was reached: `counts` begins with that of the `lowest` one. */
export interface ScoreCounts {
  games: number;
  lowest: number;
  counts: readonly number[];
}

/** The scores of each level, weakest first, at each table. */
export type ScoreAtlas = Readonly<Record<string, Readonly<Record<string, ScoreCounts>>>>;

/** A level, and the share of its scores that are lower than a given one. */
export interface LevelComparison {
  level: string;
  share: number;
  games: number;
}

export async function loadScoreAtlas(): Promise<ScoreAtlas> {
  return (await import("./scores.json")).default;
}

export function shareBelow({ lowest, counts }: ScoreCounts, points: number): number {
  const sum = (part: readonly number[]) => part.reduce((total, count) => total + count, 0);
  return sum(counts.slice(0, Math.max(points - lowest, 0))) / sum(counts);
}

/** Compare a score with those of every level that was measured at the table. */
export function compareWithLevels(
  atlas: ScoreAtlas,
  { players, scoring, edition }: Pick<View, "players" | "scoring" | "edition">,
  points: number,
): LevelComparison[] {
  const levels = atlas[`${players}-${scoring}-${edition}`] ?? {};
  return Object.entries(levels).map(([level, scores]) => ({
    level,
    share: shareBelow(scores, points),
    games: scores.games,
  }));
}
