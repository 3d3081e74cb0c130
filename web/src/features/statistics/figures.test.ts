import { expect, test, vi } from "vitest";
import { day, game } from "../../../testing/finished-games";
import { waitFor } from "../../../testing/wait-for";
import { ALL } from "../../history/statistics";
import type { FinishedGame, HistoryData } from "../../history/types";
import { keysIn } from "../history/filter-keys";
import { GAMES_AT_ONCE } from "../history/in-tasks";
import { FigureComputer } from "./figures";

const EVERY = { variant: ALL, level: ALL, style: ALL };
const MANY = 4 * GAMES_AT_ONCE;

function historyOf(games: number): HistoryData {
  return { games: Array.from({ length: games }, (_, number) => game(number)), days: [day("2026-11-01")], mistakes: [] };
}

test("the figures of a few games are there at once", () => {
  const show = vi.fn();
  const figures = new FigureComputer(show).figures(historyOf(3), EVERY);
  expect(figures?.summary?.games).toBe(3);
  expect(figures?.groups.variant.map(([, { games }]) => games)).toEqual([3]);
  expect(show).not.toHaveBeenCalled();
});

test("the games are compared by variant, level, style and bot, the largest group first", () => {
  const bot = (level: string, style: string | null) => ({ kind: "bot", level, style }) as const;
  const against = (number: number, ...bots: ReturnType<typeof bot>[]) =>
    game(number, { players: 1 + bots.length, seats: [game(0).seats[0] as FinishedGame["seats"][number], ...bots] });
  const games = [
    against(3, bot("strong", "spoiler"), bot("strong", null)),
    against(1, bot("strong", null)),
    against(2, bot("casual", null), bot("strong", null)),
    { ...against(4, bot("casual", null)), practice: true },
  ];
  const figures = new FigureComputer(vi.fn()).figures({ games, days: [], mistakes: [] }, EVERY);
  const sizes = Object.entries(figures?.groups ?? {}).map(([name, groups]) => [
    name,
    groups.map(([key, group]) => [key, group.games]),
  ]);
  expect(Object.fromEntries(sizes)).toEqual({
    variant: [
      ["3 classic brown", 2],
      ["2 classic brown", 1],
    ],
    level: [
      ["strong", 2],
      ["", 1],
    ],
    style: [
      ["", 3],
      ["spoiler", 1],
    ],
    bot: [
      ["strong", 3],
      ["casual", 1],
      ["strong spoiler", 1],
    ],
  });
  expect(figures?.ranked).toEqual([games[1], games[2], games[0]]);
  expect(figures?.found).toEqual(keysIn(figures?.ranked ?? []));
});

test("the groups are of the games that match the filter", () => {
  const history = historyOf(3);
  const figures = new FigureComputer(vi.fn()).figures(history, { ...EVERY, level: "none" });
  expect(figures).toMatchObject({ chosen: [], summary: null, groups: { variant: [] } });
  expect(figures?.ranked).toHaveLength(3);
});

test("they are computed again only for other games or another filter", () => {
  const [history, computer] = [historyOf(3), new FigureComputer(vi.fn())];
  const first = computer.figures(history, EVERY);
  expect(computer.figures(history, EVERY)).toBe(first);
  expect(computer.figures(historyOf(2), EVERY)?.summary?.games).toBe(2);
  expect(computer.figures(history, { ...EVERY, level: "none" })?.summary).toBeNull();
});

test("the most games of one task have their figures at once, one more has not", () => {
  const figures = (games: number) => new FigureComputer(vi.fn()).figures(historyOf(games), EVERY);
  expect(figures(GAMES_AT_ONCE)?.summary?.games).toBe(GAMES_AT_ONCE);
  expect(figures(GAMES_AT_ONCE + 1)).toBeNull();
});

test("figures that are no longer wanted do not replace those of a few games", async () => {
  const [few, show] = [historyOf(3), vi.fn()];
  const computer = new FigureComputer(show);
  computer.figures(historyOf(MANY), EVERY);
  const figures = computer.figures(few, EVERY);
  const other = vi.fn();
  new FigureComputer(other).figures(historyOf(MANY), EVERY);
  await waitFor(() => expect(other).toHaveBeenCalled());
  expect(show).not.toHaveBeenCalled();
  expect(computer.figures(few, EVERY)).toBe(figures);
});

test("those of thousands come in a later task, and the last ones stay until then", async () => {
  const history = historyOf(MANY);
  const show = vi.fn();
  const computer = new FigureComputer(show);
  expect(computer.figures(history, EVERY)).toBeNull();
  await waitFor(() => expect(show).toHaveBeenCalledOnce());
  const all = computer.figures(history, EVERY);
  expect(all?.summary?.games).toBe(MANY);
  const none = { ...EVERY, level: "none" };
  expect(computer.figures(history, none)).toBe(all);
  await waitFor(() => expect(show).toHaveBeenCalledTimes(2));
  expect(computer.figures(history, none)).toMatchObject({ chosen: [], summary: null });
});

test("a filter that is chosen meanwhile replaces the one before", async () => {
  const history = historyOf(MANY);
  const show = vi.fn();
  const computer = new FigureComputer(show);
  computer.figures(history, EVERY);
  const none = { ...EVERY, level: "none" };
  computer.figures(history, none);
  await waitFor(() => expect(show).toHaveBeenCalledOnce());
  expect(computer.figures(history, none)?.chosen).toEqual([]);
});
