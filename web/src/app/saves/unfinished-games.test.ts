import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../testing/memory-storage";
import { OTHER_DEAL, savedGame } from "../../../testing/saved-games";
import { LocalStore } from "../../platform/storage/local-storage";
import { UnfinishedGames } from "./unfinished-games";

const GAMES = "coloretto:v1:games";
const EARLIER = "coloretto:v1:save:earlier";
const [before, after] = [savedGame("dp1"), savedGame("dp1dp2")];
const other = savedGame("dp3", { deal: OTHER_DEAL });
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
});

function open(): UnfinishedGames {
  return new UnfinishedGames(new LocalStore());
}

function saves(games: UnfinishedGames): string[] {
  return games.list().map(({ save }) => save);
}

test("games are listed newest first, those without a time last", () => {
  storage.setItem(`${GAMES}:earlier`, savedGame("d"));
  storage.setItem(`${GAMES}:100-a`, before);
  storage.setItem(`${GAMES}:200-b`, other);
  expect(open().list()).toMatchObject([
    { id: `${GAMES}:200-b`, save: other, savedAt: 200, turns: 1 },
    { id: `${GAMES}:100-a`, save: before, savedAt: 100, turns: 1 },
    { id: `${GAMES}:earlier`, savedAt: null, turns: 0 },
  ]);
});

test("an entry that is not a game is listed with the unreadable texts, newest first", () => {
  storage.setItem(`${GAMES}:300-a`, "broken");
  storage.setItem("coloretto:v1:save:unreadable:200-b", "older");
  storage.setItem("coloretto:v1:save:unreadable:400-c", "newer");
  const games = open();
  expect(games.list()).toEqual([]);
  expect(games.unreadable().map(({ text, savedAt }) => [text, savedAt])).toEqual([
    ["newer", 400],
    ["broken", 300],
    ["older", 200],
  ]);
});

test("a game is found by its id and by any of its saves", () => {
  const games = open();
  const game = games.add(before);
  expect(games.find(game?.id ?? "")).toEqual(game);
  expect(games.findSame(after)).toEqual(game);
  expect(games.find(`${GAMES}:1-a`)).toBeUndefined();
  expect(games.findSame(other)).toBeUndefined();
});

test("a later save replaces an earlier one of the same game", () => {
  const games = open();
  games.add(before);
  games.add(other);
  games.add(after);
  expect(saves(games).sort()).toEqual([after, other].sort());
});

test("a save contained in a listed one is not added", () => {
  const games = open();
  const game = games.add(after);
  expect(games.add(before)).toEqual(game);
  expect(saves(games)).toEqual([after]);
});

test("diverging saves of one game are both listed", () => {
  const games = open();
  games.add(after);
  games.add(savedGame("dp1t1"));
  expect(games.list()).toHaveLength(2);
});

test("games that a save continues are removed, others stay", () => {
  const games = open();
  games.add(before);
  games.add(other);
  games.removeContinuedBy(after);
  expect(saves(games)).toEqual([other]);
});

test("the game stored by earlier versions is imported", () => {
  storage.setItem(EARLIER, before);
  expect(open().list()).toMatchObject([{ id: `${GAMES}:earlier`, save: before, savedAt: null }]);
  expect(storage.getItem(EARLIER)).toBeNull();
});

test("an invalid game of earlier versions becomes an unreadable text", () => {
  storage.setItem(EARLIER, "broken");
  expect(open().unreadable()).toMatchObject([{ text: "broken" }]);
  expect(storage.getItem(EARLIER)).toBeNull();
});

test("in a full storage the game of earlier versions is not removed", () => {
  storage.setItem(EARLIER, before);
  storage.isFull = true;
  expect(saves(open())).toEqual([before]);
  expect(storage.entries()).toEqual({ [EARLIER]: before });
});
