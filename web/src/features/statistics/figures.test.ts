import { expect, test, vi } from "vitest";
import { day, game } from "../../../testing/finished-games";
import { waitFor } from "../../../testing/wait-for";
import { ALL } from "../../history/statistics";
import type { HistoryData } from "../../history/types";
import { FigureComputer, GAMES_AT_ONCE } from "./figures";

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
