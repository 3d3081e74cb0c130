import { expect, test } from "vitest";
import { arbitraryHistory } from "../../../testing/arbitrary-history";
import { day, game, mistake, skill } from "../../../testing/finished-games";
import { fc } from "../../../testing/properties";
import type { HistoryData } from "../types";
import { betterDay, betterGame, betterMistake, merge } from "./merge";

const KEYS = {
  games: ({ games }: HistoryData) => games.map(({ id }) => id),
  days: ({ days }: HistoryData) => days.map(({ date }) => date),
  mistakes: ({ mistakes }: HistoryData) => mistakes.map(({ id }) => id),
};

test("merging is commutative", () => {
  fc.assert(
    fc.property(arbitraryHistory, arbitraryHistory, (a, b) => {
      expect(merge(a, b)).toEqual(merge(b, a));
    }),
  );
});

test("merging is associative", () => {
  fc.assert(
    fc.property(arbitraryHistory, arbitraryHistory, arbitraryHistory, (a, b, c) => {
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
    }),
  );
});

test("merging is idempotent", () => {
  fc.assert(
    fc.property(arbitraryHistory, arbitraryHistory, (a, b) => {
      const both = merge(a, b);
      expect(merge(both, both)).toEqual(both);
      expect(merge(both, a)).toEqual(both);
    }),
  );
});

test("merging keeps every row exactly once", () => {
  fc.assert(
    fc.property(arbitraryHistory, arbitraryHistory, (a, b) => {
      for (const keys of Object.values(KEYS))
        expect(keys(merge(a, b))).toEqual([...new Set([...keys(a), ...keys(b)])].sort());
    }),
  );
});

test("the reviewed version of a game wins, then the newer", () => {
  const reviewed = game(1, { at: "2026-11-01T00:00:00Z", skill: skill(0.1, 1) });
  const newer = game(1, { at: "2026-11-02T00:00:00Z" });
  expect(betterGame(newer, reviewed)).toEqual(reviewed);
  expect(betterGame(newer, game(1))).toEqual(newer);
});

test("a favourite's mark and a note survive the merge with a better version of the game", () => {
  const marked = game(1, { favourite: true, note: "a close one" });
  const reviewed = game(1, { skill: skill(0.1, 1) });
  const merged = { ...reviewed, favourite: true, note: "a close one" };
  expect(betterGame(marked, reviewed)).toEqual(merged);
  expect(betterGame(reviewed, marked)).toEqual(merged);
});

test("a day gets the earliest start, the first result and the par", () => {
  const result = { id: "a", at: "2026-11-21T10:00:00Z", score: 1, rank: 1 };
  const later = { id: "b", at: "2026-11-21T11:00:00Z", score: 9, rank: 1 };
  const early = day("2026-11-21", { begun: "2026-11-21", result: later });
  const late = day("2026-11-21", { begun: "2026-11-22", result, par: { score: 3, rank: 1 } });
  expect(betterDay(early, late)).toEqual({ ...early, result, par: { score: 3, rank: 1 } });
  expect(betterDay({ ...early, result: null }, { ...late, result: null }).result).toBeNull();
});

test("the mistake attempted last wins", () => {
  const looked = mistake("P", { looked: "2026-11-21T10:00:00Z", solved: 0 });
  expect(betterMistake(looked, mistake("P", { solved: 3 }))).toEqual(looked);
});
