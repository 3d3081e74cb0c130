import type { Day, FinishedGame, HistoryData, Mistake } from "../types";

/** Returns the more complete of two versions of a row. It is a total order, so the order of arguments does not matter. */
type Better<Row> = (a: Row, b: Row) => Row;

/** Merge two sets of rows. Merging is idempotent, and the order of merges does not matter. */
export function merge(a: HistoryData, b: HistoryData): HistoryData {
  return {
    games: union([...a.games, ...b.games], ({ id }) => id, betterGame),
    days: union([...a.days, ...b.days], ({ date }) => date, betterDay),
    mistakes: union([...a.mistakes, ...b.mistakes], ({ id }) => id, betterMistake),
  };
}

/** Prefer the reviewed game, then the newer one, with the favourite's mark and the note that either has. */
export const betterGame: Better<FinishedGame> = (a, b) => {
  const {
    favourite: _,
    note: __,
    ...game
  } = greater(a, b, (game) => [game.skill ? "1" : "0", game.at, JSON.stringify(game)]);
  const note = [a.note ?? "", b.note ?? ""].sort().at(-1);
  return { ...game, ...((a.favourite || b.favourite) && { favourite: true }), ...(note && { note }) };
};

/** Combine the earlier start with the earlier result. */
export const betterDay: Better<Day> = (a, b) => {
  const start = lesser(a, b, ({ begun, seen, deal }) => [begun, seen, deal]);
  const results = [a.result, b.result].filter((result) => result !== null);
  const pars = [a.par, b.par].filter((par) => par !== null);
  return {
    ...start,
    result:
      results.length > 0 ? results.reduce((x, y) => lesser(x, y, (each) => [each.at, JSON.stringify(each)])) : null,
    par: pars.length > 0 ? pars.reduce((x, y) => lesser(x, y, (each) => [JSON.stringify(each)])) : null,
  };
};

/** Prefer the mistake attempted last. */
export const betterMistake: Better<Mistake> = (a, b) =>
  greater(a, b, (mistake) => [mistake.looked ?? "", JSON.stringify(mistake)]);

function union<Row>(all: readonly Row[], key: (row: Row) => string, better: Better<Row>): Row[] {
  const union = new Map<string, Row>();
  for (const row of all) {
    const known = union.get(key(row));
    union.set(key(row), known ? better(known, row) : row);
  }
  return [...union.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function greater<Row>(a: Row, b: Row, rank: (row: Row) => string[]): Row {
  return isLess(rank(a), rank(b)) ? b : a;
}

function lesser<Row>(a: Row, b: Row, rank: (row: Row) => string[]): Row {
  return isLess(rank(b), rank(a)) ? b : a;
}

function isLess(a: readonly string[], b: readonly string[]): boolean {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? "") < (b[at] ?? "");
}
