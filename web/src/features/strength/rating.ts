/** Rates a person by the points that their own decisions gave away, like `coloretto_lab.experiments.skill`. */

import type { FinishedGame } from "../../history/types";

/** What the seats of a level give away in a game, in points: mean and standard deviation. */
interface Loss {
  mean: number;
  deviation: number;
}

/** The losses of each level, weakest first, at each table, such as "4-brown". */
export type Losses = Readonly<Record<string, Readonly<Record<string, Loss>>>>;

/** The table of a game, and the points that the person gave away in it. */
export interface RatedGame {
  at: string;
  table: string;
  lost: number;
}

/** A place on the ladder of levels: 0 is the weakest level, 1 the next one. `low` and `high`: its 95 % interval. */
export interface Rating {
  value: number;
  low: number;
  high: number;
}

/** The least mean of the points that games count for, because a rating compares logarithms. */
const MIN_LOSS = 0.05;

/** Half the width of a 95 % interval, in standard deviations. */
const Z_95 = 1.96;

/** The number of latest games that a rating is made of, and the fewest that it takes. */
export const MAX_RATED = 30;
export const MIN_RATED = 3;

/** Return the reviewed games without hints that can be rated, in their order. */
export function ratedGames(games: readonly FinishedGame[], losses: Losses): RatedGame[] {
  return games.flatMap(({ at, players, scoring, hints, skill }) => {
    const table = `${players}-${scoring}`;
    return skill && hints === 0 && losses[table] ? { at, table, lost: 0 - skill.points.own } : [];
  });
}

/** Rate a person by their latest games; null if they are too few. */
export function rate(games: readonly RatedGame[], losses: Losses): Rating | null {
  const latest = games.slice(-MAX_RATED);
  const first = latest[0];
  if (!first || latest.length < MIN_RATED) return null;
  const levels = Object.keys(losses[first.table] ?? {});
  const sum = (of: (game: RatedGame) => number) => latest.reduce((total, game) => total + of(game), 0);
  const least = MIN_LOSS * latest.length;
  const lost = Math.max(
    sum((game) => game.lost),
    least,
  );
  const expected = levels.map((level) =>
    Math.max(
      sum(({ table }) => losses[table]?.[level]?.mean ?? 0),
      least,
    ),
  );
  const nearest = levels[Math.round(placeOf(lost, expected))] ?? "";
  const deviation = Math.sqrt(sum(({ table }) => (losses[table]?.[nearest]?.deviation ?? 0) ** 2));
  return {
    value: placeOf(lost, expected),
    low: placeOf(lost + Z_95 * deviation, expected),
    high: placeOf(Math.max(lost - Z_95 * deviation, least), expected),
  };
}

/** Return the place of a loss between those of the levels, which fall from level to level. */
function placeOf(lost: number, expected: readonly number[]): number {
  let place = 0;
  for (const [index, stronger] of expected.slice(1).entries()) {
    const weaker = expected[index] ?? stronger;
    if (lost >= weaker) break;
    place += lost <= stronger ? 1 : Math.log(weaker / lost) / Math.log(weaker / stronger);
  }
  return place;
}
