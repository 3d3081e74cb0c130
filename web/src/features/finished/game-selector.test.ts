import { expect, test, vi } from "vitest";
import { EMPTY, game } from "../../../testing/finished-games";
import { type FinishedFilter, NO_FILTER } from "../../history/statistics";
import type { FinishedGame, HistoryState } from "../../history/types";
import { GAMES_AT_ONCE } from "../history/in-tasks";
import { GameSelector } from "./game-selector";

const FILTER: FinishedFilter = { ...NO_FILTER, words: "", favourites: false };
const MANY = 4 * GAMES_AT_ONCE + 1;

/** Return a history of as many games. `looked` has those whose players were looked at. */
function historyOf(count: number) {
  const looked = new Set<string>();
  const games = Array.from({ length: count }, (_, number): FinishedGame => {
    const at = new Date(Date.UTC(2026, 0, 1, number)).toISOString();
    const { seats, ...stored } = game(number, { at, ...(number % 2 && { edition: "golden", note: "A close one" }) });
    const look = () => {
      looked.add(stored.id);
      return seats;
    };
    return Object.defineProperty({ ...stored, seats }, "seats", { get: look });
  });
  const unreadable = { games: 0, days: 0, mistakes: 0 };
  const history: HistoryState = { data: { ...EMPTY, games }, latest: [], isPersistent: true, unreadable };
  return { history, looked };
}

/** Return how many games each task looks at from now on. */
function countsOfTasks(looked: Set<string>): number[] {
  const counts: number[] = [];
  const later = setTimeout;
  vi.stubGlobal("setTimeout", (act: () => void) =>
    later(() => {
      looked.clear();
      act();
      later(() => counts.push(looked.size));
    }),
  );
  return counts;
}

function countOf(selector: GameSelector, history: HistoryState, filter = FILTER) {
  const selection = selector.select(history, filter);
  return selection?.isWhole ? selection.chosen.length : null;
}

test.each(["", "close"])("no task looks at thousands of games, also to find the words %j", async (words) => {
  const { history, looked } = historyOf(MANY);
  const filter = { ...FILTER, words };
  const selector = new GameSelector(vi.fn());
  const counts = countsOfTasks(looked);
  expect(countOf(selector, history, filter)).toBeNull();
  expect(looked.size).toBe(0);
  expect(await selector.chosen(history, filter)).toHaveLength(words ? (MANY - 1) / 2 : MANY);
  expect(counts.filter(Boolean)).toEqual([...Array(4).fill(GAMES_AT_ONCE), 1]);
});

test("few games are selected at once", () => {
  const show = vi.fn();
  expect(countOf(new GameSelector(show), historyOf(GAMES_AT_ONCE).history)).toBe(GAMES_AT_ONCE);
  expect(show).not.toHaveBeenCalled();
});

test("the latest games are shown first, and then the number of all", async () => {
  const { history } = historyOf(MANY);
  const shown: unknown[] = [];
  const selector = new GameSelector(() => {
    const selection = selector.select(history, FILTER);
    shown.push([selection?.isWhole, selection?.chosen.length, selection?.chosen[0]?.id]);
  });
  await selector.chosen(history, FILTER);
  const { id } = game(MANY - 1);
  expect(shown).toEqual([
    [false, GAMES_AT_ONCE, id],
    [true, MANY, id],
  ]);
});

test("what is shown remains until the games for the newest filter are found", async () => {
  const { history } = historyOf(MANY);
  const selector = new GameSelector(vi.fn());
  await selector.chosen(history, FILTER);
  for (const edition of ["classic", "golden"]) {
    expect(countOf(selector, history, { ...FILTER, variant: `4 ${edition} brown` })).toBe(MANY);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const last = { ...FILTER, variant: "none of these" };
  expect(await selector.chosen(history, last)).toEqual([]);
  expect(countOf(selector, history, last)).toBe(0);
});

test.each([
  ["the words in any order and case", { words: "  ONE close " }, [1]],
  ["words of the description and of the note together", { words: "close golden" }, [1]],
  ["a part of a word", { words: "los" }, [1]],
  ["only one of the words", { words: "close shave" }, []],
  ["the mark of a favourite", { favourites: true }, [2]],
  ["the mark of a favourite, but not the words", { favourites: true, words: "close" }, []],
  ["no condition", {}, [3, 2, 1]],
])("games are found by %s", (_, change, numbers) => {
  const { history } = historyOf(0);
  const games = [game(1, { edition: "golden", note: "A close one" }), game(2, { favourite: true }), game(3)];
  const selector = new GameSelector(vi.fn());
  const selection = selector.select({ ...history, data: { ...EMPTY, games } }, { ...FILTER, ...change });
  expect(selection?.chosen).toEqual(numbers.map((number) => games[number - 1]));
});

test("what the filters offer comes from all games, not only from those that match", () => {
  const { history } = historyOf(2);
  const selection = new GameSelector(vi.fn()).select(history, { ...FILTER, variant: "4 golden brown" });
  expect([selection?.chosen.length, selection?.found.variant]).toEqual([1, ["4 classic brown", "4 golden brown"]]);
});

test("the best score is of a game that counts, and of a daily deal that of the first game", () => {
  const { history } = historyOf(0);
  const scored = (number: number, points: number, change: Partial<FinishedGame> = {}) =>
    game(number, { scores: [points, 0], seat: 0, ...change });
  const best = (...games: FinishedGame[]) =>
    new GameSelector(vi.fn()).select({ ...history, data: { ...EMPTY, games } }, FILTER)?.best;
  expect(best(scored(1, 30), scored(2, 41), scored(3, 35))).toBe(41);
  const daily = "2026-01-01";
  expect(best(scored(1, -3, { daily }), scored(2, 50, { daily }), scored(3, 60, { practice: true }))).toBe(-3);
  expect(best(scored(1, 60, { continued: true }))).toBeNull();
});

test("games are selected again only when they or the filter have changed", () => {
  const { history } = historyOf(2);
  const selector = new GameSelector(vi.fn());
  const selection = selector.select(history, FILTER);
  expect(selector.select({ ...history }, FILTER)).toBe(selection);
  expect(selector.select(history, { ...FILTER })).not.toBe(selection);
});

test("the latest games are no whole selection until the others are read", () => {
  const { history } = historyOf(0);
  const selection = new GameSelector(vi.fn()).select({ ...history, data: null, latest: [game(1)] }, FILTER);
  expect(selection).toMatchObject({ isWhole: false, chosen: [game(1)] });
});
