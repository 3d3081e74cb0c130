import { expect, test } from "vitest";
import { game } from "../../testing/finished-games";
import { emptyView } from "../game/view-queries";
import {
  botsOf,
  filterGames,
  groupGames,
  isBest,
  isOwnGame,
  levelOf,
  NO_BOTS,
  NO_FILTER,
  rankedGames,
  shouldRecord,
  sortByDate,
  stylesOf,
  summaryOf,
  variantOf,
} from "./statistics";

test("practice games and repeated daily deals are not ranked", () => {
  const daily = "2026-11-21";
  const games = [game(3, { daily }), game(1), game(2, { daily }), game(4, { practice: true })];
  expect(rankedGames(games)).toEqual([game(1), game(2, { daily })]);
});

test("games of several people, or begun from a position, are not ranked", () => {
  const [person, , ...bots] = game(1).seats;
  if (!person) throw new Error("no seats");
  const others = [game(1, { seats: [person, person, ...bots] }), game(3, { continued: true })];
  expect(rankedGames([...others, game(2)])).toEqual([game(2)]);
});

test("games are sorted by time, then by id", () => {
  const at = "2026-10-01T00:00:00Z";
  expect(sortByDate([game(3), game(2, { at }), game(1, { at })]).map(({ id }) => Number.parseInt(id, 16))).toEqual([
    1, 2, 3,
  ]);
});

test("a shared win counts as a fraction", () => {
  const shared = game(2, { ranks: [1, 1, 3, 4], scores: [20, 20, 1, 0] });
  const lost = game(3, { ranks: [2, 1, 3, 4] });
  expect(summaryOf([game(1), shared, lost])).toEqual({
    games: 3,
    wins: 1.5,
    meanPoints: 80 / 3,
    bestPoints: 30,
    meanRank: 4 / 3,
  });
});

test("a best score is higher than those of two or more earlier games at such a table", () => {
  const scored = (number: number, points: number, change = {}) =>
    game(number, { scores: [points, 0, 0, 0], ...change });
  const games = [scored(1, 20), scored(2, 60, { scoring: "grey" }), scored(3, 30), scored(4, 31), scored(5, 31)];
  expect(games.map(({ id }) => isBest(games, id))).toEqual([false, false, false, true, false]);
  expect(isBest(games, "unknown")).toBe(false);
});

test("without games there is no summary", () => {
  expect(summaryOf([])).toBeNull();
});

test("games are grouped by table and level, and found by style", () => {
  const [person, first, ...others] = game(2).seats;
  if (!person || !first) throw new Error("no seats");
  const mixed = game(2, { seats: [person, { ...first, level: "master", style: "spoiler" }, ...others] });
  const games = [game(1), mixed, game(3, { edition: "golden" })];
  expect(games.map(levelOf)).toEqual(["regular", "", "regular"]);
  expect(games.map(variantOf)).toEqual(["4 classic brown", "4 classic brown", "4 golden brown"]);
  expect(filterGames(games, { ...NO_FILTER, variant: "4 classic brown" })).toEqual(games.slice(0, 2));
  expect(filterGames(games, { ...NO_FILTER, level: "regular" })).toEqual([games[0], games[2]]);
  expect(filterGames(games, { ...NO_FILTER, style: "spoiler" })).toEqual([mixed]);
});

test("groups are sorted by size, then by name", () => {
  const games = [game(1, { scoring: "grey" }), game(2), game(3, { edition: "golden" }), game(4)];
  expect(groupGames(games, variantOf).map(([key, these]) => [key, these.length])).toEqual([
    ["4 classic brown", 2],
    ["4 classic grey", 1],
    ["4 golden brown", 1],
  ]);
});

/** Return a game of one person and bots of these levels and styles. */
function against(...bots: [level: string | null, style: string | null][]) {
  const person = { kind: "human", level: null, style: null } as const;
  return game(1, { seats: [person, ...bots.map(([level, style]) => ({ kind: "bot", level, style }) as never)] });
}

test.each([
  [[], NO_BOTS, [], []],
  [[["expert", null]], "expert", [""], ["expert"]],
  [
    [
      ["expert", "spoiler"],
      ["expert", null],
    ],
    "expert",
    ["spoiler", ""],
    ["expert spoiler", "expert"],
  ],
  [
    [
      ["expert", null],
      ["casual", null],
    ],
    "",
    [""],
    ["expert", "casual"],
  ],
  [
    [
      ["expert", null],
      ["expert", null],
    ],
    "expert",
    [""],
    ["expert"],
  ],
  [[[null, null]], "", [""], [""]],
] as [[string | null, string | null][], string, string[], string[]][])(
  "bots %j have the level %j, the styles %j and the names %j",
  (bots, level, styles, names) => {
    const played = against(...bots);
    expect(levelOf(played)).toBe(level);
    expect([...stylesOf(played)]).toEqual(styles);
    expect([...botsOf(played)]).toEqual(names);
  },
);

test("all games pass a filter that names nothing", () => {
  const games = [game(1), against(), game(3, { edition: "golden" })];
  expect(filterGames(games, NO_FILTER)).toEqual(games);
});

test("each filter leaves out what the others let through", () => {
  const games = [game(1), game(2, { edition: "golden" }), against(["regular", "spoiler"]), against(["expert", ""])];
  const filter = { variant: "4 classic brown", level: "regular", style: "" };
  expect(filterGames(games, filter)).toEqual([games[0]]);
});

test("a game with several keys belongs to several groups", () => {
  const [one, two] = [against(["expert", "spoiler"], ["expert", null]), against(["expert", null])];
  expect(groupGames([one, two], stylesOf)).toEqual([
    ["", [one, two]],
    ["spoiler", [one]],
  ]);
});

const [person, empty] = emptyView.seats;
if (!person || !empty) throw new Error("no seats");
const bot = { ...empty, level: "casual" };
const view = { ...emptyView, seed: 7, seats: [person, bot, bot] };

test("every game of people, alone or against our levels, is recorded", () => {
  expect(shouldRecord(view)).toBe(true);
  expect(shouldRecord({ ...view, seed: null })).toBe(true);
  expect(shouldRecord({ ...view, seats: [person, person, bot] })).toBe(true);
  expect(shouldRecord({ ...view, seats: [bot, bot] })).toBe(false);
  expect(shouldRecord({ ...view, seats: [person, bot, { ...bot, level: null }] })).toBe(false);
});

test("an own game is one of one person from its deal, against our levels", () => {
  expect(isOwnGame(view)).toBe(true);
  expect(isOwnGame({ ...view, seed: null })).toBe(false);
  expect(isOwnGame({ ...view, seats: [person, person, bot] })).toBe(false);
  expect(isOwnGame({ ...view, seats: [person, bot, { ...bot, level: null }] })).toBe(false);
});
