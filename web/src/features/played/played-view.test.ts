import { expect, test } from "vitest";
import { game } from "../../../testing/finished-games";
import { byMonth, isWon, namesAtAGlance } from "./played-view";

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
