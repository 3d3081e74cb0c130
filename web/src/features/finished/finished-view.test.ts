import { beforeEach, expect, test } from "vitest";
import { EMPTY, game } from "../../../testing/finished-games";
import type { FinishedGame, GameSeat } from "../../history/types";
import { loadAllTexts, setLanguage } from "../../i18n";
import { byMonth, describer, isWon, knownGames, namesAtAGlance, searchableText } from "./finished-view";

beforeEach(async () => {
  await loadAllTexts();
  await setLanguage(["en"]);
});

const PERSON: GameSeat = { kind: "human", level: null, style: null };
const EXPERT: GameSeat = { kind: "bot", level: "expert", style: null };
const GAMBLER: GameSeat = { kind: "bot", level: "casual", style: "gambler" };

test("games are grouped by the months of the local time zone", () => {
  const offset = new Date("2026-11-01T00:00:00Z").getTimezoneOffset() * 60_000;
  const at = (local: string) => new Date(Date.parse(`${local}Z`) + offset).toISOString();
  const games = ["2026-11-02T09:00", "2026-11-01T00:00", "2026-10-31T23:59", "2025-10-31T23:59"].map((local, number) =>
    game(number, { at: at(local) }),
  );
  expect(byMonth(games).map(({ key, games: those }) => [key, those.length])).toEqual([
    ["2026-11", 2],
    ["2026-10", 1],
    ["2025-10", 1],
  ]);
  expect(byMonth(games).map(({ name }) => name)).toEqual(["November 2026", "October 2026", "October 2025"]);
  expect(byMonth([])).toEqual([]);
});

test("a game is won by the only person, also if another player shares the first place", () => {
  const [person, bot] = game(1).seats;
  if (!person || !bot) throw new Error("no seats");
  expect(isWon(game(1, { ranks: [1, 1, 3, 4] }))).toBe(true);
  expect(isWon(game(1, { ranks: [2, 1, 3, 4] }))).toBe(false);
  expect(isWon(game(1, { seats: [person, person, bot, bot] }))).toBe(false);
});

test("as many names are shown as there is room for, at least one", () => {
  const names = ["Expert", "Casual", "Beginner"];
  expect(namesAtAGlance(names, 3)).toEqual({ shown: "Expert, Casual, Beginner", others: 0 });
  expect(namesAtAGlance(names, 5)).toEqual({ shown: "Expert, Casual", others: 1 });
  const long = "Intermediate · Joker hunter";
  expect(namesAtAGlance([long, "Casual"], 4)).toEqual({ shown: long, others: 1 });
});

test("all games are known once the history is read, and the latest ones before", () => {
  const [all, latest] = [[game(1), game(2)], [game(2)]];
  const rest = { isPersistent: true, unreadable: { games: 0, days: 0, mistakes: 0 } };
  expect(knownGames({ data: null, latest, ...rest })).toBe(latest);
  expect(knownGames({ data: { ...EMPTY, games: all }, latest, ...rest })).toBe(all);
});

test("a game is described by its table, its opponents and the person's result", () => {
  const { seats } = game(1);
  expect(describer()(game(1, { players: 5, edition: "golden", scoring: "grey", seats, ranks: [2, 1, 3, 4] }))).toEqual({
    table: "5 players, golden joker, grey side",
    board: "Golden joker, grey side",
    players: { label: "Opponents:", names: ["Intermediate"] },
    results: [{ score: "30", points: "30 points", rank: "2nd place" }],
    tags: [],
  });
});

test.each([
  [
    "each kind of opponent is named once",
    [PERSON, EXPERT, GAMBLER, EXPERT],
    "Opponents:",
    ["Expert", "Casual · Gambler"],
  ],
  [
    "several people are counted among the players",
    [PERSON, EXPERT, PERSON, EXPERT],
    "Players:",
    ["2 people", "Expert"],
  ],
  ["people without bots are only counted", [PERSON, PERSON, PERSON, PERSON], "Players:", ["4 people"]],
])("%s", (_, seats, label, names) => {
  expect(describer()(game(1, { seats })).players).toEqual({ label, names });
});

test("each person has a result, in the order of the seats", () => {
  const { results } = describer()(game(1, { seats: [EXPERT, PERSON, EXPERT, PERSON] }));
  expect(results.map(({ points, rank }) => `${points}, ${rank}`)).toEqual([
    "20 points, 2nd place",
    "5 points, 4th place",
  ]);
});

test.each<[Partial<FinishedGame>, string[]]>([
  [{ practice: true }, ["Practice"]],
  [{ continued: true }, ["From a position"]],
  [{ practice: true, continued: true }, ["Practice"]],
  [{ daily: "2026-11-21" }, ["Daily deal"]],
  [{ hints: 1 }, ["1 hint"]],
  [{ practice: true, daily: "2026-11-21", hints: 3 }, ["Practice", "Daily deal", "3 hints"]],
])("a game with %j has the tags %j", (change, tags) => {
  expect(describer()(game(1, change)).tags).toEqual(tags);
});

test("texts that games share are the same for each of them", () => {
  const describe = describer();
  const [first, again] = [describe(game(1)), describe(game(2, { ranks: [4, 1, 2, 3] }))];
  expect(again).toMatchObject({ table: first.table, board: first.board, players: first.players });
  expect([first, again].map(({ results }) => results[0]?.rank)).toEqual(["1st place", "4th place"]);
});

test("words are sought in all that the list says of a game, and in its note", () => {
  const played = game(1, { seats: [PERSON, EXPERT, GAMBLER, EXPERT], hints: 2, note: "A close one" });
  expect(searchableText()(played)).toBe(
    "1 October 2026 at 15:00 4 players, classic, brown side Expert, Casual · Gambler " +
      "30 points 1st place 2 hints A close one",
  );
});

test("nothing is sought in the note of a game that has none", () => {
  expect(searchableText()(game(1))).toMatch(/1st place $/);
});
