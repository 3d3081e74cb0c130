/** Arbitrary history data for property tests. The numbers are small, so that sets overlap. */

import type { Arbitrary } from "fast-check";
import type { HistoryData } from "../src/history/types";
import { day, game, idOf, mistake, skill } from "./finished-games";
import { fc } from "./properties";

const number = fc.integer({ min: 0, max: 3 });
const scoreOrNone = fc.constantFrom(null, 1, 2);

const games = fc.record({ number, hour: number, lost: fc.constantFrom(null, 0.1, 0.2) }).map(({ number, hour, lost }) =>
  game(number, {
    at: `2026-11-01T0${hour}:00:00Z`,
    skill: lost === null ? null : skill(lost, 10 * lost),
  }),
);

const days = fc
  .record({ number, begun: number, score: scoreOrNone, par: scoreOrNone })
  .map(({ number, begun, score, par }) =>
    day(`2026-11-0${1 + number}`, {
      begun: `2026-11-0${1 + begun}`,
      result: score === null ? null : { id: idOf(score), at: `2026-11-0${9 - score}T10:00:00Z`, score, rank: 1 },
      par: par === null ? null : { score: par, rank: 1 },
    }),
  );

const mistakes = fc
  .record({ number, hour: scoreOrNone, solved: number })
  .map(({ number, hour, solved }) =>
    mistake(`P${number}`, { solved, looked: hour === null ? null : `2026-11-21T0${hour}:00:00Z` }),
  );

export const arbitraryHistory: Arbitrary<HistoryData> = fc.record({
  games: fc.uniqueArray(games, { maxLength: 5, selector: ({ id }) => id }),
  days: fc.uniqueArray(days, { maxLength: 4, selector: ({ date }) => date }),
  mistakes: fc.uniqueArray(mistakes, { maxLength: 4, selector: ({ id }) => id }),
});
