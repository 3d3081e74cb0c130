/** Goals that teach the game, reached by finished games. */

import { LEVELS, STYLES } from "../../engine/codes";
import { learnedOf } from "../../history/spaced-repetition";
import { levelOf, rankedGames, winOf } from "../../history/statistics";
import type { FinishedGame, HistoryData } from "../../history/types";

/** `done` of `all` parts of a goal are reached. */
export interface Goal {
  name: string;
  done: number;
  all: number;
}

/** The points of the goals that name a number. */
export const GOAL_POINTS = 40;
export const GOAL_LEAD = 10;
const DAYS = 7;
const LEARNED = 10;
/** The most points that own decisions may give away in a game without a fault. */
const FAULTLESS = 1;

/** Return all goals with what these games have reached of them. */
export function goalsOf({ games, days, mistakes }: HistoryData): Goal[] {
  const counted = rankedGames(games);
  const wins = counted.filter((game) => winOf(game) > 0);
  const different = (of: (game: FinishedGame) => string | number) => new Set(wins.map(of)).size;
  const beaten = new Set<string | null>(wins.flatMap(({ seats }) => seats.map(({ style }) => style)));
  const levels = new Set<string>(wins.map(levelOf));
  return [
    once("first", wins.length > 0),
    once(
      "alone",
      wins.some(({ hints }) => hints === 0),
    ),
    { name: "tables", done: different(({ players }) => players), all: 4 },
    { name: "sides", done: different(({ edition, scoring }) => `${edition} ${scoring}`), all: 4 },
    { name: "levels", done: LEVELS.filter((level) => levels.has(level)).length, all: LEVELS.length },
    { name: "styles", done: STYLES.filter((style) => beaten.has(style)).length, all: STYLES.length },
    once(
      "lead",
      wins.some((game) => leadOf(game) >= GOAL_LEAD),
    ),
    once(
      "points",
      counted.some((game) => (game.scores[game.seat] ?? 0) >= GOAL_POINTS),
    ),
    once(
      "faultless",
      counted.some(({ skill }) => skill !== null && skill.points.own > -FAULTLESS),
    ),
    once(
      "unlucky",
      wins.some(({ skill }) => skill !== null && skill.points.luck < 0),
    ),
    { name: "days", done: Math.min(days.filter(({ result }) => result).length, DAYS), all: DAYS },
    { name: "mistakes", done: Math.min(learnedOf(mistakes).length, LEARNED), all: LEARNED },
  ];
}

function once(name: string, isDone: boolean): Goal {
  return { name, done: isDone ? 1 : 0, all: 1 };
}

/** Return the lead over the best rival. */
function leadOf({ scores, seat }: FinishedGame): number {
  return (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));
}
