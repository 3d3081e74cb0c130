/** The scores of the levels among themselves, by table. */

import type { ScoreAtlas } from "../../engine/lab-figures";
import type { View } from "../../engine/protocol";

/** The share of each level’s scores that are lower than a given one. */
export interface Comparison {
  games: number;
  levels: readonly { level: string; share: number }[];
}

export async function loadScoreAtlas(): Promise<ScoreAtlas> {
  return (await import("./scores.json")).default;
}

/** Compare a score with those of every level that was measured at the table; null if none was. */
export function compareWithLevels(
  atlas: ScoreAtlas,
  { players, scoring, edition }: Pick<View, "players" | "scoring" | "edition">,
  points: number,
): Comparison | null {
  const scores = atlas[`${players}-${scoring}-${edition}`];
  if (!scores) return null;
  const levels = Object.entries(scores.levels).map(([level, { lowest, below }]) => ({
    level,
    share: below[Math.min(Math.max(points - lowest, 0), below.length - 1)] ?? 0,
  }));
  return { games: scores.games, levels };
}
