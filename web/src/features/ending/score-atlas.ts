/** The scores of the levels among themselves, by table. */

import type { View } from "../../engine/protocol";

/** The share of the scores that are lower than each, from the `lowest` one to that above the highest. */
interface LevelScores {
  lowest: number;
  below: readonly number[];
}

/** The fewest games of any level, and the scores of each level, weakest first. */
interface TableScores {
  games: number;
  levels: Readonly<Record<string, LevelScores>>;
}

/** The scores at each table, as the lab writes them (py/coloretto_lab/page.py). */
export type ScoreAtlas = Readonly<Record<string, TableScores>>;

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
