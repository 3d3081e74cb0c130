/** Stored games, daily deals, mistakes and bots. */

import type { Day, FinishedGame, HistoryData, Mistake, ReviewSummary, StoredBot } from "../src/history/types";

export const EMPTY: HistoryData = { games: [], days: [], mistakes: [] };

/** Return a bot of the workshop. */
export function bot(id: string, change: Partial<StoredBot> = {}): StoredBot {
  return { id, name: id, code: `code of ${id}`, versions: [], ...change };
}

/** Return an id of 32 hexadecimal digits. */
export function idOf(number: number): string {
  return number.toString(16).padStart(32, "0");
}

/** Return a finished game of four players, won by the person. */
export function game(number: number, change: Partial<FinishedGame> = {}): FinishedGame {
  const day = String(1 + Math.floor(number / 24)).padStart(2, "0");
  const hour = String(number % 24).padStart(2, "0");
  const bot = { kind: "bot", level: "regular", style: null } as const;
  return {
    id: idOf(number),
    form: 1,
    at: `2026-10-${day}T${hour}:00:00Z`,
    players: 4,
    edition: "classic",
    scoring: "brown",
    seats: [{ kind: "human", level: null, style: null }, bot, bot, bot],
    seat: 0,
    scores: [30, 20, 10, 5],
    ranks: [1, 2, 3, 4],
    practice: false,
    hints: 0,
    daily: null,
    record: "-",
    skill: null,
    ...change,
  };
}

/** Return the summary of a review in which the person's own choices lost this much. */
export function skill(share: number, points: number): ReviewSummary {
  const breakdown = (own: number) => ({ start: 0, own, others: 0, luck: 0, unforeseen: 0, final: own });
  return { share: breakdown(-share), points: breakdown(-points) };
}

/** Return a daily deal that was begun and finished on its date. */
export function day(date: string, change: Partial<Day> = {}): Day {
  const result = { id: idOf(0), at: `${date}T12:00:00Z`, score: 30, rank: 1 };
  return { date, deal: `${date} 4`, begun: date, seen: date, result, par: null, ...change };
}

export function mistake(position = "P", change: Partial<Mistake> = {}): Mistake {
  return {
    id: `${idOf(0)} ${position}`,
    game: idOf(0),
    position,
    seat: 0,
    action: "d",
    best: "t1",
    lost: 0.1,
    band: "mistake",
    solved: 0,
    looked: null,
    due: "2026-11-21",
    ...change,
  };
}
