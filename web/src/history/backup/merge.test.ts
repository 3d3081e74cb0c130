import { expect, test } from "vitest";
import { arbitraryKept } from "../../../testing/arbitrary-kept";
import { day, game, mistake, skill } from "../../../testing/kept-games";
import { fc } from "../../../testing/properties";
import type { Kept } from "../types";
import { betterDay, betterGame, betterMistake, merged } from "./merge";

const KEYS = {
  games: ({ games }: Kept) => games.map(({ id }) => id),
  days: ({ days }: Kept) => days.map(({ date }) => date),
  mistakes: ({ mistakes }: Kept) => mistakes.map(({ id }) => id),
};

test("merging is commutative", () => {
  fc.assert(
    fc.property(arbitraryKept, arbitraryKept, (a, b) => {
      expect(merged(a, b)).toEqual(merged(b, a));
    }),
  );
});

test("merging is associative", () => {
  fc.assert(
    fc.property(arbitraryKept, arbitraryKept, arbitraryKept, (a, b, c) => {
      expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)));
    }),
  );
});

test("merging the same again changes nothing", () => {
  fc.assert(
    fc.property(arbitraryKept, arbitraryKept, (a, b) => {
      const both = merged(a, b);
      expect(merged(both, both)).toEqual(both);
      expect(merged(both, a)).toEqual(both);
    }),
  );
});

test("merging loses nothing and counts nothing twice", () => {
  fc.assert(
    fc.property(arbitraryKept, arbitraryKept, (a, b) => {
      for (const keys of Object.values(KEYS))
        expect(keys(merged(a, b))).toEqual([...new Set([...keys(a), ...keys(b)])].sort());
    }),
  );
});

test("the reviewed version of a game wins, then the newer", () => {
  const reviewed = game(1, { at: "2026-11-01T00:00:00Z", skill: skill(0.1, 1) });
  const newer = game(1, { at: "2026-11-02T00:00:00Z" });
  expect(betterGame(newer, reviewed)).toEqual(reviewed);
  expect(betterGame(newer, game(1))).toEqual(newer);
});

test("a day keeps its earliest start, its first result and its par", () => {
  const result = { id: "a", at: "2026-11-21T10:00:00Z", score: 1, rank: 1 };
  const later = { id: "b", at: "2026-11-21T11:00:00Z", score: 9, rank: 1 };
  const early = day("2026-11-21", { begun: "2026-11-21", result: later });
  const late = day("2026-11-21", { begun: "2026-11-22", result, par: { score: 3, rank: 1 } });
  expect(betterDay(early, late)).toEqual({ ...early, result, par: { score: 3, rank: 1 } });
  expect(betterDay({ ...early, result: null }, { ...late, result: null }).result).toBeNull();
});

test("the mistake that was looked at last wins", () => {
  const looked = mistake("P", { looked: "2026-11-21T10:00:00Z", solved: 0 });
  expect(betterMistake(looked, mistake("P", { solved: 3 }))).toEqual(looked);
});
