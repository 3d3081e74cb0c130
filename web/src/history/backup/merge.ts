import type { Day, FinishedGame, HistoryData, Mistake } from "../types";

/** Whichever of two versions of the same says more; by a total order, so that it does not matter who is asked first. */
type Better<Thing> = (a: Thing, b: Thing) => Thing;

/** A union: nothing is lost, nothing counted twice, whatever is merge in whatever order and however often. */
export function merge(a: HistoryData, b: HistoryData): HistoryData {
  return {
    games: union([...a.games, ...b.games], ({ id }) => id, betterGame),
    days: union([...a.days, ...b.days], ({ date }) => date, betterDay),
    mistakes: union([...a.mistakes, ...b.mistakes], ({ id }) => id, betterMistake),
  };
}

/** The reviewed one, then the newer. */
export const betterGame: Better<FinishedGame> = (a, b) =>
  greater(a, b, (game) => [game.skill ? "1" : "0", game.at, JSON.stringify(game)]);

/** The one that was begun first, and of results the one that was first, whichever version has it. */
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

/** The one that was looked at last. */
export const betterMistake: Better<Mistake> = (a, b) =>
  greater(a, b, (mistake) => [mistake.looked ?? "", JSON.stringify(mistake)]);

function union<Thing>(all: readonly Thing[], key: (thing: Thing) => string, better: Better<Thing>): Thing[] {
  const kept = new Map<string, Thing>();
  for (const thing of all) {
    const known = kept.get(key(thing));
    kept.set(key(thing), known ? better(known, thing) : thing);
  }
  return [...kept.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, thing]) => thing);
}

function greater<Thing>(a: Thing, b: Thing, rank: (thing: Thing) => string[]): Thing {
  return isLess(rank(a), rank(b)) ? b : a;
}

function lesser<Thing>(a: Thing, b: Thing, rank: (thing: Thing) => string[]): Thing {
  return isLess(rank(b), rank(a)) ? b : a;
}

function isLess(a: readonly string[], b: readonly string[]): boolean {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? "") < (b[at] ?? "");
}
